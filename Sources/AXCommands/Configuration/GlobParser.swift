/// Compiles a pattern into the steps of a ``GlobProgram``, in one pass and without recursion.
struct GlobParser {
    private let scalars: [Unicode.Scalar]
    private let dialect: GlobDialect
    private var offset = 0
    private var steps: [GlobProgram.Step] = []
    /// The open groups of alternatives, from the outermost to the innermost.
    private var groups: [Group] = []

    /// A group of alternatives, such as `{a,b}`. Its steps contain a fork at the beginning, and a jump to the end after
    /// each alternative except the last.
    private struct Group {
        let fork: Int
        var alternatives: [Int]
        var jumps: [Int] = []
    }

    init(_ pattern: String, _ dialect: GlobDialect) {
        scalars = Array(pattern.unicodeScalars)
        self.dialect = dialect
    }

    /// The compiled pattern; nil if a set or a group isn't closed.
    mutating func program() -> GlobProgram? {
        while offset < scalars.count {
            guard step() else { return nil }
        }
        return groups.isEmpty ? GlobProgram(steps) : nil
    }

    private var crossesSlash: Bool { dialect == .key }

    private mutating func step() -> Bool {
        let scalar = scalars[offset]
        offset += 1
        switch scalar {
        case "*": star()
        case "?": steps.append(.any(slash: crossesSlash))
        case "[": return set()
        case "\\" where offset < scalars.count: literal(scalars[offset], length: 1)
        case "{" where dialect != .gitIgnore: open()
        case "," where !groups.isEmpty: alternative()
        case "}" where !groups.isEmpty: close()
        default: literal(scalar, length: 0)
        }
        return true
    }

    private mutating func literal(_ scalar: Unicode.Scalar, length: Int) {
        steps.append(.scalar(scalar))
        offset += length
    }

    // MARK: Runs

    private mutating func star() {
        let start = offset - 1
        while offset < scalars.count, scalars[offset] == "*" { offset += 1 }
        let atStart = start == 0 || "/{,".unicodeScalars.contains(scalars[start - 1])
        let isFolders = !crossesSlash && offset - start >= 2 && atStart
        if isFolders, offset < scalars.count, scalars[offset] == "/" {
            offset += 1
            folders()
        } else {
            let atEnd = offset == scalars.count || "},".unicodeScalars.contains(scalars[offset])
            run(slash: crossesSlash || isFolders && atEnd)
        }
    }

    private mutating func run(slash: Bool) {
        steps += [.fork([1, 3]), .any(slash: slash), .fork([-2])]
    }

    /// Appends the steps for `**/`, which matches nothing, or folders and the slash that follows them.
    private mutating func folders() {
        steps.append(.fork([1, 5]))
        run(slash: true)
        steps.append(.scalar("/"))
    }

    // MARK: Alternatives

    private mutating func open() {
        groups.append(Group(fork: steps.count, alternatives: [1]))
        steps.append(.fork([]))
    }

    private mutating func alternative() {
        let group = groups.count - 1
        groups[group].jumps.append(steps.count)
        steps.append(.fork([]))
        groups[group].alternatives.append(steps.count - groups[group].fork)
    }

    private mutating func close() {
        let group = groups.removeLast()
        steps[group.fork] = .fork(group.alternatives)
        for jump in group.jumps { steps[jump] = .fork([steps.count - jump]) }
    }

    // MARK: Sets

    /// Parses the rest of a set after `[`. A `]` at the beginning is a member of the set.
    private mutating func set() -> Bool {
        var set = GlobSet()
        if let first = peek, first == "!" || first == "^" {
            set.isNegated = true
            offset += 1
        }
        let start = offset
        while let scalar = peek {
            offset += 1
            if scalar == "]", offset - 1 > start {
                steps.append(.set(set, slash: crossesSlash))
                return true
            }
            if scalar == "[", peek == ":", let members = namedClass() {
                set.ranges += members
            } else {
                set.ranges.append(range(from: scalar))
            }
        }
        return false
    }

    /// A member of a set, or a range if `-` and another member follow. A backward range, which should be empty, matches
    /// its first member.
    private mutating func range(from first: Unicode.Scalar) -> ClosedRange<UInt32> {
        let low = unescaped(first)
        guard peek == "-", offset + 1 < scalars.count, scalars[offset + 1] != "]" else { return low...low }
        offset += 1
        let last = scalars[offset]
        offset += 1
        let high = unescaped(last)
        return low <= high ? low...high : low...low
    }

    private mutating func unescaped(_ scalar: Unicode.Scalar) -> UInt32 {
        guard scalar == "\\", let next = peek else { return scalar.value }
        offset += 1
        return next.value
    }

    /// Parses a class in a set, such as `[:alpha:]`, after its first bracket; nil if it isn't a known class.
    private mutating func namedClass() -> [ClosedRange<UInt32>]? {
        guard let end = scalars[offset...].dropFirst().firstIndex(of: ":"), end - offset <= 8 else { return nil }
        var name = ""
        name.unicodeScalars.append(contentsOf: scalars[(offset + 1)..<end])
        guard end + 1 < scalars.count, scalars[end + 1] == "]", let members = namedClasses[name] else { return nil }
        offset = end + 2
        return members
    }

    private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }
}

/// The POSIX character classes (IEEE 1003.1, 9.3.5) in the C locale.
private let namedClasses: [String: [ClosedRange<UInt32>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [0x30...0x39],
    "graph": [0x21...0x7E], "lower": [0x61...0x7A], "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "space": [0x09...0x0D, 0x20...0x20],
    "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
]

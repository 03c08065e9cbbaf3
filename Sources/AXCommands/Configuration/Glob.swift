/// A pattern for paths or keys, matched as a whole in time proportional to pattern × text: no pattern makes it explode.
///
/// `*` any run, `?` one character, `[a-z]` `[!a]` one of a set, `{a,b}` alternatives, `\` takes the next character as it
/// is. In a pattern for paths, `*`, `?` and sets stop at `/`, and `**` as a whole component stands for any folders.
struct Glob: Hashable, Sendable {
    /// Longer patterns are refused.
    static let longestPattern = 1024

    let pattern: String
    private let matcher: Matcher

    /// nil when a set or a group of alternatives is not closed, or when the pattern is too long.
    init?(_ pattern: String, _ dialect: GlobDialect) {
        guard pattern.unicodeScalars.count <= Self.longestPattern else { return nil }
        var parser = GlobParser(pattern, dialect)
        guard let program = parser.program() else { return nil }
        self.pattern = pattern
        matcher = Self.shortcut(pattern, dialect) ?? .program(program)
    }

    func matches(_ text: String) -> Bool {
        switch matcher {
        case .exactly(let expected): Array(text.utf8) == expected
        case .ending(let end, let stopsAtSlash): Self.ends(text, with: end, stopsAtSlash: stopsAtSlash)
        case .program(let program): program.matches(text)
        }
    }

    /// How a pattern is matched. Most patterns of ignore files are plain names or `*.extension`.
    private enum Matcher: Hashable, Sendable {
        case exactly([UInt8])
        case ending([UInt8], stopsAtSlash: Bool)
        case program(GlobProgram)
    }

    private static func shortcut(_ pattern: String, _ dialect: GlobDialect) -> Matcher? {
        if !pattern.utf8.contains(where: special.contains) { return .exactly(Array(pattern.utf8)) }
        guard pattern.utf8.first == UInt8(ascii: "*") else { return nil }
        let end = Array(pattern.utf8.dropFirst())
        guard !end.contains(where: special.contains), !end.contains(UInt8(ascii: "/")) else { return nil }
        return .ending(end, stopsAtSlash: dialect != .key)
    }

    private static let special = Set("*?[]{}\\".utf8)

    /// The bytes that every text begins with that the pattern matches, as far as they are written before any wildcard.
    var literalBeginning: [UInt8] { Array(pattern.utf8.prefix { !Self.special.contains($0) }) }

    /// The same of its end. A slash behind `**` is a part of the wildcard.
    var literalEnd: [UInt8] {
        let end = Array(pattern.utf8.reversed().prefix { !Self.special.contains($0) }.reversed())
        return end.first == UInt8(ascii: "/") ? Array(end.dropFirst()) : end
    }

    private static func ends(_ text: String, with end: [UInt8], stopsAtSlash: Bool) -> Bool {
        let bytes = text.utf8
        guard bytes.count >= end.count, bytes.suffix(end.count).elementsEqual(end) else { return false }
        return !stopsAtSlash || !bytes.dropLast(end.count).contains(UInt8(ascii: "/"))
    }
}

/// Many patterns, of which those that match a text are found without trying all: each is tried where the text begins, or
/// ends, as the pattern does.
struct GlobIndex: Hashable, Sendable {
    private(set) var globs: [Glob] = []
    private var byBeginning = LiteralTree()
    private var byEnd = LiteralTree()
    /// Those that begin and end with a wildcard.
    private var others: [Int] = []

    init(_ globs: [Glob] = []) {
        for glob in globs { append(glob) }
    }

    mutating func append(_ glob: Glob) {
        let (beginning, end) = (glob.literalBeginning, glob.literalEnd)
        if !beginning.isEmpty {
            byBeginning.insert(globs.count, at: beginning)
        } else if !end.isEmpty {
            byEnd.insert(globs.count, at: end.reversed())
        } else {
            others.append(globs.count)
        }
        globs.append(glob)
    }

    /// The numbers of the patterns that match a text, ascending.
    func matches(_ text: String) -> [Int] {
        guard !globs.isEmpty else { return [] }
        let candidates = byBeginning.values(along: text.utf8) + byEnd.values(along: text.utf8.reversed()) + others
        return candidates.sorted().filter { globs[$0].matches(text) }
    }
}

/// Numbers by a row of bytes.
private struct LiteralTree: Hashable, Sendable {
    private struct Node: Hashable {
        var children: [UInt8: Int] = [:]
        var values: [Int] = []
    }

    private var nodes = [Node()]

    mutating func insert(_ value: Int, at bytes: some Sequence<UInt8>) {
        var node = 0
        for byte in bytes {
            if let next = nodes[node].children[byte] {
                node = next
            } else {
                nodes[node].children[byte] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].values.append(value)
    }

    /// The numbers at every beginning of a row.
    func values(along bytes: some Sequence<UInt8>) -> [Int] {
        var values = nodes[0].values
        var node = 0
        for byte in bytes {
            guard let next = nodes[node].children[byte] else { break }
            node = next
            values += nodes[node].values
        }
        return values
    }
}

/// A pattern for paths or keys. Matching takes time proportional to the product of the lengths of the pattern and the
/// input, for any pattern.
///
/// `*` matches any number of Unicode scalars, `?` one, `[a-z]` one in a set, `[!a]` one outside a set, and, except in
/// ignore files, `{a,b}` alternatives; `\` quotes the next scalar. In a pattern for paths, `*`, `?` and sets don't
/// match `/`, and `**` as a whole component matches any number of folders.
struct Glob: Hashable, Sendable {
    /// The maximum length of a pattern, in Unicode scalars. Longer patterns are rejected.
    static let longestPattern = 1024

    let pattern: String
    private let matcher: Matcher

    /// Returns nil if a set or a group of alternatives isn't closed, or if the pattern is too long.
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

    /// The simplest implementation for a pattern. Most patterns in ignore files are plain names or `*.extension`, which
    /// don't need an automaton.
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

    /// The UTF-8 bytes before the first wildcard. All matching strings begin with them.
    var literalBeginning: [UInt8] { Array(pattern.utf8.prefix { !Self.special.contains($0) }) }

    /// The UTF-8 bytes after the last wildcard, without a slash at the beginning, which may be part of the wildcard
    /// `**/`.
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

/// A collection of patterns. Only patterns whose literal beginning or end matches a string, and those that have
/// neither, are compared with the string.
struct GlobIndex: Hashable, Sendable {
    private(set) var globs: [Glob] = []
    private var byBeginning = LiteralTree()
    private var byEnd = LiteralTree()
    /// The indexes of the patterns that begin and end with a wildcard.
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

    /// The indexes of the patterns that match a string, ascending.
    func matches(_ text: String) -> [Int] {
        guard !globs.isEmpty else { return [] }
        let candidates = byBeginning.values(along: text.utf8) + byEnd.values(along: text.utf8.reversed()) + others
        return candidates.sorted().filter { globs[$0].matches(text) }
    }
}

/// A trie that maps byte strings to integers.
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

    /// The values of all prefixes of `bytes`.
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

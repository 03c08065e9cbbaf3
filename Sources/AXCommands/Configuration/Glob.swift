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

/// The parts of YAML that a locale file may use, checked before the parser sees it.
///
/// Files given by `--locales` may be hostile. Aliases can make a small file expand without end, and the parser recurses
/// for every level of nesting, so both are rejected here, by scanning the bytes once.
enum YAMLLimits {
    /// The longest file that is read, in UTF-8 bytes.
    static let bytes = 256 * 1024
    /// Levels of nesting. The format itself needs four.
    static let depth = 32

    struct Violation: Equatable {
        /// 1-based.
        var line: Int
        /// 1-based, in UTF-16 units.
        var column: Int
        var message: String
    }

    /// The first thing in `text` that a locale file may not contain.
    static func violation(in text: String) -> Violation? {
        guard text.utf8.count <= bytes else {
            return Violation(line: 1, column: 1, message: "The file is larger than \(bytes / 1024) KB.")
        }
        var open = 0
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            if let column = aliasColumn(in: line) {
                return Violation(
                    line: number, column: column, message: "Anchors and aliases aren't supported; write out the value.")
            }
            open += openings(in: line)
            if open > depth || indentation(of: line) > 2 * depth {
                return Violation(line: number, column: 1, message: "The values are nested too deeply.")
            }
        }
        return nil
    }

    /// Where an anchor or alias may begin: `&` or `*` at the start of a token, followed by a name.
    ///
    /// A line that begins with a number sign is a comment unless a quoted string is still open. Such a string would
    /// have to be closed on the line before an alias can follow, so only the rest after a quote is checked there.
    private static func aliasColumn(in line: Substring) -> Int? {
        var previous: Unicode.Scalar = " "
        var pending: Int?
        var column = 0
        var isComment = line.first { $0 != " " && $0 != "\t" } == "#"
        for scalar in line.unicodeScalars {
            column += UTF16.width(scalar)
            if let pending, !scalar.properties.isWhitespace { return pending }
            pending = nil
            if scalar == "\"" || scalar == "'" { isComment = false }
            if scalar == "&" || scalar == "*", !isComment, startsToken(after: previous) { pending = column }
            previous = scalar
        }
        return nil
    }

    private static func startsToken(after scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || " \t[]{},:-?\"'".unicodeScalars.contains(scalar)
    }

    /// Brackets that the line opens and doesn't close. Brackets in strings count too: more is rejected than necessary,
    /// never less.
    private static func openings(in line: Substring) -> Int {
        var depth = 0
        var deepest = 0
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            deepest = max(deepest, depth)
        }
        return deepest > YAMLLimits.depth ? deepest : depth
    }

    /// Spaces and indicators that open block collections at the start of the line: every level needs at least one of
    /// them.
    private static func indentation(of line: Substring) -> Int {
        line.utf8.prefix { " -?:\t".utf8.contains($0) }.count
    }
}

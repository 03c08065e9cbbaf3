/// The parts of YAML that a locale file may use, checked before the parser sees it.
///
/// Files for `--locales` may be malicious. Aliases can make a small file expand without limit, and the parser recurses
/// for every level of nesting. A check before parsing rejects large files, aliases and deep nesting.
enum YAMLLimits {
    /// The maximum size of a file, in UTF-8 bytes.
    static let bytes = 256 * 1024
    /// The maximum levels of nesting. The format needs four.
    static let depth = 32

    struct Violation: Equatable {
        /// The 1-based line.
        var line: Int
        /// The 1-based column, in UTF-16 units.
        var column: Int
        var message: String
    }

    /// The first violation of the limits in `text`; nil if there isn't one.
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

    /// The 1-based column of an anchor or alias in UTF-16 units; nil if the line doesn't contain any. Each is `&` or
    /// `*` at the beginning of a token, followed by a name.
    ///
    /// A line that begins with a number sign is a comment, unless a quoted string is still open. An alias could only
    /// follow if that string ends on the line, so only the part after a quote is checked.
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

    /// The number of brackets that the line opens, minus those that it closes. If the deepest nesting within the line
    /// exceeds ``YAMLLimits/depth``, the result is that nesting instead. Brackets in strings and comments also count.
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

    /// The number of spaces, tabs and block indicators (`-`, `?`, `:`) at the beginning of the line. Every level of
    /// nesting needs at least one.
    private static func indentation(of line: Substring) -> Int {
        line.utf8.prefix { " -?:\t".utf8.contains($0) }.count
    }
}

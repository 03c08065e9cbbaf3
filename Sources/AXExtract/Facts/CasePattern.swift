/// A pattern of a case, such as `.songs(let count)`.
struct CasePattern {
    let name: String
    /// The names that the pattern binds to the associated values; empty if it has other parts.
    let names: [String]

    init(_ pattern: some StringProtocol) {
        name = String(pattern.drop { $0 != "." }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        names = Self.names(boundBy: String(pattern), name)
    }

    /// The patterns of one `case`, which are separated by commas: `.album(let count), .list(let count)`.
    static func all(in patterns: String) -> [CasePattern] {
        var found: [String] = []
        for part in patterns.split(separator: ", ") {
            if part.hasPrefix(".") || part.hasPrefix("let .") || found.isEmpty {
                found.append(String(part))
            } else {
                found[found.count - 1] += ", \(part)"
            }
        }
        return found.map { CasePattern($0) }.filter { !$0.name.isEmpty }
    }

    /// The names that the pattern of a case binds to the associated values: `source` for `.remove(let source)`. Empty
    /// for other patterns.
    private static func names(boundBy pattern: String, _ enumCase: String) -> [String] {
        let start = pattern.hasPrefix("let ") ? "let .\(enumCase)(" : ".\(enumCase)("
        guard pattern.hasPrefix(start), pattern.hasSuffix(")") else { return [] }
        return pattern.dropFirst(start.count).dropLast().split(separator: ", ").map { value in
            String(value[(value.lastIndex(of: " ") ?? value.startIndex)...].drop { $0 == " " })
        }
    }
}

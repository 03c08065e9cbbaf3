import AXSource

/// A pattern of an enumeration case, such as `.songs(let count)`.
package struct CasePattern {
    package let name: String
    /// The last word of each part between the parentheses, such as `count` for `let count`; empty without parentheses.
    package let names: [String]
    /// Whether the pattern matches the case with any associated values.
    let isWhole: Bool

    /// - Parameter pattern: one pattern. ``name`` is empty if it isn't that of a case.
    package init(_ pattern: some StringProtocol) {
        let pattern = Substring(pattern)
        let bindsAll = pattern.hasPrefix("let ") || pattern.hasPrefix("var ")
        let rest = pattern.drop { $0 != "." }.dropFirst()
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        self.name = String(name)
        let payload = rest[name.endIndex...]
        let isList = payload.first == "(" && payload.last == ")"
        let values = isList ? payload.dropFirst().dropLast().split(separator: ", ").map(String.init) : []
        names = values.map { String($0[($0.lastIndex(of: " ") ?? $0.startIndex)...].drop { $0 == " " }) }
        isWhole = payload.isEmpty || isList && values.allSatisfy { Self.isAnyValue($0, bindsAll: bindsAll) }
    }

    /// The patterns of one `case`, which are separated by commas: `.album(let count), .list(let count)`. Empty if one
    /// of them isn't that of an enumeration case, or is `.some`.
    package static func all(in patterns: String) -> [CasePattern] {
        var found: [String] = []
        for part in patterns.split(separator: ", ") {
            if part.hasPrefix(".") || part.hasPrefix("let .") || found.isEmpty {
                found.append(String(part))
            } else {
                found[found.count - 1] += ", \(part)"
            }
        }
        let cases = found.map { CasePattern($0) }
        // `.some(.play)` and `.play` can match the same value.
        return cases.contains { $0.name.isEmpty || $0.name == "some" } ? [] : cases
    }

    /// Whether a part of a pattern matches every associated value: `_`, `let count`, or `count` after `let .songs(`.
    private static func isAnyValue(_ part: String, bindsAll: Bool) -> Bool {
        let label = part.firstRange(ofASCII: ": ")
        let value = label.map { part[$0.upperBound...] } ?? part[...]
        if value == "_" { return true }
        let isBound = value.hasPrefix("let ") || value.hasPrefix("var ")
        let name = isBound ? value.dropFirst(4) : value
        return (isBound || bindsAll) && !name.isEmpty && name.utf8.allSatisfy(\.isIdentifierByte)
    }
}

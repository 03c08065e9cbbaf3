import AXSource

/// Names by which services know a finding again after lines have moved.
struct FindingPrints {
    private var seen: [String: Int] = [:]

    /// 16 hexadecimal digits of rule, file, locale, key and message, and a number where several findings share them: no
    /// line is in it, and no two names of one report are the same.
    mutating func next(_ finding: Diagnostic) -> String {
        let parts = [finding.id, finding.path, finding.locale ?? "", finding.shownKey ?? "", finding.message]
        let name = TextHash.of(parts.joined(separator: "\u{1F}"))
        let count = seen[name, default: 0] + 1
        seen[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}

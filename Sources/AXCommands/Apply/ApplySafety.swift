import AXModel
import AXSource

/// Which findings keep a delivered unit out of the project: those about texts that crash, show a wrong value, or are no
/// translation of today's source. Style keeps nothing out.
struct ApplySafety: Sendable {
    static let rules: Set<String> = [
        "format-type-changed", "format-argument-missing", "format-argument-extra", "format-hole", "format-reordered",
        "format-phantom", "format-width-argument", "placeholder-changed", "placeholder-unread", "variable-renamed",
        "plural-missing-other", "variable-undefined",
        "value-type", "variation-nesting", "stale-unit", "xliff-state-skipped", "raw-key", "pseudo-text",
        "wrong-language",
    ]

    private let allowances: [Allowance]

    /// - Parameter allowed: what `--allow` names.
    init(allowing allowed: [Allowance] = []) {
        allowances = allowed
    }

    /// The findings that refuse a unit.
    func refusals(among findings: [Diagnostic]) -> [Diagnostic] {
        findings.filter { finding in
            Self.rules.contains(finding.id) && finding.severity >= .warning
                && !allowances.contains { $0.covers(finding) }
        }
    }
}

/// What `--allow` says: a rule, for every key or for one.
struct Allowance: Hashable, Sendable {
    let rule: String
    let key: StringKey?

    /// - Parameter text: `rule`, or `rule:key`; the key may hold colons.
    init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        rule = String(parts[0])
        key = parts.count > 1 ? StringKey(String(parts[1])) : nil
    }

    func covers(_ finding: Diagnostic) -> Bool {
        finding.id == rule && (key == nil || key == finding.key)
    }
}

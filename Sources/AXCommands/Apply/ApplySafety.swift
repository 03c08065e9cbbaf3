import AXFormats
import AXModel
import AXRules
import AXSource

/// Which findings keep a delivered unit out of the project: every error, and warnings about strings that show a wrong value,
/// are damaged, or do not translate today's source. Style keeps nothing out.
struct ApplySafety: Sendable {
    /// The rules whose warnings do.
    private static let rules = Set(RuleCatalogue.pages.filter { $0.traits.contains(.blocksApply) }.map(\.id))

    /// All that ``Allowance`` may name.
    static let names = rules.union((Formats.pages + Rules.pages).filter { $0.severity == .error }.map(\.id)).union([
        newLocale
    ])

    /// The question whether a locale may join another one for the same listeners.
    static let newLocale = "new-locale"

    private let allowances: [Allowance]

    /// - Parameter allowed: what `--allow` names.
    init(allowing allowed: [Allowance] = []) {
        allowances = allowed
    }

    /// The findings that refuse a unit.
    /// - Parameter locale: that of the delivery: an error that the source has too is the source's alone.
    func refusals(among findings: [Diagnostic], in locale: String) -> [Diagnostic] {
        findings.filter { finding in
            let isError = finding.severity == .error && finding.locale == locale
            return (isError || Self.rules.contains(finding.id) && finding.severity >= .warning)
                && !allowances.contains { $0.covers(finding) }
        }
    }

    /// The findings that keep out a whole file.
    func troubles(among findings: [Diagnostic]) -> [Diagnostic] {
        findings.filter { finding in
            finding.key == nil && finding.severity == .error && !allowances.contains { $0.covers(finding) }
        }
    }

    var allowsNewLocales: Bool { allowances.contains { $0.rule == Self.newLocale } }
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

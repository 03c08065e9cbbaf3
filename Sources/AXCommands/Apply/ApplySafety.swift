import AXFormats
import AXModel
import AXRules
import AXSource

/// Selects the findings that prevent a delivered string from being applied: all errors, and warnings about strings that
/// show a wrong value, are damaged, or don't translate the current source string. Findings about style never prevent
/// it.
struct ApplySafety: Sendable {
    /// The rules whose warnings prevent a string from being applied.
    private static let rules = Set(RuleCatalogue.pages.filter { $0.traits.contains(.blocksApply) }.map(\.id))

    /// All valid values of ``Allowance/rule``.
    static let names = rules.union((Formats.pages + Rules.pages).filter { $0.severity == .error }.map(\.id)).union([
        newLocale, machineOverPerson,
    ])

    /// A name for `--allow` that isn't a rule. It allows a delivery to add a locale that the project already has under
    /// an equivalent tag.
    static let newLocale = "new-locale"

    /// A name for `--allow` that isn't a rule. It allows a machine translation to replace a translation that a person
    /// made or approved.
    static let machineOverPerson = "machine-over-person"

    private let allowances: [Allowance]

    /// - Parameter allowed: the values of `--allow`.
    init(allowing allowed: [Allowance] = []) {
        allowances = allowed
    }

    /// The findings that prevent a string from being applied.
    /// - Parameter locale: the locale of the delivery. An error in another locale, such as the source's, counts only if
    ///   the rule's warnings do, too.
    func refusals(among findings: [Diagnostic], in locale: String) -> [Diagnostic] {
        findings.filter { finding in
            let isError = finding.severity == .error && finding.locale == locale
            return (isError || Self.rules.contains(finding.id) && finding.severity >= .warning)
                && !allowances.contains { $0.covers(finding) }
        }
    }

    /// The findings that prevent a whole file from being applied.
    func fileErrors(among findings: [Diagnostic]) -> [Diagnostic] {
        findings.filter { finding in
            finding.key == nil && finding.severity == .error && !allowances.contains { $0.covers(finding) }
        }
    }

    var allowsNewLocales: Bool { allowances.contains { $0.rule == Self.newLocale } }

    /// Whether a machine translation of the key may replace a person's translation.
    func allowsMachineOverPerson(_ key: StringKey) -> Bool {
        allowances.contains { $0.rule == Self.machineOverPerson && ($0.key == nil || $0.key == key) }
    }
}

/// A value of `--allow`: one of ``ApplySafety/names``, optionally limited to one key.
struct Allowance: Hashable, Sendable {
    let rule: String
    let key: StringKey?

    /// - Parameter text: `rule` or `rule:key`. The key may contain colons.
    init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        rule = String(parts[0])
        key = parts.count > 1 ? StringKey(String(parts[1])) : nil
    }

    func covers(_ finding: Diagnostic) -> Bool {
        finding.id == rule && (key == nil || key == finding.key)
    }
}

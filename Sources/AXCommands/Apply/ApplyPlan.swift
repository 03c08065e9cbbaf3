import AXLocale
import AXModel
import AXRules
import AXSource

/// The effect of `apply` on one table in one locale.
struct ApplyPlan: Sendable {
    let table: StringTable
    let locale: String
    /// Whether the project has no translation of the table in the locale yet.
    let isNew: Bool
    /// In the order of the delivery.
    let decisions: [UnitDecision]

    /// - Parameters:
    ///   - delivered: the translator's strings.
    ///   - source: the strings in the development language.
    ///   - current: the project's strings in the locale; nil if it has none.
    ///   - findings: all findings of a check of `delivered`.
    init(
        _ delivered: Catalog, into table: StringTable, source: Catalog, current: Catalog?, findings: [Diagnostic],
        safety: ApplySafety
    ) {
        self.table = table
        locale = delivered.locale
        isNew = current == nil
        let sources = Dictionary(source.units.map { ($0.key, $0) }) { $1 }
        let currents = Dictionary((current?.units ?? []).map { ($0.key, $0) }) { $1 }
        let paths = delivered.paths
        let own = findings.filter { finding in
            finding.locale == delivered.locale && paths.contains(finding.path)
                || finding.alsoIn.contains(delivered.locale)
        }
        let byKey = Dictionary(grouping: own) { $0.key }
        // “Color” for “Colour” is a translation into another English.
        let isOfOneLanguage = LanguageTag(delivered.locale)?.language == LanguageTag(source.locale)?.language
        decisions = delivered.lastUnits.map { unit in
            let source = sources[unit.key]
            // A copy of the source string isn't refused as untranslated: it is skipped if the project has a
            // translation, and the app shows the source string anyway if it has none.
            let isCopy = source.map(unit.isMereCopy) ?? false
            let found = (byKey[unit.key] ?? []).filter { !isCopy || $0.id != Untranslated.page.id }
            var outcome = Self.outcome(
                of: unit, source: source, current: currents[unit.key], isOfOneLanguage: isOfOneLanguage,
                refusals: safety.refusals(among: found, in: delivered.locale))
            if case .taken = outcome, let current = currents[unit.key], unit.isByMachine, current.isByPerson,
                !safety.allowsMachineOverPerson(unit.key)
            {
                outcome = .skipped(
                    "a machine made this translation, and a person made the one in the project; to replace it, use "
                        + "--allow \(ApplySafety.machineOverPerson)")
            }
            return UnitDecision(unit: unit, outcome: outcome, current: currents[unit.key], source: source)
        }
    }

    private static func outcome(
        of unit: Unit, source: Unit?, current: Unit?, isOfOneLanguage: Bool, refusals: [Diagnostic]
    ) -> UnitDecision.Outcome {
        guard let source else { return .skipped("the project has no string with this key") }
        if !source.isTranslatable {
            // `convert` delivers such strings unchanged.
            if !unit.forms.isEmpty, (current ?? source).hasSameStrings(of: unit) { return .unchanged }
            return .skipped("the project marks this string as not translatable")
        }
        if unit.forms.isEmpty { return .skipped("it has no translation") }
        guard unit.isDelivered(for: source) else {
            let isEmpty = unit.forms.allSatisfy { $0.text.string.allSatisfy(\.isWhitespace) }
            return .skipped(isEmpty ? "it has no translation" : "the delivery marks this string as not yet translated")
        }
        guard let current else { return refusals.isEmpty ? .taken : .refused(refusals) }
        if current.hasSameStrings(of: unit) { return .unchanged }
        if unit.isMereCopy(of: source), !isOfOneLanguage, !source.hasSameStrings(of: current) {
            return .skipped(
                "the delivered string is identical to the source string, and the project already has a translation")
        }
        return refusals.isEmpty ? .taken : .refused(refusals)
    }
}

extension Catalog {
    /// A key can occur twice in a file; the last unit counts.
    fileprivate var lastUnits: [Unit] {
        units.reversed().uniqued(on: \.key).reversed()
    }
}

extension Unit {
    /// Whether the strings are those of the source, and no state says that this is intended: tools fill in missing
    /// translations with the source string.
    fileprivate func isMereCopy(of source: Unit) -> Bool {
        states.isEmpty && hasSameStrings(of: source) && source.hasSameStrings(of: self)
    }
}

extension Unit {
    /// Whether a machine made all forms.
    var isByMachine: Bool { !states.isEmpty && forms.allSatisfy { states[$0.path] == .machineTranslated } }

    /// Whether a person made or approved a form. A file without states is made by people.
    var isByPerson: Bool {
        let states = states
        return forms.contains { form in states[form.path].map { $0 == .translated } ?? true }
    }
}

/// The decision about one delivered unit.
struct UnitDecision: Sendable {
    enum Outcome: Sendable {
        /// The project gets the delivered string.
        case taken
        /// The project already has this string.
        case unchanged
        /// The string isn't for this project; the reason is one clause.
        case skipped(String)
        /// The string would harm the app.
        case refused([Diagnostic])
    }

    let unit: Unit
    let outcome: Outcome
    /// The project's unit in this locale.
    let current: Unit?
    let source: Unit?

    var isRefused: Bool {
        if case .refused = outcome { true } else { false }
    }

    var isSkipped: Bool {
        if case .skipped = outcome { true } else { false }
    }

    /// What users of the locale hear as long as the delivered string isn't applied.
    ///
    /// The runtime returns the key itself if a table doesn't have it (`CFBundleCopyLocalizedString`). In projects whose
    /// keys are the source strings, that is the source string.
    var heardUntilApplied: String {
        if let current, let text = current.forms.first?.text.string { return "the current translation, “\(text)”" }
        if let text = source?.forms.first?.text.string, unit.key == StringKey(text) {
            return "the source string, “\(text)”"
        }
        return "the raw key, “\(unit.key.text)”"
    }
}

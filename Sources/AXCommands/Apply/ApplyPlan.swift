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
    /// One decision for each delivered key, in the order of the delivery.
    let decisions: [UnitDecision]

    /// - Parameters:
    ///   - delivered: the translator's strings.
    ///   - source: the strings in the development language.
    ///   - current: the project's strings in the locale; nil if there aren't any.
    ///   - others: the project's strings in other locales. Their keys are known, even if the source strings aren't in a
    ///     strings file.
    ///   - findings: all findings of a check of `delivered`.
    init(
        _ delivered: Catalog, into table: StringTable, source: Catalog, current: Catalog?, others: [Catalog],
        findings: [Diagnostic], safety: ApplySafety
    ) {
        self.table = table
        locale = delivered.locale
        isNew = current == nil
        let sources = Dictionary(source.units.map { ($0.key, $0) }) { $1 }
        let currents = Dictionary((current?.units ?? []).map { ($0.key, $0) }) { $1 }
        let elsewhere =
            source.hasStringsElsewhere
            ? Dictionary(others.flatMap(\.units).map { ($0.key, $0) }) { first, _ in first } : [:]
        let byKey = Dictionary(grouping: delivered.findings(among: findings, from: source)) { $0.key }
        let sourceLocale = source.locale
        let speaksSource = current == nil || !table.catalogs.isEmpty
        // Between varieties of one language, such as British and American English, a copy of the source string may be a
        // correct translation.
        let isOfOneLanguage = LanguageTag(delivered.locale)?.language == LanguageTag(source.locale)?.language
        decisions = delivered.lastUnits.map { unit in
            let unit = sources[unit.key].flatMap(unit.varying) ?? unit
            // The project's string replaces a source string that isn't in a strings file.
            let source =
                sources[unit.key] ?? (source.hasStringsElsewhere ? currents[unit.key] ?? elsewhere[unit.key] : nil)
            // A copy of the source string isn't refused as untranslated. If the project has a translation, the copy is
            // skipped. Otherwise, the app shows the source string anyway.
            let isCopy = source.map(unit.isMereCopy) ?? false
            let found = (byKey[unit.key] ?? []).filter { !isCopy || $0.id != Untranslated.page.id }
            var outcome = Self.outcome(
                of: unit, source: source, current: currents[unit.key], isOfOneLanguage: isOfOneLanguage,
                refusals: safety.refusals(among: found, in: delivered.locale))
            if case .taken = outcome, let lost = currents[unit.key]?.firstFormOfPerson(replacedBy: unit),
                !safety.allowsMachineOverPerson(unit.key)
            {
                outcome = .skipped(lost.state == nil ? .unknownAuthor : .madeByPerson)
            }
            return UnitDecision(
                unit: unit, outcome: outcome, current: currents[unit.key], source: source,
                locale: delivered.locale, sourceLocale: sourceLocale, speaksSource: speaksSource)
        }
    }

    private static func outcome(
        of unit: Unit, source: Unit?, current: Unit?, isOfOneLanguage: Bool, refusals: [Diagnostic]
    ) -> UnitDecision.Outcome {
        guard let source else { return .skipped(current == nil ? .unknownKey : .unknownSource) }
        if !source.isTranslatable {
            // `convert` exports such strings unchanged.
            if !unit.forms.isEmpty, (current ?? source).hasSameStrings(of: unit) { return .unchanged }
            return .skipped(.notTranslatable)
        }
        if unit.forms.isEmpty { return .skipped(.empty) }
        guard unit.isDelivered(for: source) else {
            if current?.hasSameStrings(of: unit) == true { return .unchanged }
            let isEmpty = unit.text.forms.allSatisfy { $0.string.allSatisfy(\.isWhitespace) }
            return .skipped(isEmpty ? .empty : .markedAsNew)
        }
        if let lacking = unit.lacking(besides: current, from: source) { return .skipped(.incomplete(lacking)) }
        guard let current else { return refusals.isEmpty ? .taken : .refused(refusals) }
        if current.hasSameStrings(of: unit) { return .unchanged }
        if unit.isMereCopy(of: source), !isOfOneLanguage, !source.hasSameStrings(of: current) {
            return .skipped(.copyOfSource)
        }
        if unit.onlyText != nil, source.onlyText == nil, current.forms.count > 1 { return .skipped(.withoutForms) }
        return refusals.isEmpty ? .taken : .refused(refusals)
    }
}

extension Catalog {
    /// The findings about a translation: those in its own files, and those in the source's files that also apply to its
    /// locale.
    func findings(among findings: [Diagnostic], from source: Catalog) -> [Diagnostic] {
        let (own, shared) = (paths, source.paths)
        return findings.filter { finding in
            finding.locale == locale && own.contains(finding.path)
                || finding.alsoIn.contains(locale) && shared.contains(finding.path)
        }
    }

    /// The last unit of each key, which overrides earlier units with the key.
    fileprivate var lastUnits: [Unit] {
        units.reversed().uniqued(on: \.key).reversed()
    }
}

extension Unit {
    /// A missing part without which the runtime can't show the string: the forms of a variable, or the form for all
    /// other devices. Nil if the string and the project's current string together contain all parts.
    fileprivate func lacking(besides current: Unit?, from source: Unit) -> String? {
        let known = Set(substitutions.keys).union(current?.substitutions.keys.map(\.self) ?? [])
        let texts = forms.map(\.text.string)
        let variable = source.substitutions.keys.sorted().first { name in
            !known.contains(name) && texts.contains { $0.contains("#@\(name)@") }
        }
        if let variable { return "the forms of the variable \(variable.quoted)" }
        guard case .device(let devices) = text, devices["other"] == nil, case .device(let all) = source.text,
            all["other"] != nil
        else { return nil }
        if case .device(let own)? = current?.text, own["other"] != nil { return nil }
        return "the form for other devices"
    }

    /// The unit with the forms of its only variable as its own forms, if the source has no variable and the string
    /// consists of the variable. For example, a `.stringsdict` file contains `%#@count@` for a plural in a string
    /// catalog. Nil for other units.
    fileprivate func varying(like source: Unit) -> Unit? {
        guard case .plural = source.text, case .plain(let format) = text, substitutions.count == 1,
            let (name, variable) = substitutions.first, format.string == "%#@\(name)@", variable.argument ?? 1 == 1,
            case .plural = variable.text
        else { return nil }
        let states = states
        let forms = variable.text.forms(below: .plain).map { path, text in
            Form(path, text.showing(variable), state: states[VariationPath([.substitution(name)] + path.steps)])
        }
        return Unit(key: key, comment: comment, forms: forms, span: span, keySpan: keySpan)
    }

    /// Whether the strings equal those of the source, ignoring spaces around them, and have no state. Tools use such
    /// copies for missing translations. A state may indicate that the copy is intended.
    fileprivate func isMereCopy(of source: Unit) -> Bool {
        guard states.isEmpty else { return false }
        if let own = onlyText, let text = source.onlyText, !own.isBlank { return own.trimmed == text.trimmed }
        return hasSameStrings(of: source) && source.hasSameStrings(of: self)
    }
}

extension LocatedText {
    /// The string with the variable's specifier in place of `%arg`.
    fileprivate func showing(_ variable: Substitution) -> LocatedText {
        let own = Message(parsing: string).placeholders.filter { $0.type == .ownArgument }
        return replacingParts(own.map { ($0.range, "%" + variable.specifier) })
    }

    /// The string without leading and trailing spaces.
    fileprivate var trimmed: Substring {
        let start = string.drop { $0 == " " }
        return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
    }
}

extension Unit.Form {
    /// Whether a person may have made or approved the form. Xcode marks even a person's translations as needing review,
    /// and in a file without states, the author isn't known.
    var isByPerson: Bool { !text.isBlank && state != .machineTranslated && state != .new }
}

extension Unit {
    /// The first form that a person may have made and that `other` drops or replaces with a machine translation; nil if
    /// there isn't one, or if no form of `other` is a machine translation.
    fileprivate func firstFormOfPerson(replacedBy other: Unit) -> Form? {
        let others = other.forms
        guard others.contains(where: { $0.state == .machineTranslated }) else { return nil }
        let byPath = Dictionary(others.map { ($0.path, $0) }) { $1 }
        return forms.first { form in
            guard form.isByPerson else { return false }
            return byPath[form.path].map { $0.state == .machineTranslated && $0.text.string != form.text.string }
                ?? true
        }
    }
}

/// A reason, other than a finding, why a delivered string isn't applied.
enum SkipReason: Sendable {
    case unknownKey
    /// Only translations in the project contain the key.
    case unknownSource
    case notTranslatable
    case empty
    case markedAsNew
    case copyOfSource
    /// The delivered string has one form, and the project's has several.
    case withoutForms
    /// A part of the string is missing from both the delivery and the project. The message names the part.
    case incomplete(String)
    /// The delivered string was made by a machine, and the project's string by a person.
    case madeByPerson
    /// The delivered string was made by a machine, and the author of the project's string isn't known.
    case unknownAuthor

    var clause: String {
        switch self {
        case .unknownKey: "the project has no string with this key"
        case .unknownSource: "the project has no source string with this key"
        case .notTranslatable: "the project marks this string as not translatable"
        case .empty: "it has no translation"
        case .markedAsNew: "the delivery marks this string as not yet translated"
        case .copyOfSource:
            "the delivered string is identical to the source string, and the project already has a translation"
        case .withoutForms:
            "the delivered string has one form for all numbers and devices, and the project's translation has several"
        case .incomplete(let part): "neither the delivery nor the project has \(part)"
        case .madeByPerson: "a machine made this translation, and a person made the one in the project"
        case .unknownAuthor:
            "a machine made this translation, and the project's file doesn't say who made its translation"
        }
    }

    /// Whether ``ApplySafety/machineOverPerson`` allows the string to be applied.
    var protectsPerson: Bool {
        switch self {
        case .madeByPerson, .unknownAuthor: true
        case .unknownKey, .unknownSource, .notTranslatable, .empty, .markedAsNew, .copyOfSource, .withoutForms,
            .incomplete:
            false
        }
    }
}

/// The decision about one delivered unit.
struct UnitDecision: Sendable {
    enum Outcome: Sendable {
        /// The delivered string is applied.
        case taken
        /// The project already has this string.
        case unchanged
        /// The delivered string isn't applied, for a reason other than a finding.
        case skipped(SkipReason)
        /// The findings prevent the string from being applied.
        case refused([Diagnostic])
    }

    let unit: Unit
    let outcome: Outcome
    /// The project's unit in this locale; nil if there isn't one.
    let current: Unit?
    let source: Unit?
    /// The locale of the delivered string.
    let locale: String
    let sourceLocale: String
    /// Whether users of the locale hear the source string if a translation is missing, because the table is a string
    /// catalog or isn't localized yet. For a string that is missing from a strings file, the runtime returns the key
    /// (`CFBundleCopyLocalizedString`).
    let speaksSource: Bool

    var isRefused: Bool {
        if case .refused = outcome { true } else { false }
    }

    var isSkipped: Bool {
        if case .skipped = outcome { true } else { false }
    }

    /// A phrase for a message: the string that users of the locale hear until the delivered string is applied.
    var heardUntilApplied: String {
        if let text = current?.heard(in: locale), current?.isDelivered(for: source ?? unit) == true {
            return "the current translation, \(text.quoted)"
        }
        if let text = source?.heard(in: sourceLocale), speaksSource || unit.key == StringKey(text) {
            return "the source string, \(text.quoted)"
        }
        return "the raw key, “\(unit.key.text)”"
    }
}

extension Unit {
    /// The string that users hear. For a plural, the last form with a sample number. Nil if there aren't any forms.
    fileprivate func heard(in locale: String) -> String? {
        if let only = onlyText?.string { return only }
        return forms.isEmpty ? nil : spoken(in: locale, []).lastForm
    }
}

extension SpokenText {
    /// The text, with the last form in place of several forms.
    fileprivate var lastForm: String {
        parts.map { part in
            switch part {
            case .text(let text), .foreign(let text, _), .rawKey(let text), .runtime(let text), .pause(let text),
                .voiceOver(let text):
                text
            case .forms(let forms): forms.last?.text.lastForm ?? ""
            case .choice(let options): options.last?.text.lastForm ?? ""
            }
        }
        .joined()
    }
}

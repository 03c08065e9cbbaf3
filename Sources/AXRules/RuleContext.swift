import AXLocale
package import AXLocaleData
package import AXModel
import AXSource

/// The information that a rule has in addition to the unit that it checks.
package struct RuleContext: Sendable {
    /// The language tag, or `.lproj` name, of the catalog being checked.
    package let locale: String
    /// The path of the file being checked.
    package let path: String
    let language: PreparedLanguage
    /// The language tag, or `.lproj` name, of the development language.
    package let sourceLocale: String
    let sourceLanguage: PreparedLanguage
    package let profile: Profile
    /// The style of the source's own labels and hints. Always Apple's style for a string without a catalog, and in all
    /// profiles except `consistent`.
    package let habits: SourceHabits
    /// Whether each missing unit, each extra unit and each missing plural form for integers is an error.
    package let isComplete: Bool
    /// The locales of the translations that are checked.
    package let deliveredLocales: [String]

    /// Whether the language is written in Latin letters; true if its script isn't known.
    var isInLatinScript: Bool { language.script.map { $0 == "Latn" } ?? true }

    /// Whether the source and the locale are written in different scripts; false if one of the scripts isn't known.
    var isInAnotherScript: Bool {
        guard let own = language.script, let source = sourceLanguage.script else { return false }
        return own != source
    }

    let pairs: LabelPairs
    let links: ElementLinks
    /// The units of the catalog being checked, and those of the source.
    let units: LastUnits
    let sourceUnits: LastUnits
    /// The project's glossary for the locale; nil if it has no words for the locale and no names to keep, and for the
    /// source itself.
    var glossary: LocaleGlossary?
    /// The catalog's translations of single words; nil for the source itself, and for a string without a catalog.
    var wordTranslations: WordTranslations?
    /// Results for the unit being checked that several rules share.
    var cache = UnitCache()

    /// Whether a translated hint is assumed to be worded like its source, because the locale's data doesn't contain
    /// words for gestures and commands. In the measured apps, all 26 such translations had the same defect as their
    /// source. Always false for pseudo-locales and for varieties of the source's language.
    var takesWordingOfSource: Bool {
        !isPseudo && lexicon.gestures.isEmpty && lexicon.commandStarts.isEmpty && lexicon.commandEnds.isEmpty
            && !speaksSourceLanguage
    }

    /// Whether the locale and the development language are varieties of one language, such as en-GB and en, which have
    /// most strings in common.
    package var speaksSourceLanguage: Bool { language.base == sourceLanguage.base }

    /// The label that belongs to a hint, in the catalog being checked; nil if none is known.
    package func label(of hint: Unit) -> String? {
        pairs.label(of: hint.key).flatMap { units[$0] }?.text.forms.first?.string
    }

    /// The kinds of a string's element, according to extraction: traits, and control names such as `button`. Empty if
    /// they aren't known.
    func kinds(of key: StringKey) -> Set<String> {
        links.kinds[key] ?? []
    }

    /// Whether users hear a string as part of a longer one; see ``CombinedStrings``.
    func isCombined(_ key: StringKey) -> Bool {
        links.combined.contains(key)
    }

    /// Whether the code concatenates a string into a longer label, value or hint in at least one location.
    func isPiece(_ key: StringKey) -> Bool {
        links.pieces.contains(key)
    }

    /// Whether the code appends punctuation to a string.
    func isClosedByCode(_ key: StringKey) -> Bool { links.closed.contains(key) }

    /// A finding about a unit, at one of its strings or at a part of it.
    /// - Parameters:
    ///   - range: UTF-8 offsets in the decoded string; nil for the whole string.
    ///   - fixIts: edits of `text`; ignored if it is read-only.
    func finding(
        _ page: RulePage, _ unit: Unit, _ text: LocatedText, at range: Range<Int>? = nil, severity: Severity? = nil,
        _ message: String, why explanation: String? = nil, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity ?? page.severity, path: unit.path ?? path,
            span: range.map(text.span(of:)) ?? text.span,
            message: message, explanation: explanation, key: unit.key, locale: locale,
            fixIts: text.isReadOnly ? [] : fixIts)
    }

    /// The given finding, which relies on the locale's data. Its severity is at most a note if the data hasn't been
    /// confirmed.
    func trusted(_ finding: Diagnostic) -> Diagnostic {
        guard style.confidence == .low else { return finding }
        var note = finding
        note.severity = min(note.severity, .note)
        return note
    }
}

extension RuleContext {
    package var style: LocaleStyle { language.style }
    package var sourceStyle: LocaleStyle { sourceLanguage.style }
    var lexicon: Lexicon { language.lexicon }
    var sourceLexicon: Lexicon { sourceLanguage.lexicon }
    /// The plural rules of the locale; nil if they aren't known.
    var plurals: LocalePlurals? { language.plurals }
    /// Whether the locale is a pseudo-locale, whose strings aren't in any language.
    var isPseudo: Bool { language.isPseudo }

    /// The analysis of a string of the unit being checked, in the language of the locale.
    func analyzed(_ text: LocatedText) -> AnalyzedText { cache.analyzed(text.string, lexicon) }

    /// The analysis of a string of the unit's source, in the development language.
    func analyzedSource(_ text: LocatedText) -> AnalyzedText { cache.analyzed(text.string, sourceLexicon) }

    /// The format of a string of the unit or of its source.
    func format(_ text: LocatedText) -> FormatText { cache.analyzed(text.string, lexicon).format }

    /// The format of a form of `variable`, or of any other string of the unit if `variable` is nil.
    func format(_ text: LocatedText, in variable: FormatVariable?) -> FormatText {
        variable.map { FormatText(text.string, in: $0) } ?? format(text)
    }

    /// The plurals of the unit being checked.
    func counts(of unit: Unit) -> [CountedText] { cache.counts(of: unit) }

    /// The plurals of the unit's source.
    func counts(ofSource source: Unit) -> [CountedText] { cache.counts(ofSource: source) }

    /// The plurals of the unit, without those that aren't translated. If each form of a plural equals a form of the
    /// source, rules about the locale's language don't apply to it. Without a source, or if the source is in the same
    /// language, all plurals are returned.
    func translatedCounts(of unit: Unit, against source: Unit?) -> [CountedText] {
        let counts = counts(of: unit)
        guard let source, !counts.isEmpty, !speaksSourceLanguage else { return counts }
        let originals = Set(source.forms.map(\.text.string))
        return counts.filter { counted in
            counted.forms.isEmpty || !counted.forms.allSatisfy { originals.contains($0.text.string) }
        }
    }
}

extension RuleContext {
    /// Findings about units of one file: an error for each unit if the delivery must be complete; otherwise, one
    /// warning that counts them and names the first three.
    /// - Parameters:
    ///   - path: the file of the units that don't have their own path.
    ///   - one: the words that follow the key of a single unit in the message.
    ///   - several: the words between the number of units and their keys in the message.
    func perUnitOrCounted(
        _ page: RulePage, _ units: [Unit], at path: String, one: String, several: String
    ) -> [Diagnostic] {
        guard let first = units.first else { return [] }
        if isComplete {
            return units.map { unit in
                Diagnostic(
                    id: page.id, severity: .error, path: unit.path ?? path, span: unit.keySpan,
                    message: "\(unit.key.text.quoted) \(one)", key: unit.key, locale: locale)
            }
        }
        let places = units.map { CountedStrings.Place(key: $0.key, path: $0.path ?? path, span: $0.keySpan) }
        return [
            Diagnostic(
                id: page.id, severity: page.severity,
                counting: CountedStrings(places, .keys(one: one, several: several)), path: first.path ?? path,
                span: first.keySpan, locale: locale)
        ]
    }
}

/// Results for the unit being checked that several rules need. Each is computed once. Not safe for use on several
/// threads.
final class UnitCache: @unchecked Sendable {
    /// The forms that differ from their source; nil until a rule needs them. The plurals below are computed on demand
    /// as well.
    var formatPairs: [FormatPair]?
    /// The plurals of the unit and of its source.
    private var counts: [CountedText]?
    private var sourceCounts: [CountedText]?
    private var texts: [AnalyzedText] = []

    /// Discards the results for the previous unit.
    func begin() {
        (formatPairs, counts, sourceCounts) = (nil, nil, nil)
        texts.removeAll(keepingCapacity: true)
    }

    func counts(of unit: Unit) -> [CountedText] {
        let made = counts ?? unit.countedTexts
        counts = made
        return made
    }

    func counts(ofSource source: Unit) -> [CountedText] {
        let made = sourceCounts ?? source.countedTexts
        sourceCounts = made
        return made
    }

    /// The maximum number of strings whose analyses are kept. Units with more strings are rare, and long lists are slow
    /// to search.
    private static let mostTexts = 16

    func analyzed(_ text: String, _ lexicon: Lexicon) -> AnalyzedText {
        if let known = texts.first(where: { $0.isAnalysis(of: text, lexicon) }) { return known }
        let analyzed = AnalyzedText(text, lexicon)
        if texts.count < Self.mostTexts { texts.append(analyzed) }
        return analyzed
    }
}

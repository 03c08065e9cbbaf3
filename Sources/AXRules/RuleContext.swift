import AXLocale
public import AXLocaleData
public import AXModel
import AXSource

/// What a rule may know beside the unit that it judges.
public struct RuleContext: Sendable {
    /// Language tag, or `.lproj` name, of the catalog that is judged.
    public let locale: String
    /// The file that is judged.
    public let path: String
    public let style: LocaleStyle
    /// Language tag, or `.lproj` name, of the development language.
    public let sourceLocale: String
    public let sourceStyle: LocaleStyle
    public let profile: Profile
    /// What the source's own labels and hints do; Apple's form throughout in the profile `apple-strict`.
    public let habits: SourceHabits
    /// Whether every missing and every extra unit is an error.
    public let isComplete: Bool
    /// The locales of the translations in the delivery.
    public let deliveredLocales: [String]

    /// Whether the language is written in Latin letters, or nobody knows in which.
    var isInLatinScript: Bool { LanguageTag(locale).map { $0.likelyScript == "Latn" } ?? true }

    /// Whether the source is written in another script than the locale, as far as both are known.
    var isInAnotherScript: Bool {
        guard let own = LanguageTag(locale.replacing("_", with: "-"))?.likelyScript,
            let source = LanguageTag(sourceLocale.replacing("_", with: "-"))?.likelyScript
        else { return false }
        return !own.isEmpty && !source.isEmpty && own != source
    }

    /// Whether the locale is that of pseudo-text, which is in no language.
    var isPseudo: Bool { PseudoLocaleName.isPseudo(locale) }

    /// The plural rules of the locale; nil where CLDR has none.
    let plurals: LocalePlurals?
    let lexicon: Lexicon
    let sourceLexicon: Lexicon
    /// Tells text in other languages; nil where nothing is known about the locale.
    let foreignText: ForeignText?
    let languages: KnownLanguages
    let pairs: LabelPairs
    let links: ElementLinks
    /// The units of the catalog that is judged, and those of the source.
    let units: LastUnits
    let sourceUnits: LastUnits
    /// How the translation renders words; nil where the source itself is checked.
    var wordTranslations: WordTranslations?
    /// Of the unit that is judged now.
    var cache = UnitCache()

    /// Whether nothing is known of how hints are worded in the locale. A translation is then taken to be worded as its source
    /// is: all of 26 such translations had the fault of their source (docs/measurements).
    var takesWordingOfSource: Bool {
        !isPseudo && !speaksSourceLanguage && lexicon.gestures.isEmpty && lexicon.commandStarts.isEmpty
            && lexicon.commandEnds.isEmpty
    }

    /// Whether locale and development language are one language: en and en-GB share most texts.
    public var speaksSourceLanguage: Bool {
        locale == sourceLocale || Self.language(of: locale) == Self.language(of: sourceLocale)
    }

    /// The first subtag, in lower case; `_` counts as `-`.
    private static func language(of locale: String) -> String {
        String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }

    /// The text of the label that belongs to a hint, in the catalog that is judged; nil when none is known.
    public func label(of hint: Unit) -> String? {
        pairs.label(of: hint.key).flatMap { units[$0] }?.text.forms.first?.string
    }

    /// What the element is, as extraction found it: traits and control names such as `button`; empty when nothing is
    /// known.
    func kinds(of key: StringKey) -> Set<String> {
        links.kinds[key] ?? []
    }

    /// Whether a text is one of several that are spoken as one, or stands for all that a row holds.
    func isCombined(_ key: StringKey) -> Bool {
        links.combined.contains(key)
    }

    /// Whether a text stands inside a longer one, at least at one place.
    func isPiece(_ key: StringKey) -> Bool {
        links.pieces.contains(key)
    }

    /// A finding at a part of a unit's text.
    /// - Parameters:
    ///   - range: UTF-8 offsets of the decoded text; nil for the whole text.
    ///   - fixIts: edits of `text`; dropped where it must not be edited.
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

    /// A finding that rests on the data of the locale: a note where nobody has confirmed that data.
    func trusted(_ finding: Diagnostic) -> Diagnostic {
        guard style.confidence == .low else { return finding }
        var note = finding
        note.severity = min(note.severity, .note)
        return note
    }
}

extension RuleContext {
    /// A text of the unit that is judged, in the language of the locale.
    func analyzed(_ text: LocatedText) -> AnalyzedText { cache.analyzed(text.string, lexicon) }

    /// A text of its source.
    func analyzedSource(_ text: LocatedText) -> AnalyzedText { cache.analyzed(text.string, sourceLexicon) }

    /// How a text of the unit, or of its source, is read as a format.
    func format(_ text: LocatedText) -> FormatText { cache.analyzed(text.string, lexicon).format }

    /// As above, for a form of a variable.
    func format(_ text: LocatedText, in variable: FormatVariable?) -> FormatText {
        variable.map { FormatText(text.string, in: $0) } ?? format(text)
    }
}

/// What several rules ask about the unit that is judged, found once. One core uses it at a time.
final class UnitCache: @unchecked Sendable {
    /// nil until a rule asks for them.
    var formatPairs: [FormatPair]?
    private var texts: [AnalyzedText] = []

    /// Forgets the unit before.
    func begin() {
        formatPairs = nil
        texts.removeAll(keepingCapacity: true)
    }

    /// A unit with more texts than this is rare, and long lists are slow to search.
    private static let mostTexts = 16

    func analyzed(_ text: String, _ lexicon: Lexicon) -> AnalyzedText {
        if let known = texts.first(where: { $0.isAnalysis(of: text, lexicon) }) { return known }
        let analyzed = AnalyzedText(text, lexicon)
        if texts.count < Self.mostTexts { texts.append(analyzed) }
        return analyzed
    }
}

extension RuleContext {
    /// Findings about units of one file: an error for each when the delivery must be complete, else one warning that
    /// counts them and names the first three.
    /// - Parameters:
    ///   - path: the file that the units are in.
    ///   - one: what is said behind the key of one unit.
    ///   - several: what is said between the number of several units and their keys.
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

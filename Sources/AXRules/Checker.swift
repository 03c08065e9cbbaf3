public import AXLocaleData
public import AXModel
public import AXSource

/// Judges the catalogs of one table: the source and its translations.
///
/// A fault that the source has is reported once, at the source, with the locales that carry it too. A translation is
/// judged alone only for what it adds.
public struct Checker: Sendable {
    private let styles: LocaleStyles
    private let languages: KnownLanguages
    private let profile: Profile
    /// The rules about the wording of labels and hints that the profile asks for.
    private let style: [any Rule]
    private let complete: Bool
    private let links: ElementLinks

    /// - Parameters:
    ///   - styles: how labels and hints are written in each locale.
    ///   - profile: whose style is the law.
    ///   - complete: whether every missing and every extra unit is an error.
    ///   - links: what is known of the elements that the strings belong to.
    public init(
        styles: LocaleStyles, profile: Profile, complete: Bool = false, links: ElementLinks = ElementLinks()
    ) {
        self.styles = styles
        languages = KnownLanguages.of(styles)
        self.profile = profile
        style = Rules.style(in: profile)
        self.complete = complete
        self.links = links
    }

    /// All findings, sorted by file and place.
    public func check(source: Catalog, translations: [Catalog]) -> [Diagnostic] {
        let sourceContext = context(of: source, translations: translations)
        let units = source.lastUnits
        var found = FoundFaults(at: judge(source, against: nil, sources: [:], in: sourceContext))
        for translation in translations {
            let style = styles.style(for: translation.locale)
            let foreign = ForeignText(style, source: source.locale, languages: languages)
            let context = sourceContext.moved(to: translation, style: style, foreignText: foreign)
            found.add(judge(translation, against: source, sources: units, in: context), from: translation.locale)
        }
        return found.sorted
    }

    /// What the runtime has no text for. Units that no style is asked of, and catalogs of which no source is known, are
    /// judged by this alone.
    public func faults(of catalog: Catalog) -> [Diagnostic] {
        let units = catalog.lastUnits.values.filter { !$0.countedTexts.isEmpty }
        guard !units.isEmpty else { return [] }
        let empty = Catalog(path: catalog.path, locale: catalog.locale, table: catalog.table, units: [])
        let context = context(of: empty, translations: [])
        return units.flatMap { unit in Rules.faults.flatMap { $0.check(unit, against: nil, in: context) } }
    }

    private func context(of source: Catalog, translations: [Catalog]) -> RuleContext {
        let style = styles.style(for: source.locale)
        let lexicon = Lexicon(style)
        let habits =
            switch profile {
            case .consistent: SourceHabits(of: source, style: style, lexicon: lexicon)
            case .appleStrict, .spokenOnly: SourceHabits.apple
            }
        let texts = source.lastUnits.mapValues(\.text)
        return RuleContext(
            locale: source.locale, path: source.path, style: style, sourceLocale: source.locale, sourceStyle: style,
            profile: profile, habits: habits, isComplete: complete, deliveredLocales: translations.map(\.locale),
            plurals: LocalePlurals(source.locale), lexicon: lexicon, sourceLexicon: lexicon,
            foreignText: nil, pairs: LabelPairs(explicit: links.labels, source: source),
            links: links.readingTitles(in: [source] + translations), texts: texts, sourceTexts: texts)
    }

    /// - Parameter sources: the source's units by key; a unit that has none there is extra, and not judged.
    private func judge(
        _ catalog: Catalog, against source: Catalog?, sources: [StringKey: Unit], in context: RuleContext
    ) -> [Diagnostic] {
        var found = Rules.wholeCatalogs.flatMap { $0.check(catalog, against: source, in: context) }
        found += Rules.styleOfCatalogs.flatMap { $0.check(catalog, against: source, in: context) }.map(context.trusted)
        for var unit in catalog.lastUnits.values {
            let original = sources[unit.key]
            if source != nil, original == nil { continue }
            unit.roles.formUnion(original?.roles ?? [])
            found += judge(unit, against: original, in: context)
        }
        return found
    }

    /// A text that is not in the locale's language is not judged by that language's style.
    func judge(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let language = Rules.language.flatMap { $0.check(unit, against: source, in: context) }
        let format = (Rules.format + Rules.plurals + Rules.delivery).flatMap {
            $0.check(unit, against: source, in: context)
        }
        guard language.isEmpty else { return language + format }
        let heard = (style + Rules.speech).flatMap { $0.check(unit, against: source, in: context) }
        return format + heard.map(context.trusted)
    }
}

extension Catalog {
    /// The unit that users hear for each key: the last one.
    var lastUnits: [StringKey: Unit] {
        Dictionary(units.map { ($0.key, $0) }) { $1 }
    }
}

extension RuleContext {
    /// The same project seen from one of its translations.
    fileprivate func moved(to catalog: Catalog, style: LocaleStyle, foreignText: ForeignText?) -> RuleContext {
        RuleContext(
            locale: catalog.locale, path: catalog.path, style: style, sourceLocale: sourceLocale,
            sourceStyle: sourceStyle, profile: profile, habits: habits, isComplete: isComplete,
            deliveredLocales: deliveredLocales, plurals: LocalePlurals(catalog.locale), lexicon: Lexicon(style),
            sourceLexicon: sourceLexicon, foreignText: foreignText, pairs: pairs, links: links,
            texts: catalog.lastUnits.mapValues(\.text), sourceTexts: sourceTexts)
    }
}

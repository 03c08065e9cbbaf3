package import AXLocaleData
package import AXModel
package import AXSource

/// Checks the catalogs of one table: the source and its translations.
///
/// A defect in a source string is reported once, in the source, with the locales whose translations have the same
/// defect. In translations, only additional defects are reported.
package struct Checker: Sendable {
    private let languages: PreparedLanguages
    private let profile: Profile
    /// The profile's rules about the wording of labels and hints, and all rules about how voices read strings.
    private let spoken: StringRules
    private let complete: Bool
    private let links: ElementLinks
    private let glossary: ProjectGlossary
    private let summarizesLanguages: Bool
    private let checksSource: Bool

    /// - Parameters:
    ///   - styles: the writing style of labels and hints in each locale.
    ///   - profile: the style to compare strings with.
    ///   - complete: whether each missing unit, each extra unit and each missing plural form for integers is an error.
    ///   - links: the elements that the strings belong to.
    ///   - glossary: the words that translations must use.
    ///   - summarizesLanguages: whether a catalog that is completely in another language is reported in a single
    ///     finding, instead of one per string.
    ///   - checksSource: whether the source is checked, too. If false, only defects that translations share are
    ///     reported in the source, as for a delivery, which can't change the source.
    package init(
        styles: LocaleStyles, profile: Profile, complete: Bool = false, links: ElementLinks = ElementLinks(),
        glossary: ProjectGlossary = .none, summarizesLanguages: Bool = true, checksSource: Bool = true
    ) {
        languages = PreparedLanguages.of(styles)
        self.profile = profile
        spoken = StringRules(Rules.style(in: profile) + Rules.speech)
        self.complete = complete
        self.links = links
        self.glossary = glossary
        self.summarizesLanguages = summarizesLanguages
        self.checksSource = checksSource
    }

    /// All findings, sorted by file and location.
    /// - Parameter inCode: source strings that only the code contains, with the locations of the calls.
    package func check(source: Catalog, inCode: [Unit] = [], translations: [Catalog]) -> [Diagnostic] {
        let units = LastUnits(of: source)
        let sourceUnits = inCode.isEmpty ? units : units.completed(by: inCode)
        let sourceContext = context(
            of: inCode.isEmpty ? source : source.with(sourceUnits.all), units, translations: translations)
        let ofTranslations = translations.concurrentMap { translation in
            let target = languages.target(translation.locale, from: source.locale)
            var context = sourceContext.moved(to: translation, in: target, from: sourceUnits)
            context.glossary = glossary.words(from: source.locale, to: translation.locale)
            let findings = check(translation, against: source, in: context)
            guard summarizesLanguages else { return findings }
            return CatalogLanguage(of: translation, from: source, among: languages.known).summarized(findings)
        }
        var ofSource =
            checksSource
            ? check(source, against: nil, in: sourceContext)
            : mayShare(ofTranslations.flatMap(\.self), source, in: sourceContext)
        ofSource += check(inCode: source.with(inCode), in: sourceContext)
        var found = SharedFindings(at: ofSource)
        for (translation, findings) in zip(translations, ofTranslations) {
            found.add(findings, from: translation.locale)
        }
        found.moveToSource(of: source, in: sourceContext, Rules.style) {
            translations.reduce(into: [:]) { counts, translation in
                for unit in translation.units { counts[unit.key, default: 0] += 1 }
            }
        }
        return found.sorted
    }

    /// The findings about defects that make the runtime fail, such as a plural without the form `other`. Used for units
    /// that the check otherwise omits, and for catalogs without a known source.
    package func faults(of catalog: Catalog) -> [Diagnostic] {
        // The rules check only strings that vary, which are rare.
        guard catalog.units.contains(where: { $0.onlyText == nil }) else { return [] }
        let units = LastUnits(of: catalog).all.filter { $0.onlyText == nil }
        let empty = Catalog(path: catalog.path, locale: catalog.locale, table: catalog.table, units: [])
        let context = context(of: empty, LastUnits(of: empty), translations: [])
        return units.flatMap { unit in
            context.cache.begin()
            return Self.runtimeErrors.findings(about: StringRules.Subject(unit, against: nil), in: context)
        }
    }

    /// The findings about strings that are probably in the wrong language, because the translation as a whole is.
    /// - Parameter findings: the findings about the strings of the translation.
    package func strangers(
        in translation: Catalog, from source: Catalog, _ findings: [Diagnostic]
    ) -> [Diagnostic] {
        CatalogLanguage(of: translation, from: source, among: languages.known).strangers(findings)
    }

    private func context(of source: Catalog, _ units: LastUnits, translations: [Catalog]) -> RuleContext {
        let language = languages.source(source.locale)
        let habits =
            switch profile {
            case .consistent: SourceHabits(of: source, style: language.style, lexicon: language.lexicon)
            case .appleStrict, .spokenOnly: SourceHabits.apple
            }
        return RuleContext(
            locale: source.locale, path: source.path, language: language, sourceLocale: source.locale,
            sourceLanguage: language, profile: profile, habits: habits, isComplete: complete,
            deliveredLocales: translations.map(\.locale), pairs: LabelPairs(explicit: links.labels, source: source),
            links: links.readingTitles(in: [source] + translations), units: units, sourceUnits: units)
    }

    /// The findings about source strings that only the code contains, at the locations of the calls.
    private func check(inCode catalog: Catalog, in context: RuleContext) -> [Diagnostic] {
        guard !catalog.units.isEmpty else { return [] }
        let units = LastUnits(of: catalog)
        let context = context.moved(to: catalog, in: languages.source(catalog.locale), from: units)
        let checked = CheckedCatalog(catalog: catalog, source: nil, context: context)
        return findings(about: units.all[...], of: checked).map { finding in
            // Within a literal with escapes, the location of a word isn't known.
            guard let unit = finding.key.flatMap({ units[$0] }), unit.onlyText?.span == unit.span else {
                return finding
            }
            var finding = finding
            finding.span = unit.span
            return finding
        }
    }

    private func check(_ catalog: Catalog, against source: Catalog?, in context: RuleContext) -> [Diagnostic] {
        let checked = CheckedCatalog(catalog: catalog, source: source, context: context)
        let units = context.units.all
        typealias Work = @Sendable () -> [Diagnostic]
        let ofCatalog = Rules.wholeCatalogs.map { rule -> Work in
            { rule.check(checked.withOwnCache) }
        }
        let ofStyle = Rules.styleOfCatalogs.map { rule -> Work in
            { rule.check(checked.withOwnCache).map { context.trusted($0) } }
        }
        let ofUnits = partRanges(units.count).map { part -> Work in
            { findings(about: units[part], of: checked.withOwnCache) }
        }
        return (ofCatalog + ofStyle + ofUnits).concurrentMap { $0() }.flatMap { $0 }
    }

    /// The findings about the source that its translations may have in common with it.
    /// - Parameter findings: the findings about the translations.
    private func mayShare(_ findings: [Diagnostic], _ source: Catalog, in context: RuleContext) -> [Diagnostic] {
        let (keys, ids) = (Set(findings.compactMap(\.key)), Set(findings.map(\.id)))
        let checked = CheckedCatalog(catalog: source, source: nil, context: context)
        let ofCatalog = Rules.forCatalogs.filter { ids.contains($0.page.id) }.flatMap { $0.check(checked) }
        return ofCatalog + self.findings(about: context.units.all.filter { keys.contains($0.key) }[...], of: checked)
    }

    /// The findings about the units. Units that the source doesn't contain are skipped, because they are reported as
    /// extra. For units that aren't translated yet, only errors are reported.
    private func findings(about units: ArraySlice<Unit>, of checked: CheckedCatalog) -> [Diagnostic] {
        let context = checked.context
        return units.flatMap { unit -> [Diagnostic] in
            guard checked.source != nil else { return check(unit, against: nil, in: context) }
            guard let original = context.sourceUnits[unit.key] else { return [] }
            guard unit.isDelivered(for: original) else { return errors(unit, against: original, in: context) }
            var unit = unit
            unit.roleSet.formUnion(original.roleSet)
            // An empty source string has no information about its translation, such as the arguments it uses.
            let isEmpty = original.forms.allSatisfy(\.text.isBlank)
            return check(unit, against: isEmpty ? nil : original, in: context)
        }
    }

    /// The errors in a unit that isn't translated yet. The runtime loads even unfinished translations, so an error in
    /// them can crash the app.
    private func errors(_ unit: Unit, against source: Unit, in context: RuleContext) -> [Diagnostic] {
        context.cache.begin()
        let subject = StringRules.Subject(unit, against: source)
        return Self.always.findings(about: subject, in: context).filter { $0.severity == .error }
    }

    /// All findings about a unit. If the unit is untranslated, pseudo-text or in the wrong language, or equals its
    /// source, the rules about style and speech are skipped.
    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        context.cache.begin()
        let subject = StringRules.Subject(unit, against: source)
        let language = Self.language.findings(about: subject, in: context)
        let always = Self.always.findings(about: subject, in: context)
        // The style of a string that equals its source is checked only in the source.
        guard language.isEmpty, source.map({ !unit.hasOnlyStrings(of: $0) }) ?? true else { return language + always }
        return always + spoken.findings(about: subject, in: context).map { context.trusted($0) }
    }

    private static let runtimeErrors = StringRules(Rules.runtimeErrors)
    private static let language = StringRules(Rules.language)
    private static let always = StringRules(Rules.always)
}

extension Unit {
    fileprivate func hasOnlyStrings(of other: Unit) -> Bool {
        if let own = onlyText, let text = other.onlyText { return own.string == text.string }
        let texts = Set(other.forms.map(\.text.string))
        return forms.allSatisfy { texts.contains($0.text.string) }
    }
}

extension CheckedCatalog {
    /// A copy with a separate cache, for use on another thread.
    fileprivate var withOwnCache: CheckedCatalog {
        var context = context
        context.cache = UnitCache()
        return CheckedCatalog(catalog: catalog, source: source, context: context)
    }
}

extension RuleContext {
    /// The context for a check of another catalog with the same source: a translation, or the strings that only the
    /// code contains.
    fileprivate func moved(
        to catalog: Catalog, in language: PreparedLanguage, from sourceUnits: LastUnits
    ) -> RuleContext {
        let units = LastUnits(of: catalog)
        return RuleContext(
            locale: catalog.locale, path: catalog.path, language: language, sourceLocale: sourceLocale,
            sourceLanguage: sourceLanguage, profile: profile, habits: habits, isComplete: isComplete,
            deliveredLocales: deliveredLocales, pairs: pairs, links: links, units: units, sourceUnits: sourceUnits,
            wordTranslations: WordTranslations(units, from: sourceUnits))
    }
}

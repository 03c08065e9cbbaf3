package import AXLocale
package import AXLocaleData
package import AXModel
package import AXSource

/// Checks single strings, for translation platforms. Without a catalog, missing and extra strings can't be reported.
///
/// The data of each locale is prepared only once.
package struct StringChecker: Sendable {
    /// Information about a string in addition to its unit: its source, and the element it belongs to.
    package struct Surroundings: Hashable, Sendable {
        /// The same string in the development language.
        package var source: String?
        /// The plural forms of the same string in the development language. Unless they are empty, they replace
        /// ``source``.
        package var sourceForms: [PluralCategory: String]
        /// The label of the element that a hint or value belongs to, in the language of the string.
        package var label: String?
        /// The visible title of the element that a label names, in the language of the string.
        package var title: String?
        /// The kinds of the element: traits and control names.
        package var controls: Set<String>

        package init(
            source: String? = nil, sourceForms: [PluralCategory: String] = [:], label: String? = nil,
            title: String? = nil, controls: Set<String> = []
        ) {
            self.source = source
            self.sourceForms = sourceForms
            self.label = label
            self.title = title
            self.controls = controls
        }
    }

    private let checker: Checker
    private let languages: PreparedLanguages
    private let profile: Profile
    private let sourceLocale: String
    private let glossary: ProjectGlossary

    /// - Parameters:
    ///   - styles: the writing style of labels and hints in each locale.
    ///   - profile: the style to compare strings with. The habits of the source can't be determined from a single
    ///     string, so `consistent` means Apple's style.
    ///   - sourceLocale: the language tag of the source strings.
    ///   - glossary: the words that translations must use.
    package init(styles: LocaleStyles, profile: Profile, sourceLocale: String, glossary: ProjectGlossary = .none) {
        languages = PreparedLanguages.of(styles)
        self.profile = profile
        self.sourceLocale = sourceLocale
        self.glossary = glossary
        checker = Checker(styles: styles, profile: profile)
    }

    /// The findings about a string, sorted by location.
    /// - Parameters:
    ///   - locale: the language tag of the string.
    ///   - path: the path that the findings contain.
    ///   - isWhole: whether the unit contains all plural forms of the string. If false, the other forms are separate
    ///     strings.
    package func findings(
        about unit: Unit, in locale: String, at path: String, _ surroundings: Surroundings, isWhole: Bool = false
    ) -> [Diagnostic] {
        let context = context(for: unit, in: locale, at: path, surroundings)
        return checker.check(unit, against: source(of: unit, surroundings), in: context)
            .filter { isWhole || !Self.needAllForms.contains($0.id) }
            .sorted { ($0.span, $0.id) < ($1.span, $1.id) }
    }

    private func source(of unit: Unit, _ surroundings: Surroundings) -> Unit? {
        guard !surroundings.sourceForms.isEmpty else {
            return surroundings.source.map { Unit(unit.key, $0, roles: unit.roles) }
        }
        let forms = surroundings.sourceForms.mapValues {
            Variation.plain(LocatedText($0, span: Span(0, $0.utf8.count)))
        }
        return Unit(key: unit.key, text: .plural(forms), roles: unit.roles, span: Span(at: 0), keySpan: Span(at: 0))
    }

    /// The ids of the rules that require all plural forms of a string.
    private static let needAllForms = Set(Rules.pages.filter { $0.traits.contains(.needsAllForms) }.map(\.id))

    private func context(
        for unit: Unit, in locale: String, at path: String, _ surroundings: Surroundings
    ) -> RuleContext {
        let own = languages.target(locale, from: sourceLocale)
        let source = languages.target(sourceLocale, from: sourceLocale)
        let labelKey = StringKey(unit.key.text + " label")
        let labels = surroundings.label.map { [Unit(labelKey, $0)] } ?? []
        let none = Catalog(path: path, locale: sourceLocale, table: "", units: [])
        return RuleContext(
            locale: locale, path: path, language: own, sourceLocale: sourceLocale, sourceLanguage: source,
            profile: profile, habits: .apple, isComplete: false, deliveredLocales: [locale],
            pairs: LabelPairs(explicit: [unit.key: labelKey], source: none),
            links: links(of: unit, in: locale, surroundings),
            units: LastUnits(of: Catalog(path: path, locale: locale, table: "", units: labels)),
            sourceUnits: LastUnits(of: none), glossary: glossary.words(from: sourceLocale, to: locale))
    }

    private func links(of unit: Unit, in locale: String, _ surroundings: Surroundings) -> ElementLinks {
        let key = StringKey(unit.key.text + " title")
        let titles = surroundings.title.map { [Unit(key, $0)] } ?? []
        return ElementLinks(titles: [unit.key: [key]], kinds: [unit.key: surroundings.controls])
            .readingTitles(in: [Catalog(path: "", locale: locale, table: "", units: titles)])
    }
}

extension Unit {
    /// Creates the unit of a string that isn't in a file.
    fileprivate init(_ key: StringKey, _ text: String, roles: Set<AccessibilityRole> = []) {
        self.init(
            key: key, text: .plain(LocatedText(text, span: Span(0, text.utf8.count))), roles: roles, span: Span(at: 0),
            keySpan: Span(at: 0))
    }
}

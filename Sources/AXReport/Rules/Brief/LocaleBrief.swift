package import AXLocale
package import AXLocaleData
package import AXSource

/// A style guide for VoiceOver strings in a locale, for translators.
package struct LocaleBrief: Sendable {
    /// A plural category with sample numbers.
    struct Plural: Sendable {
        let category: String
        /// The first integers in the category, or the first numbers with a fraction if it contains no integers.
        let numbers: [String]
        let hasMore: Bool
        let reach: PluralReach
    }

    /// The language tag; `root` for the defaults of all locales.
    let tag: String
    /// The English name of the language.
    let name: String
    let isRightToLeft: Bool
    let style: LocaleStyle
    let plurals: [Plural]
    /// The rules that check strings and translations.
    let pages: [RulePage]
    /// Whether the brief contains all words and rules. If false, it's about a page long.
    package var isFull = false
    /// All data about the locale, with sources.
    let facts: [StyleFact]

    /// The recommended maximum speaking times of a label and a hint, in seconds at the default rate. VoiceOver users
    /// hear hundreds of labels a day, and wait for the end of a hint before their next action.
    static let labelSeconds = 3.0
    static let hintSeconds = 6.0

    /// - Parameter pages: the rules that check strings and translations.
    package init(_ tag: LanguageTag, styles: LocaleStyles, pages: [RulePage]) {
        self.tag = tag.text
        name = tag.text == "root" ? "Defaults for every locale" : tag.englishName
        isRightToLeft = tag.isRightToLeft
        style = styles.style(for: tag.text)
        facts = styles.facts(for: tag.text)
        self.pages = pages
        let rules = PluralRules(tag)
        plurals = rules.categories.map { Plural($0, rules) }
    }

    /// Whether the locale or one of its parents, except the root, has a file.
    package var hasData: Bool {
        facts.contains { $0.file != nil && $0.file != "root" }
    }

    /// The tags of the files that the facts come from, most specific first, without the root file.
    var files: [String] {
        var files: [String] = []
        for fact in facts {
            if let file = fact.file, file != "root", !files.contains(file) { files.append(file) }
        }
        return files.sorted { $0.count > $1.count }
    }

    /// Marks Markdown as text in the language of the locale, so that a screen reader uses the right voice.
    func inLanguage(_ markdown: String) -> String {
        if tag == "root" { return markdown }
        let direction = isRightToLeft ? " dir=\"rtl\"" : ""
        return "<span lang=\"\(tag)\"\(direction)>\(markdown)</span>"
    }

    /// The name with the tag: “German (de)”.
    var title: String {
        LanguageTitle.of(tag, named: name)
    }
}

extension LocaleBrief.Plural {
    private static let limit = 5

    fileprivate init(_ category: PluralCategory, _ rules: PluralRules) {
        let samples = rules.samples(of: category, limit: 1000)
        let integers = samples.filter { $0.allSatisfy(\.isNumber) }
        let shown = integers.isEmpty ? samples : integers
        self.category = category.rawValue
        numbers = Array(shown.prefix(Self.limit))
        hasMore = shown.count > Self.limit
        reach = rules.reach(of: category)
    }
}

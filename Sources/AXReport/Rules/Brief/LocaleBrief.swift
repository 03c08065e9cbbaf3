package import AXLocale
package import AXLocaleData
package import AXSource

/// What is known about writing for VoiceOver in one locale: what a translator reads before translating.
package struct LocaleBrief: Sendable {
    /// A plural category with sample numbers.
    struct Plural: Sendable {
        let category: String
        /// Whole numbers if the category has any, else numbers with a fraction; all of them if there are few.
        let numbers: [String]
        let hasMore: Bool
        let reach: PluralReach
    }

    /// The language tag, as the user wrote it.
    let tag: String
    /// The English name.
    let name: String
    let isRightToLeft: Bool
    let style: LocaleStyle
    let plurals: [Plural]
    /// The rules that check a translation.
    let pages: [RulePage]
    /// Whether all words and all rules are in it; otherwise it's about a page.
    package var isFull = false
    /// Everything that the data says, with its sources.
    let facts: [StyleFact]

    /// Seconds at the default rate that a label and a hint may take: a listener hears hundreds of them in a day, and waits
    /// for the end of a hint before the next step.
    static let labelSeconds = 3.0
    static let hintSeconds = 6.0

    /// - Parameter pages: the rules that check a translation.
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

    /// Whether there is a file about the locale or one of its parents.
    package var hasData: Bool {
        facts.contains { $0.file != nil && $0.file != "root" }
    }

    /// The files that the facts come from, nearest first, without the root's.
    var files: [String] {
        var files: [String] = []
        for fact in facts {
            if let file = fact.file, file != "root", !files.contains(file) { files.append(file) }
        }
        return files.sorted { $0.count > $1.count }
    }

    /// Markdown in the language of the locale, marked so that a screen reader takes the right voice.
    func inLanguage(_ markdown: String) -> String {
        if tag == "root" { return markdown }
        let direction = isRightToLeft ? " dir=\"rtl\"" : ""
        return "<span lang=\"\(tag)\"\(direction)>\(markdown)</span>"
    }

    /// “German (de)”
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

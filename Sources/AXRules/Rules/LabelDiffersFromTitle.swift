import AXLocaleData
import AXModel
import AXSource

/// A label that doesn't contain the visible title of its element.
enum LabelDiffersFromTitle: StringRule {
    static let page = RulePage.labelDiffersFromTitle

    static let needs = StringNeeds(roles: .label)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let titles = context.titles(of: unit).compactMap { SpokenTitle($0, in: context.style) }
        guard !titles.isEmpty else { return [] }
        return unit.firstFinding { text in
            let label = context.analyzed(text).folded
            guard !label.scalars.contains(FoldedText.placeholder), let title = titles.first(where: { !$0.isIn(label) })
            else { return nil }
            return context.finding(
                page, unit, text, "label doesn't contain the visible title \(title.text.quoted)",
                why: "Voice Control listens for the label, so begin it with the words that users see.")
        }
    }
}

extension RuleContext {
    /// The visible titles of the element that a label names. Titles that equal their source are omitted. They are
    /// names, or aren't translated, which another rule reports.
    fileprivate func titles(of label: Unit) -> [String] {
        let titles = links.titles(of: label.key, in: locale)
        guard locale != sourceLocale, !titles.isEmpty else { return titles.values.sorted() }
        let sources = links.titles(of: label.key, in: sourceLocale)
        return titles.filter { $0.value != sources[$0.key] }.values.sorted()
    }
}

/// The words of a title that users say to activate the element.
private struct SpokenTitle {
    let text: String
    private let words: [String]

    /// Returns nil for titles that users don't say literally: symbols and numbers, very short or very long titles,
    /// abbreviations, and titles with placeholders.
    init?(_ text: String, in style: LocaleStyle) {
        let folded = FoldedText(text)
        let letters = folded.scalars.count { $0.properties.isAlphabetic }
        guard text.utf8.count <= 200, letters >= (style.spacesWords ? 3 : 2),
            !folded.scalars.contains(FoldedText.placeholder), !text.isAbbreviated
        else { return nil }
        self.text = text
        words = folded.words.map(folded.string)
    }

    /// Whether the label contains the words in this order. Words of the label may be longer, because of endings or as
    /// compounds.
    func isIn(_ label: FoldedText) -> Bool {
        var rest = label.words.map(label.string)[...]
        return words.allSatisfy { word in
            guard let index = rest.firstIndex(where: { $0.contains(word) }),
                let found = rest[index].firstRange(of: word)
            else { return false }
            // A compound may contain several words of the title.
            rest = rest[index...]
            rest[index] = String(rest[index][found.upperBound...])
            return true
        }
    }
}

extension String {
    /// Whether the string is short and in capitals (“FAQ”, “GIF”), or is a word that is abbreviated with a period
    /// (“Min.”).
    fileprivate var isAbbreviated: Bool {
        let letters = unicodeScalars.filter(\.properties.isAlphabetic)
        let isShouted = letters.count < 6 && letters.allSatisfy(\.properties.isUppercase)
        return isShouted || (hasSuffix(".") && !hasSuffix("..") && !contains(where: \.isWhitespace))
    }
}

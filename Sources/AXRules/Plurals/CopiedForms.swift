import AXModel
import AXSource

extension CountedText {
    /// Whether nobody has translated the forms: each of them is a text of the source. Rules about a language do not judge
    /// another one's text.
    func isCopy(of source: Unit?, in context: RuleContext) -> Bool {
        guard let source, !context.speaksSourceLanguage, !forms.isEmpty else { return false }
        let originals = Set(source.forms.map(\.text.string))
        return forms.allSatisfy { originals.contains($0.text.string) }
    }

    /// “the plural”, or the variable that varies.
    var title: String { variable.map { "the variable \($0.quoted)" } ?? "the plural" }
}

extension Unit {
    /// The plural texts of the unit that are in the language of the locale.
    func translatedCounts(against source: Unit?, in context: RuleContext) -> [CountedText] {
        countedTexts.filter { !$0.isCopy(of: source, in: context) }
    }
}

import AXModel
import AXSource

extension CountedText {
    /// “plural”, or the variable that varies.
    var title: String { variable.map { "variable \($0.quoted)" } ?? "plural" }
}

extension Unit {
    /// The plural texts of the unit that are in the language of the locale. Where each form is a text of the source, no one
    /// has translated them, and rules about a language do not check another one's text.
    func translatedCounts(against source: Unit?, in context: RuleContext) -> [CountedText] {
        let counts = countedTexts
        guard let source, !counts.isEmpty, !context.speaksSourceLanguage else { return counts }
        let originals = Set(source.forms.map(\.text.string))
        return counts.filter { counted in
            counted.forms.isEmpty || !counted.forms.allSatisfy { originals.contains($0.text.string) }
        }
    }
}

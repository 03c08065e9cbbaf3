/// A text with what several rules look for in it, each found when it is first asked for. One core uses it at a time.
final class HeardText {
    let string: String
    private let lexicon: Lexicon

    private(set) lazy var folded = FoldedText(string)
    private(set) lazy var format = FormatText(string)
    /// The gesture that the text asks for, if it is a hint.
    private(set) lazy var gesture = GestureMention.first(in: folded, lexicon)
    /// The subject that the text names, if it is a hint.
    private(set) lazy var subject = HintSubject.first(in: folded, lexicon)

    /// - Parameter lexicon: the words of the text's language.
    init(_ string: String, _ lexicon: Lexicon) {
        self.string = string
        self.lexicon = lexicon
    }

    func isHeard(as text: String, _ lexicon: Lexicon) -> Bool {
        self.lexicon === lexicon && string == text && string.utf8.count == text.utf8.count
    }
}

import AXModel
import AXSource

/// The full stop at the end of a label.
struct FullStop {
    let range: Range<Int>
    /// The last word with its stop.
    let lastWord: String
    let safety: FixIt.Safety
    private let words: Int

    /// Marks that end a statement and nothing else; `.` also ends an abbreviation.
    private static let marks: Set<Unicode.Scalar> = [".", "。", "．", "।", "።", "။", "។"]

    /// Nil when the text does not end with one. An ellipsis is another matter.
    init?(of text: String) {
        let end = SentenceEnd(of: text)
        guard let mark = end.mark, Self.marks.contains(mark) else { return nil }
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard let last = parts.last, !last.hasSuffix("..") else { return nil }
        range = end.range
        words = parts.count
        lastWord = String(last)
        safety = mark == "." ? .needsReview : .safe
    }

    /// Whether the stop may belong to an abbreviation: “a.m.”, “etc.”, “Inc.”, and in a translation that adds it, a
    /// shortened word such as “Bearb.”.
    /// - Parameters:
    ///   - isNew: whether the source has no stop.
    ///   - lexicon: of the language of the text.
    func mayAbbreviate(isNew: Bool, _ lexicon: Lexicon) -> Bool {
        // A value is no shortened word: “Category: %@.”.
        guard safety == .needsReview, Message.placeholders(in: lastWord).isEmpty else { return false }
        if lexicon.abbreviations.match(atWord: 0, in: FoldedText(lastWord)) != nil { return true }
        if isNew, words <= 3, lexicon.isCutOff(lastWord.dropLast()) { return true }
        if !isNew, lexicon.knows(String(lastWord.dropLast())) { return false }
        let letters = lastWord.unicodeScalars.prefix { $0 != "." }
        let hasInnerStop = lastWord.dropLast().contains(".")
        return hasInnerStop || letters.count <= 3 || (isNew && words == 1 && letters.count <= 6)
    }
}

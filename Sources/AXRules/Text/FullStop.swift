import AXModel
import AXSource

/// The period at the end of a label.
struct FullStop {
    let range: Range<Int>
    /// The last word, including its period.
    let lastWord: String
    let safety: FixIt.Safety
    private let words: Int

    /// Marks that only end statements, and `.`, which also ends abbreviations.
    private static let marks: Set<Unicode.Scalar> = [".", "。", "．", "।", "።", "။", "។"]

    /// Returns nil if the text doesn't end with a period. An ellipsis isn't a period.
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

    /// Whether the period may belong to an abbreviation: “a.m.”, “etc.” or “Inc.”, or, in a translation that adds the
    /// period, an abbreviated word such as “Bearb.”.
    /// - Parameters:
    ///   - isNew: whether the source has no period.
    ///   - lexicon: the words of the text's language.
    func mayAbbreviate(isNew: Bool, _ lexicon: Lexicon) -> Bool {
        // A value isn't an abbreviated word: “Category: %@.”.
        guard safety == .needsReview, Message.placeholders(in: lastWord).isEmpty else { return false }
        if lexicon.abbreviations.match(atWord: 0, in: FoldedText(lastWord)) != nil { return true }
        if isNew, words <= 3, lexicon.isCutOff(lastWord.dropLast()) { return true }
        if !isNew, lexicon.knows(String(lastWord.dropLast())) { return false }
        let letters = lastWord.unicodeScalars.prefix { $0 != "." }
        let hasInnerStop = lastWord.dropLast().contains(".")
        return hasInnerStop || letters.count <= 3 || (isNew && words == 1 && letters.count <= 6)
    }
}

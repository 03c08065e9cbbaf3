import AXModel
import AXSource

/// A label that ends with a full stop.
struct LabelEndsSentence: Rule {
    let page = RulePage(
        id: "label-ends-sentence",
        summary: "The label ends with a full stop.",
        why: """
            A label is a name, not a sentence; the stop makes VoiceOver drop its voice and pause before it says what \
            the control is. Apple, Accessibility Programming Guide for iOS, Creating Labels: a label does not end \
            with a period.
            """,
        example: Example("Play music.", role: "label"),
        instead: Example("Play music", role: "label"),
        severity: .warning)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard unit.roles.contains(.label) else { return [] }
        let sourceEnds = source?.judgedForms.contains { FullStop(of: $0.string) != nil } ?? true
        return unit.firstFault { text in
            guard let stop = FullStop(of: text.string), !stop.mayAbbreviate(isNew: !sourceEnds) else { return nil }
            let fix = FixIt("Remove the full stop", edits: [text.edit(stop.range, "")], safety: stop.safety)
            return context.finding(
                page, unit, text, at: stop.range, "the label ends with a full stop: \(stop.lastWord.quoted)",
                fixIts: [fix])
        }
    }
}

/// The full stop at the end of a label.
private struct FullStop {
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
    /// - Parameter isNew: whether the source has no stop.
    func mayAbbreviate(isNew: Bool) -> Bool {
        guard safety == .needsReview else { return false }
        let letters = lastWord.unicodeScalars.prefix { $0 != "." }
        let hasInnerStop = lastWord.dropLast().contains(".")
        return hasInnerStop || letters.count <= 3 || (isNew && words == 1 && letters.count <= 6)
    }
}

import AXLocaleData
import AXModel
import AXSource

extension Unit {
    /// The first form that begins with a lowercase letter but should begin with a capital; empty if there isn't one. In
    /// a translation, this depends on how the source begins.
    func lowercaseStart(against source: Unit?, in context: RuleContext) -> [(LocatedText, FirstLetter)] {
        guard context.style.isCased else { return [] }
        if let first = onlyText?.string.utf8.first, (0x41...0x5A).contains(first) { return [] }
        for form in checkedForms {
            if let first = FirstLetter(of: form.string), first.isLowercase, !first.keepsItsCase {
                return source?.expectsCapital(in: context) == false ? [] : [(form, first)]
            }
        }
        return []
    }

    /// Whether a translation of this source should begin with a capital. A source that begins with a digit, a
    /// placeholder or a lowercase brand doesn't show that it should. Any other source does, even if it begins with a
    /// lowercase letter: that is a defect, which the translation may share. True if the source's script has no case.
    private func expectsCapital(in context: RuleContext) -> Bool {
        guard context.sourceStyle.isCased else { return true }
        return checkedForms.allSatisfy { FirstLetter(of: $0.string).map { !$0.keepsItsCase } ?? false }
    }
}

extension LocatedText {
    /// The fix that capitalizes the first letter. People have to review it, because the word may be a lowercase name.
    func capitalizing(_ first: FirstLetter) -> [FixIt] {
        let capital = first.letter.properties.titlecaseMapping
        guard capital.unicodeScalars.count == 1 else { return [] }
        return [
            FixIt("Begin with “\(capital)”", edits: [edit(first.range, capital)], safety: .needsReview)
        ]
    }
}

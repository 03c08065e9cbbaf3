import AXLocaleData
import AXModel
import AXSource

extension Unit {
    /// The first form that begins with a lowercase letter but should begin with a capital; empty if there isn't one. In
    /// a translation, this depends on the beginning of the source.
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

    /// Whether a translation of this source should begin with a capital. False if the source begins with a digit, a
    /// placeholder or a lowercase brand. True for any other source: a lowercase letter is a defect, which the
    /// translation may share. Also true if the source's script has no case.
    private func expectsCapital(in context: RuleContext) -> Bool {
        guard context.sourceStyle.isCased else { return true }
        return checkedForms.allSatisfy { FirstLetter(of: $0.string).map { !$0.keepsItsCase } ?? false }
    }
}

extension LocatedText {
    /// The fix that capitalizes the first letter. It must be reviewed, because the word may be a lowercase name.
    func capitalizing(_ first: FirstLetter) -> [FixIt] {
        let capital = first.letter.properties.titlecaseMapping
        guard capital.unicodeScalars.count == 1 else { return [] }
        return [
            FixIt("Begin with “\(capital)”", edits: [edit(first.range, capital)], safety: .needsReview)
        ]
    }
}

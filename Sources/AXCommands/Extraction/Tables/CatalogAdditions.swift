import AXExtract
import AXModel

/// The changes that add extracted entries to a file.
struct CatalogAdditions {
    let explanation: EntryExplanation
    /// Whether Xcode extracts into the file too.
    let isFilledByXcode: Bool

    init(_ explanation: EntryExplanation, isFilledByXcode: Bool) {
        self.explanation = explanation
        self.isFilledByXcode = isFilledByXcode
    }

    /// Keys that Xcode does not find are kept by hand, so that it does not take them for stale; those that it finds get the
    /// comment that it gives them.
    func changes(for entries: [ExtractedEntry]) -> [CatalogChange] {
        entries.flatMap { entry -> [CatalogChange] in
            let isXcodes = isFilledByXcode && explanation.isXcodes(entry)
            let comment = isXcodes ? explanation.extractedComment(for: entry) : explanation.comment(for: entry)
            let addition = CatalogChange.add(entry.key, value: entry.tableText, comment: comment)
            return isFilledByXcode && !isXcodes ? [addition, .keptByHand(entry.key)] : [addition]
        }
    }
}

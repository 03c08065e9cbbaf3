import AXExtract
import AXModel

/// The changes that add extracted entries to a file.
struct CatalogAdditions {
    let explanation: EntryExplanation
    /// Whether Xcode extracts strings into the file, too.
    let isFilledByXcode: Bool

    init(_ explanation: EntryExplanation, isFilledByXcode: Bool) {
        self.explanation = explanation
        self.isFilledByXcode = isFilledByXcode
    }

    /// Keys that Xcode doesn't find are marked as managed by hand, so that Xcode doesn't mark them as stale. Keys that
    /// it finds get the same comment as from Xcode.
    func changes(for entries: [ExtractedEntry]) -> [CatalogChange] {
        entries.flatMap { entry -> [CatalogChange] in
            let isXcodes = isFilledByXcode && explanation.isXcodes(entry)
            let comment = isXcodes ? explanation.extractedComment(for: entry) : explanation.comment(for: entry)
            let addition = CatalogChange.add(entry.key, value: entry.tableText, comment: comment)
            return isFilledByXcode && !isXcodes ? [addition, .keptByHand(entry.key)] : [addition]
        }
    }
}

import AXSource

/// A key that appears more than once.
enum DuplicateKey: FileRule {
    static let page = RulePage.duplicateKey

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        let loaded = document.keyedEntries[..<document.syntax.loadedCount]
        guard document.tableEntries.count < loaded.count else { return [] }
        return loaded.repeated(\.key).map { finding($0.key, first: $0.entry, by: $1.entry, document) }
    }

    private static func finding(
        _ key: StringKey, first: StringsEntry, by last: StringsEntry, _ document: StringsDocument
    ) -> Diagnostic {
        let isSame = document.value(of: first) == document.value(of: last)
        return finding(
            isSame ? .repeated(key) : .replaced(key), at: first.keySpan, in: document,
            severity: isSame ? .note : .warning, explanation: isSame ? nil : .lastWins, key: key,
            notes: [Diagnostic.Note(.isUsed(document.file.string(last.keySpan)), span: last.keySpan)],
            fixIts: [
                FixIt(
                    .removeEarlier, edits: document.removals(of: [first]),
                    safety: isSame ? .safe : .needsReview)
            ])
    }
}

extension String {
    fileprivate static func repeated(_ key: StringKey) -> String { "“\(key)” is repeated below with the same value" }
    fileprivate static func replaced(_ key: StringKey) -> String {
        "“\(key)” is replaced by a later entry with a different value"
    }
    fileprivate static let lastWins = "Apple's runtime keeps the last entry for a key, so this one is never heard."
    fileprivate static func isUsed(_ key: String) -> String {
        "this entry is used instead; its key is written as \(key)"
    }
    fileprivate static let removeEarlier = "Remove the earlier entry"
}

import AXSource

/// Checks a property list file, regardless of the format that uses it.
enum PropertyListRules {
    /// The pages of all findings.
    static let pages: [RulePage] = [UnexpectedEncoding.page, .fileUnparsable, EntriesDropped.page, .duplicateKey]

    static func check(_ list: PropertyListFile) -> [Diagnostic] {
        switch list.format {
        case .oldStyle(let document):
            [UnexpectedEncoding.check, FileUnparsable.check, EntriesDropped.check].flatMap { $0(document) }
                + duplicates(in: list)
        case .xml, .binary: failures(of: list) + duplicates(in: list)
        }
    }

    private static func failures(of list: PropertyListFile) -> [Diagnostic] {
        if let offset = list.undecodable {
            let span = Span(offset, offset + (list.file.encoding == .utf8 ? 1 : 3))
            return [finding(UnexpectedEncoding.page, invalidUnit(at: offset, list.file), span, list)]
        }
        if let failure = list.failure { return [finding(.fileUnparsable, failure.message, failure.span, list)] }
        if list.root?.isDictionary != true {
            return [finding(.fileUnparsable, "property list isn't a dictionary", Span(at: 0), list)]
        }
        guard let offset = UndecodableText.firstToleratedOffset(in: list.file) else { return forbidden(in: list) }
        var tolerated = finding(
            UnexpectedEncoding.page, invalidUnit(at: offset, list.file), Span(offset, offset + 1), list)
        tolerated.severity = .warning
        tolerated.explanation = UndecodableText.toleratedExplanation
        return [tolerated]
    }

    /// The warning about the first control character that XML doesn't allow; empty if there isn't one.
    private static func forbidden(in list: PropertyListFile) -> [Diagnostic] {
        guard case .xml = list.format,
            let offset = list.file.text.firstIndex(where: \.isForbiddenControl)
        else { return [] }
        let name = Unicode.Scalar(list.file.text[offset]).codePoint
        var found = finding(
            UnexpectedEncoding.page, "XML can't contain \(name)", Span(offset, offset + 1), list)
        found.severity = .warning
        found.explanation = "Apple's runtime loads the file, but other programs that read XML reject it."
        return [found]
    }

    private static func invalidUnit(at offset: Int, _ file: SourceFile) -> String {
        guard file.encoding == .utf8 else { return "this \(file.encoding.rawValue) code unit isn't a valid character" }
        return "byte 0x\(Hexadecimal.string([file.text[offset]]).uppercased()) isn't valid UTF-8"
    }

    private static func finding(
        _ page: RulePage, _ message: String, _ span: Span, _ list: PropertyListFile
    ) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: page.severity, path: list.file.path, span: span, message: message,
            explanation: "The runtime loads an empty table, so VoiceOver speaks the raw keys.")
    }

    // MARK: Duplicates

    private static func duplicates(in list: PropertyListFile) -> [Diagnostic] {
        guard let root = list.root else { return [] }
        let edits = PropertyListEdits(list)
        var findings: [Diagnostic] = []
        // The values to check, each with the key of the root dictionary's entry that contains it.
        var waiting: [(node: PropertyListNode, unit: StringKey?)] = [(root, nil)]
        while let (node, unit) = waiting.popLast() {
            let entries = node.entries ?? []
            findings += duplicates(among: entries, of: unit, edits)
            waiting += entries.reversed().map { ($0.value, unit ?? $0.key.key) }
            waiting += node.elements.reversed().map { ($0, unit) }
        }
        return findings
    }

    private static func duplicates(
        among entries: [PropertyListEntry], of unit: StringKey?, _ edits: PropertyListEdits
    ) -> [Diagnostic] {
        guard entries.map(\.key.key).hasRepetition else { return [] }
        let last = Dictionary(entries.map { ($0.key.key, $0) }) { $1 }
        return entries.compactMap { entry in
            guard let used = last[entry.key.key], used.number != entry.number else { return nil }
            return duplicate(entry, of: used, in: unit, edits)
        }
    }

    private static func duplicate(
        _ entry: PropertyListEntry, of used: PropertyListEntry, in unit: StringKey?, _ edits: PropertyListEdits
    ) -> Diagnostic {
        let list = edits.list
        // Compares the raw text, so that many duplicates of a large value don't have to be decoded.
        let text = list.file.text
        let isSame = text[entry.value.span.range] == text[used.value.span.range]
        let key = entry.key.key
        let edit = edits.removal(of: entry)
        return Diagnostic(
            id: RulePage.duplicateKey.id, severity: isSame ? .note : RulePage.duplicateKey.severity,
            path: list.file.path,
            span: entry.key.span,
            message: isSame
                ? "“\(key)” is repeated below with the same value"
                : "“\(key)” is replaced by a later entry with a different value",
            explanation: isSame
                ? nil : "Apple's runtime keeps the last entry for a key, so this earlier entry is never heard.",
            key: unit ?? key, notes: [Diagnostic.Note("the entry that is used is here", span: used.key.span)],
            fixIts: list.readOnlyReason == nil
                ? [FixIt("Remove the earlier entry", edits: [edit], safety: isSame ? .safe : .needsReview)] : [])
    }
}

package import AXModel
package import AXSource

/// An XML or binary string table. Builds make these; they are read, and never edited.
package struct PropertyListStrings: Sendable {
    package let file: SourceFile
    private let list: Result<PropertyList, PropertyList.Failure>
    private let isBinary: Bool

    /// - Returns: nil for a file that is neither XML nor binary.
    package init?(_ file: SourceFile) {
        self.file = file
        isBinary = BinaryPropertyList.isCandidate(file.raw)
        if isBinary {
            list = Result { () throws(PropertyList.Failure) in try BinaryPropertyList.read(file.raw) }
        } else if XMLPropertyList.isCandidate(file.text) {
            list = Result { () throws(PropertyList.Failure) in try XMLPropertyList.read(file.text) }
        } else {
            return nil
        }
    }

    var diagnostics: [Diagnostic] {
        switch list {
        case .success(let list) where list.entries != nil: return []
        case .success: return [diagnostic("the property list is not a dictionary", Span(at: 0))]
        case .failure(let failure): return [diagnostic(failure.message, failure.span)]
        }
    }

    private func diagnostic(_ message: String, _ span: Span) -> Diagnostic {
        Diagnostic(
            id: TableFails.page.id, severity: .error, path: file.path, span: span, message: message,
            explanation: "The runtime gets an empty table; its keys are spoken raw.")
    }

    /// Each key once, in the order in which it first appears, with the entry that wins.
    private var winners: [PropertyList.Entry] {
        guard case .success(let list) = list, let entries = list.entries else { return [] }
        let last = Dictionary(entries.map { ($0.key, $0) }) { $1 }
        var seen: Set<StringKey> = []
        return entries.compactMap { seen.insert($0.key).inserted ? last[$0.key] : nil }
    }
}

extension PropertyListStrings: StringsFile {
    package var readOnlyReason: String? {
        isBinary ? "it is a binary property list" : "it is an XML property list"
    }

    package var contents: FileContents {
        FileContents(
            status: status,
            entries: winners.map { .init(key: $0.key, value: $0.value, comment: nil, span: $0.span) },
            loaded: winners.map { ($0.key, $0.value) }, lost: [])
    }

    private var status: FileContents.Status {
        switch list {
        case .success(let list): list.entries == nil ? .notDictionary : .ok
        case .failure: .error
        }
    }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let units: [Unit] = winners.compactMap { entry in
            guard case .string(let value) = entry.value else { return nil }
            let text = entry.text ?? LocatedText(value.text, span: Span(at: 0))
            return Unit(key: entry.key, text: .plain(text), span: entry.span, keySpan: entry.span)
        }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] { [] }
}

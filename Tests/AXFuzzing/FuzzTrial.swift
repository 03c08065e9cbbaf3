import AXFormats
import AXModel
import AXSource
import AXTestSupport

/// Everything that must hold for the bytes of an input, whatever they are.
package enum FuzzTrial {
    package static func run(_ input: FuzzInput) throws(FuzzFault) {
        switch input.subject {
        case .format(let format): try run(format, input)
        case .packageContents: try readPackageContents(input.bytes)
        }
    }

    private static func run(_ format: any FileFormat, _ input: FuzzInput) throws(FuzzFault) {
        var random = input.random
        let file = SourceFile(path: "input." + input.subject.name, raw: input.bytes)
        let parsed = format.parse(file)
        guard let document = parsed.value as? any LosslessFile else {
            throw FuzzFault("every file can be put together again", "\(type(of: parsed.value))")
        }
        try hold(document.isWhole, "the pieces are the file")
        try checkDiagnostics(parsed.diagnostics, in: document)
        try checkContents(document)
        let texts = FileTexts(document.tables)
        try setToThemselves(texts, in: document)
        let isTailLost = parsed.diagnostics.contains { $0.id == "entries-dropped" }
        try ChangeTrial(format: format, document: document, texts: texts, isTailLost: isTailLost).run(&random)
        if random.isOne(in: 8) { convert(document) }
    }

    private static func checkDiagnostics(
        _ diagnostics: [Diagnostic], in document: any LosslessFile
    ) throws(FuzzFault) {
        for diagnostic in diagnostics {
            try hold(diagnostic.span.end <= document.file.text.count, "findings stand in the file", diagnostic.message)
            for fix in diagnostic.fixIts {
                try apply(fix.edits, to: document.file, "fix \(fix.summary)")
            }
        }
    }

    private static func checkContents(_ document: any LosslessFile) throws(FuzzFault) {
        let contents = document.contents
        let keys = contents.loaded.map(\.key)
        try hold(Set(keys).count == keys.count, "a table holds each key once")
        guard let tree = document.keyedTree else { return }
        try checkTree(tree)
    }

    private static func checkTree(_ tree: KeyedTree) throws(FuzzFault) {
        var end = tree.span.start
        for part in tree.parts {
            try hold(part.span.start >= end, "parts with keys do not overlap", part.key.text)
            end = part.span.end
            if let inside = part.inside { try checkTree(inside) }
        }
        try hold(end <= tree.span.end, "parts with keys stand in their tree")
    }

    private static func setToThemselves(_ texts: FileTexts, in document: any LosslessFile) throws(FuzzFault) {
        for (number, table) in document.tables.enumerated() {
            let places = Dictionary(grouping: texts.places.filter { $0.table == number }, by: \.locale)
            for (locale, places) in places where !locale.text.unicodeScalars.contains("\u{FFFD}") {
                let changes = places.compactMap { place -> CatalogChange? in
                    // A `String` can't contain a lone surrogate.
                    guard let text = texts.texts[place]?.string.text, !text.unicodeScalars.contains("\u{FFFD}") else {
                        return nil
                    }
                    return .set(place.key, at: place.path, value: text)
                }
                let edits = table.edits(for: changes, locale: locale.text).edits
                try hold(edits.isEmpty, "a text set to itself changes nothing", "\(edits.prefix(2))")
            }
        }
    }

    /// Other tests check the losses. Here, the writers only have to finish.
    private static func convert(_ document: any LosslessFile) {
        let catalogs = document.catalogs(locale: FileTexts.placeLocale.text, table: "Table")
        let set = CatalogSet(sourceLanguage: document.sourceLanguage ?? "en", table: "Table", catalogs: catalogs)
        for writer in Formats.writers { _ = writer.write(set) }
    }

    private static func readPackageContents(_ bytes: [UInt8]) throws(FuzzFault) {
        guard let contents = XclocContents(reading: bytes) else { return }
        let again = XclocContents(reading: contents.bytes)
        try hold(
            contents == again, "the contents of a package read back", "\(contents) became \(String(describing: again))")
    }

    /// The file with the edits made.
    @discardableResult
    static func apply(_ edits: [TextEdit], to file: SourceFile, _ what: String) throws(FuzzFault) -> SourceFile {
        do throws(EditConflict) {
            return try file.applying(edits)
        } catch {
            throw FuzzFault("edits of one list do not conflict", "\(what): \(error)")
        }
    }
}

extension LosslessFile {
    /// Whether the pieces make up the file. A UTF-32 unit that isn't a character is rebuilt as another one, so only the
    /// size of the file and its decoded text must be the same.
    var isWhole: Bool {
        let bytes = rebuilt
        return bytes == file.raw
            || file.encoding.unitSize == 4 && bytes.count == file.raw.count
                && SourceFile(path: file.path, raw: bytes).text == file.text
    }

    /// The bytes of the file, made from its pieces.
    private var rebuilt: [UInt8] {
        var bytes = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        for piece in pieces { bytes += file.encoded(file.text[piece.range]) }
        // Bytes after the last whole unit of UTF-16 or UTF-32 aren't part of a character.
        return bytes + file.raw.suffix(max(0, file.raw.count - bytes.count) % file.encoding.unitSize)
    }
}

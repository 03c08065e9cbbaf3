import AXExtract
import AXFormats
import AXModel
import AXSource

/// `xcstrings`: string catalogs with the same bytes as Xcode's. Keys that Xcode extracts get the comment that Xcode
/// would write. The tool's notes about these keys are in a ``RoleSidecar``.
struct NewCatalogFormat: ExtractedTableFormat {
    let name = "xcstrings"
    let summary = "a string catalog"
    private let format = StringCatalogFormat()

    func files(_ strings: ExtractedStrings) -> [WrittenCatalogs.File] {
        strings.tables.map { table in
            WrittenCatalogs.File(path: "\(table).\(name)", bytes: bytes(of: strings.entries(of: table), strings))
        }
    }

    func companion(ofTable table: String, _ strings: ExtractedStrings) -> Companion? {
        let explanation = strings.explanation
        var sidecar = RoleSidecar()
        for entry in strings.entries(of: table) where explanation.isWrittenByXcode(entry) {
            sidecar.set(entry, notes: explanation.notes(for: entry))
        }
        return sidecar.text.isEmpty ? nil : Companion(ending: RoleSidecar.ending, text: sidecar.text)
    }

    private func bytes(of entries: [ExtractedEntry], _ strings: ExtractedStrings) -> [UInt8] {
        let text = format.emptyFile(sourceLanguage: strings.language, locale: strings.language)
        let empty = SourceFile(path: "new.xcstrings", text: text)
        let changes = CatalogAdditions(strings.explanation, isFilledByXcode: true).changes(for: entries)
        let edits = format.parse(empty).value.edits(for: changes + [.canonicalize]).edits
        return (try? empty.applying(edits))?.raw ?? empty.raw
    }
}

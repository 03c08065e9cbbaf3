import AXSource

/// A unit whose id was changed after the export.
enum XLIFFIDChanged: FileRule {
    static let page = RulePage(
        id: "xliff-id-changed", concern: .xliff,
        summary: "A unit's id was changed, so Xcode's import can't find the string.",
        why: """
            Xcode finds a unit's string by the unit's id alone. In an id, write a line break as &#10;, because XML \
            turns a literal line break into a space (XML 1.0, section 3.3.3). Some editing tools collapse spaces in \
            ids or drop ids entirely. If an id doesn't match, Xcode's import skips the translation without reporting a \
            failure.
            """,
        example: Example(
            XLIFFSample.text(
                XLIFFSample.unit(id: "Play\nnow", source: "Play\nnow", target: "<target>Jetzt abspielen</target>"))),
        instead: Example(
            XLIFFSample.text(
                XLIFFSample.unit(id: "Play&#10;now", source: "Play\nnow", target: "<target>Jetzt abspielen</target>"))),
        severity: .error, isFixable: true)

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        xliff.files.flatMap { file -> [Diagnostic] in
            let index = file.project.map { Dictionary(grouping: $0.source.keys, by: collapsed) } ?? [:]
            return file.units.compactMap { imported in
                let (unit, element) = (imported.unit, file.element)
                if imported.causes.contains(.noID) {
                    let message = "unit has no id, so it doesn't match any string"
                    return finding(message, at: unit.startTag, in: xliff.document, element)
                }
                if let unescaped = unescapedSpace(unit, element, xliff.document) { return unescaped }
                guard imported.causes.contains(.unknownKey) else { return nil }
                return unknown(unit, element, xliff.document, index)
            }
        }
    }

    /// Reports unescaped line breaks and tabs in an id.
    private static func unescapedSpace(
        _ unit: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument
    ) -> Diagnostic? {
        let offsets = unit.idSpan.range.filter { [0x09, 0x0A, 0x0D].contains(document.file.text[$0]) }
        guard let first = offsets.first, let last = offsets.last else { return nil }
        let edits = offsets.map { TextEdit(Span($0, $0 + 1), "&#\(document.file.text[$0]);") }
        return finding(
            "id contains an unescaped line break or tab, which XML reads as a space, so the id doesn't match the "
                + "string's key",
            at: Span(first, last + 1),
            in: document, file, unit,
            fixIts: [FixIt("Escape line breaks and tabs as character references", edits: edits, safety: .safe)])
    }

    /// Reports a key that the project doesn't contain, if it differs from one of the project's keys only in white space
    /// or case. Other unknown keys aren't reported, because their strings may have been removed in the meantime.
    private static func unknown(
        _ unit: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument, _ index: [[UInt8]: [StringKey]]
    ) -> Diagnostic? {
        guard let near = index[collapsed(unit.identity.key)]?.min() else { return nil }
        let id = XLIFFScheme(original: file.original).id(of: .init(key: near, path: unit.identity.path))
        let fixes = id.map { id in
            let edit = TextEdit(unit.idSpan, XMLEscaping.attribute(id.text))
            return FixIt("Change the id to “\(id)”", edits: [edit], safety: .needsReview)
        }
        return finding(
            "no string has the key “\(unit.identity.key)”; “\(near)” differs only in whitespace or case",
            at: unit.idSpan, in: document, file, unit, explanation: "Xcode's import skips the unit.",
            fixIts: fixes.map { [$0] } ?? [])
    }

    /// The key without white space, and in lowercase (ASCII only).
    private static func collapsed(_ key: StringKey) -> [UInt8] {
        key.bytes.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }.map {
            (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
        }
    }
}

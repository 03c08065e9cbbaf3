import AXSource

/// The id of a unit is no longer the one that was exported.
enum XLIFFIDChanged: XLIFFRule {
    static let page = RulePage(
        id: "xliff-id-changed",
        summary: "The id of a unit was changed: the import finds no string for it.",
        why: """
            Xcode finds the string of a unit by its id alone. An id with a line break must spell it as &#10;: \
            written as it is, XML turns it into a space (XML 1.0, section 3.3.3). Editors also collapse spaces, or \
            drop ids. The translation is skipped without a failure.
            """,
        example: Example(
            XLIFFSample.text(
                XLIFFSample.unit(id: "Play\nnow", source: "Play\nnow", target: "<target>Jetzt abspielen</target>"))),
        instead: Example(
            XLIFFSample.text(
                XLIFFSample.unit(id: "Play&#10;now", source: "Play\nnow", target: "<target>Jetzt abspielen</target>"))),
        severity: .error, isFixable: true)

    static func check(_ document: XLIFFDocument, against project: ProjectTexts?) -> [Diagnostic] {
        document.syntax.files.flatMap { file -> [Diagnostic] in
            let project = project?.tables[file.origin]
            let index = project.map { Dictionary(grouping: $0.source.keys, by: collapsed) }
            return file.units.compactMap { unit in
                if let missing = missing(unit, file, document) { return missing }
                if let broken = rawSpace(unit, file, document) { return broken }
                guard let project, let index, project.source[unit.identity.key] == nil, project.source[unit.id] == nil
                else {
                    return nil
                }
                return unknown(unit, file, document, index)
            }
        }
    }

    private static func missing(_ unit: XLIFFUnit, _ file: XLIFFFile, _ document: XLIFFDocument) -> Diagnostic? {
        guard unit.idSpan.isEmpty, unit.idSpan.end == unit.startTag.end else { return nil }
        return finding("the unit has no id; no string belongs to it", at: unit.startTag, in: document, file)
    }

    /// Line breaks and tabs that are not written as references.
    private static func rawSpace(_ unit: XLIFFUnit, _ file: XLIFFFile, _ document: XLIFFDocument) -> Diagnostic? {
        let places = unit.idSpan.range.filter { [0x09, 0x0A, 0x0D].contains(document.file.text[$0]) }
        guard let first = places.first, let last = places.last else { return nil }
        let edits = places.map { TextEdit(Span($0, $0 + 1), "&#\(document.file.text[$0]);") }
        return finding(
            "the id holds a line break or tab as it is; XML reads a space, and the key is another",
            at: Span(first, last + 1),
            in: document, file, unit,
            fixIts: [FixIt("Write it as a reference", edits: edits, safety: .safe)])
    }

    /// A key that the project does not have, and that differs from one of its keys in white space or case only. Other
    /// unknown keys may belong to strings that were taken out since.
    private static func unknown(
        _ unit: XLIFFUnit, _ file: XLIFFFile, _ document: XLIFFDocument, _ index: [[UInt8]: [StringKey]]
    ) -> Diagnostic? {
        guard let near = index[collapsed(unit.identity.key)]?.min() else { return nil }
        let id = XLIFFScheme(original: file.original).id(of: .init(key: near, path: unit.identity.path))
        let fixes = id.map { id in
            let edit = TextEdit(unit.idSpan, XLIFFSpelling.attribute(id.text))
            return FixIt("Change the id to “\(id)”", edits: [edit], safety: .needsReview)
        }
        return finding(
            "no string has the key “\(unit.identity.key)”; “\(near)” differs from it in white space or case only",
            at: unit.idSpan, in: document, file, unit, explanation: "Xcode's import skips the unit.",
            fixIts: fixes.map { [$0] } ?? [])
    }

    /// The key without white space and in lower case (ASCII).
    private static func collapsed(_ key: StringKey) -> [UInt8] {
        key.bytes.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }.map {
            (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
        }
    }
}

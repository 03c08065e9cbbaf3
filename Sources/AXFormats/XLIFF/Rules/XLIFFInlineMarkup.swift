import AXSource

/// A target contains inline elements.
enum XLIFFInlineMarkup: FileRule {
    static let page = RulePage(
        id: "xliff-inline-markup", concern: .xliff,
        summary: "A target contains inline elements; Xcode's import drops the tags and keeps the text between them.",
        why: """
            Xcode exports plain text, but translation tools wrap placeholders in <x/>, <ph> or <g>. Xcode's import \
            drops the tags (tested with Xcode 27), so any placeholder in a tag's attribute is lost.
            """,
        example: Example(
            XLIFFSample.text(
                XLIFFSample.unit(
                    id: "by", source: "By %@", target: "<target>Von <x id=\"1\" equiv-text=\"%@\"/></target>"))),
        instead: Example(
            XLIFFSample.text(XLIFFSample.unit(id: "by", source: "By %@", target: "<target>Von %@</target>"))),
        severity: .warning)

    static func check(_ xliff: DeliveredXLIFF) -> [Diagnostic] {
        xliff.document.syntax.files.flatMap { file in file.units.compactMap { check($0, file, xliff.document) } }
    }

    private static func check(_ unit: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument) -> Diagnostic? {
        guard let target = unit.target, let tag = document.content(of: target).inlineTags.first else { return nil }
        let text = document.text(of: target).string
        let fix = FixIt(
            "Replace with plain text", edits: [TextEdit(target.content, XLIFFEscaping.content(text))],
            safety: .needsReview)
        return finding(
            "inline tags are dropped on import, leaving “\(text)”", at: tag, in: document, file, unit,
            fixIts: [fix])
    }
}

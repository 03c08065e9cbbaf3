import AXSource

/// Inline elements stand in a target.
enum XLIFFInlineMarkup: XLIFFRule {
    static let page = RulePage(
        id: "xliff-inline-markup",
        summary: "A target holds inline elements; Xcode's import drops the tags and keeps the text between them.",
        why: """
            Xcode exports plain text. Translation tools wrap placeholders in <x/>, <ph> or <g>; on import the tags \
            are dropped (recorded with Xcode 27), and a placeholder that stood in an attribute is gone from the \
            string.
            """,
        example: Example(
            XLIFFSample.text(
                XLIFFSample.unit(
                    id: "by", source: "By %@", target: "<target>Von <x id=\"1\" equiv-text=\"%@\"/></target>"))),
        instead: Example(
            XLIFFSample.text(XLIFFSample.unit(id: "by", source: "By %@", target: "<target>Von %@</target>"))),
        severity: .warning)

    static func check(_ document: XLIFFDocument, against project: ProjectTexts?) -> [Diagnostic] {
        document.syntax.files.flatMap { file in file.units.compactMap { check($0, file, document) } }
    }

    private static func check(_ unit: XLIFFUnit, _ file: XLIFFFile, _ document: XLIFFDocument) -> Diagnostic? {
        guard let target = unit.target, let tag = document.content(of: target).inlineTags.first else { return nil }
        let text = document.text(of: target).string
        let fix = FixIt(
            "Write plain text", edits: [TextEdit(target.content, XLIFFSpelling.text(text))], safety: .needsReview)
        return finding(
            "inline tags are dropped on import; what is left is “\(text)”", at: tag, in: document, file, unit,
            fixIts: [fix])
    }
}

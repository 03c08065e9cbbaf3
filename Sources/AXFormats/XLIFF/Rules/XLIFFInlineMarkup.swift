import AXSource

/// A target that contains inline elements.
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

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        findings(in: xliff) { cause, unit, file in
            guard case .inlineTags(let text) = cause, let target = unit.target,
                let tag = xliff.document.content(of: target).inlineTags.first
            else { return nil }
            let fix = FixIt(
                "Replace with plain text", edits: [TextEdit(target.content, XMLEscaping.content(text))],
                safety: .needsReview)
            return finding(
                "inline tags are dropped on import, leaving “\(text)”", at: tag, in: xliff.document, file, unit,
                fixIts: [fix])
        }
    }
}

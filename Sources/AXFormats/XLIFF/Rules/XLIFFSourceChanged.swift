import AXSource

/// The source of a unit is no longer the project's.
enum XLIFFSourceChanged: XLIFFRule {
    static let page = RulePage(
        id: "xliff-source-changed", concern: .xliff,
        summary: "The source string of a unit differs from the project's current one.",
        why: """
            Xcode's import compares each source string with the project's current one and skips the unit if the two \
            differ (recorded with Xcode 27). Either the string was changed after the export, or the translator edited \
            the source. The old translation stays.
            """,
        example: Example(XLIFFSample.text(XLIFFSample.unit), key: "play", source: "Play the song"),
        instead: Example(XLIFFSample.text(XLIFFSample.unit), key: "play", source: "Play"),
        severity: .warning)

    static func check(_ document: XLIFFDocument, against project: ProjectTexts?) -> [Diagnostic] {
        document.syntax.files.flatMap { file -> [Diagnostic] in
            guard let project = project?.tables[file.origin] else { return [] }
            return file.units.compactMap { unit in
                guard let source = unit.source, let current = project.sourceText(of: unit.identity) else { return nil }
                let text = document.text(of: source).string
                guard !XLIFFExportedText.isSame(text, current) else { return nil }
                return finding(
                    "source is “\(text)”, but the project now has “\(current)”", at: source.content, in: document,
                    file,
                    unit, explanation: "Xcode's import skips the unit; export again.")
            }
        }
    }
}

import AXModel
import AXSource

/// A unit whose source string differs from the one in the project.
enum XLIFFSourceChanged: FileRule {
    static let page = RulePage(
        id: "xliff-source-changed", concern: .xliff,
        summary: "The source string in a unit differs from the current source string in the project.",
        why: """
            Xcode's import compares each source string with the current one in the project and skips the unit if the \
            two differ (tested with Xcode 27). Either the source string was changed in the project after the export, \
            or the translator edited it in the file. The old translation stays.
            """,
        example: Example(XLIFFSample.text(XLIFFSample.unit), key: "play", source: "Play the song"),
        instead: Example(XLIFFSample.text(XLIFFSample.unit), key: "play", source: "Play"),
        severity: .warning, yieldsTo: [.outdatedTranslation])

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        findings(in: xliff) { cause, unit, file in
            guard case .sourceChanged(let delivered, let current) = cause, let source = unit.source else { return nil }
            return finding(
                "source is “\(delivered)”, but the project now has “\(current)”", at: source.content,
                in: xliff.document, file, unit,
                explanation: "Xcode's import skips the unit; export the XLIFF file again.")
        }
    }
}

import AXScan
import AXSource

/// A translation exists, but Xcode's import skips it because of its state.
enum XLIFFStateSkipped: FileRule {
    static let page = RulePage(
        id: "xliff-state-skipped", concern: .xliff,
        summary: "A target's state marks the translation as unfinished, so Xcode's import skips the target.",
        why: """
            Xcode doesn't import targets whose state is “new”, “needs-review-l10n” or “needs-review-translation”, but \
            still reports success (tested with Xcode 27). If a vendor leaves a finished translation marked as \
            unfinished, the translation never reaches the project.
            """,
        example: Example(
            XLIFFSample.text(XLIFFSample.unit(target: "<target state=\"needs-review-l10n\">Abspielen</target>"))),
        instead: Example(XLIFFSample.text(XLIFFSample.unit(target: "<target state=\"translated\">Abspielen</target>"))),
        severity: .warning, traits: [.blocksApply])

    static func check(_ xliff: DeliveredXLIFF) -> [Diagnostic] {
        xliff.document.syntax.files.flatMap { file in file.units.compactMap { check($0, file, xliff.document) } }
    }

    private static func check(_ unit: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument) -> Diagnostic? {
        guard let target = unit.target, !document.text(of: target).string.isEmpty else { return nil }
        let attributes = document.attributes(of: target)
        guard let state = attributes["state"], XLIFFStates.unfinished.contains(state),
            let attribute = attributes.first(named: "state")
        else { return nil }
        let fix = FixIt(
            "Set the state to “translated”", edits: [TextEdit(attribute.value, "translated")], safety: .needsReview)
        return finding(
            "target for “\(unit.identity.key)” has the state “\(state)”, so Xcode's import skips it",
            at: attribute.span,
            in: document, file, unit, fixIts: [fix])
    }
}

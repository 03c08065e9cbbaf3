import AXScan
import AXSource

/// A translation that Xcode's import skips because of its state.
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

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        findings(in: xliff) { cause, unit, file in
            guard case .unfinished(let state) = cause, let target = unit.target,
                !xliff.document.text(of: target).string.isEmpty,
                let attribute = xliff.document.attributes(of: target).first(named: "state")
            else { return nil }
            let fix = FixIt(
                "Set the state to “translated”", edits: [TextEdit(attribute.value, "translated")],
                safety: .needsReview)
            return finding(
                "target for “\(unit.identity.key)” has the state “\(state)”, so Xcode's import skips it",
                at: attribute.span, in: xliff.document, file, unit, fixIts: [fix])
        }
    }
}

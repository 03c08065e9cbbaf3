import AXSource

/// A unit without a translation, or with its translation in the wrong position.
enum XLIFFTargetMissing: FileRule {
    static let page = RulePage(
        id: "xliff-target-missing", concern: .xliff,
        summary: "A unit's target is missing or empty, or comes after the note.",
        why: """
            If a unit has no target, Xcode's import leaves the translation unchanged, and users hear the old \
            translation or the source string. If a target is empty, Xcode's import clears the translation (tested with \
            Xcode 27), so VoiceOver has nothing to speak. The XLIFF 1.2 schema requires the target to come directly \
            after the source.
            """,
        example: Example(XLIFFSample.text(XLIFFSample.unit(target: "<target></target>"))),
        instead: Example(XLIFFSample.text(XLIFFSample.unit)),
        severity: .warning, isFixable: true)

    static func check(_ xliff: XLIFFImport) -> [Diagnostic] {
        let layout = XLIFFLayout(xliff.document)
        return findings(in: xliff) { empty($0, $1, $2, xliff.document) }
            + xliff.files.flatMap { missing($0, xliff.document) + misplaced($0.element, xliff.document, layout) }
    }

    /// One finding for all units of a `file` element without a target, because a delivery may be intentionally
    /// incomplete.
    private static func missing(_ file: XLIFFImport.File, _ document: XLIFFDocument) -> [Diagnostic] {
        let units = file.units.filter { $0.causes.contains(.noTarget) }.map(\.unit)
            .filter { $0.isTranslatable && $0.source?.content.isEmpty == false }
        let rest = "of \(file.units.count) units in “\(file.element.original)”"
        return counting(
            units.map { ($0, $0.idSpan) }, .number(one: "\(rest) has no target", several: "\(rest) have no target"),
            in: document, file.element,
            explanation: "If a unit has no target, Xcode's import leaves the translation unchanged.")
    }

    private static func empty(
        _ cause: ImportCause, _ unit: XLIFFUnit, _ file: XLIFFFileElement, _ document: XLIFFDocument
    ) -> Diagnostic? {
        guard cause == .emptyTarget, let target = unit.target else { return nil }
        return finding(
            "target for “\(unit.identity.key)” is empty, so Xcode's import clears the translation", at: target.span,
            in: document, file, unit)
    }

    private static func misplaced(
        _ file: XLIFFFileElement, _ document: XLIFFDocument, _ layout: XLIFFLayout
    ) -> [Diagnostic] {
        let units = file.units.filter { unit in
            guard let target = unit.target else { return false }
            return unit.notes.contains { $0.span.start < target.span.start }
        }
        let rest = "after the note; the XLIFF schema requires the target to come directly after the source"
        return counting(
            units.map { ($0, $0.target?.span ?? $0.idSpan) },
            .number(one: "target is \(rest)", several: "targets are \(rest)"), in: document, file,
            fixIts: moving(units, document, layout))
    }

    private static func moving(_ units: [XLIFFUnit], _ document: XLIFFDocument, _ layout: XLIFFLayout) -> [FixIt] {
        let edits = units.flatMap { unit -> [TextEdit] in
            guard let source = unit.source, let target = unit.target, source.span.end < target.span.start else {
                return []
            }
            let space = layout.space(before: source, in: unit)
            let start = target.span.start - layout.lengthOfSpace(before: target.span.start)
            return [
                .insertion(at: source.span.end, space + document.file.string(target.span)),
                .removal(Span(start, target.span.end)),
            ]
        }
        guard !edits.isEmpty else { return [] }
        return [FixIt("Move each target directly after its source", edits: edits, safety: .safe)]
    }
}

import AXSource

enum ConflictMarkers {
    /// The fix that keeps the first side of a conflict; nil if no conflict begins at `span`.
    static func fix(at span: Span, in file: SourceFile) -> FixIt? {
        guard let begin = line(of: "<<<<<<<", from: span.start, in: file), begin.start == span.start,
            let middle = line(of: "=======", from: begin.end, in: file),
            let end = line(of: ">>>>>>>", from: middle.end, in: file)
        else { return nil }
        let edits: [TextEdit] = [.removal(begin), .removal(Span(middle.start, end.end))]
        return FixIt("Keep the first side of the conflict", edits: edits, safety: .needsReview)
    }

    /// If an error that makes the runtime reject a file is inside the first merge conflict, returns a finding about the
    /// conflict instead. Each format would otherwise report a syntax error at a different part of the markers.
    static func explaining(_ finding: Diagnostic, in file: SourceFile) -> Diagnostic {
        guard finding.id == RulePage.fileUnparsable.id, let begin = line(of: "<<<<<<<", from: 0, in: file),
            let fix = fix(at: begin, in: file), let end = fix.edits.last?.span.end,
            (begin.start...end).contains(finding.span.start)
        else { return finding }
        var finding = finding
        finding.message = "file has an unresolved merge conflict"
        (finding.span, finding.fixIts) = (begin, [fix])
        return finding
    }

    static func isMarker(at offset: Int, in file: SourceFile) -> Bool {
        ["<<<<<<<", "=======", ">>>>>>>"].contains { file.text[offset...].starts(with: $0.utf8) }
    }

    /// The first line at or after `start` that begins with `marker`, including its line end.
    private static func line(of marker: String, from start: Int, in file: SourceFile) -> Span? {
        var offset = start
        while offset < file.text.count {
            let rest = file.text[offset...]
            let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? file.text.count
            if rest.starts(with: marker.utf8) { return Span(offset, end) }
            offset = end
        }
        return nil
    }
}

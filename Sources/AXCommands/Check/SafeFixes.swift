import AXSource

/// The safe fixes of a check's findings, as changes to files.
enum SafeFixes {
    /// One change a file. Where two fixes touch the same text, the first one counts; a second run mends the rest.
    static func changes(
        for diagnostics: [Diagnostic], in files: [String: SourceFile]
    ) throws(CommandFailure) -> [FileChange] {
        var changes: [FileChange] = []
        let byPath = Dictionary(grouping: diagnostics, by: \.path)
        for (path, findings) in byPath.sorted(by: { $0.key < $1.key }) {
            guard let file = files[path] else { continue }
            let edits = compatible(findings.compactMap { $0.fixIts.first { $0.safety == .safe } })
            if !edits.isEmpty { changes.append(try FileChange(file, edits)) }
        }
        return changes
    }

    /// The edits of those fixes that touch no text that an earlier one touches.
    private static func compatible(_ fixes: [FixIt]) -> [TextEdit] {
        var taken: [TextEdit] = []
        for fix in fixes.sorted(by: { $0.edits[0].span < $1.edits[0].span }) {
            let last = taken.last?.span
            let isFree = fix.edits.allSatisfy { edit in last.map { $0.end < edit.span.start } ?? true }
            if isFree { taken += fix.edits.sorted { $0.span < $1.span } }
        }
        return taken
    }
}

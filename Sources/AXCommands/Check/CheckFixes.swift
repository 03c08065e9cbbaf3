import AXModel
import AXReport
import AXSource

extension CheckResult {
    /// Applies the safe fixes of the reported findings.
    /// - Returns: The number of files that were changed, or would be.
    func applyFixes(dryRun: Bool) throws(CommandFailure) -> Int {
        let changes = try SafeFixes.changes(for: reported, in: checked.files)
        for change in changes { try change.carryOut(dryRun: dryRun, in: input.workplace) }
        return changes.count
    }

    /// Why fixes of translations may not last; nil where nothing speaks against them.
    var fixWarning: String? {
        let groups = input.tables.groups
        let sources = Set(groups.flatMap { $0.source.paths })
        guard let platform = TranslationPlatform(of: input.project.root, in: input.workplace.files),
            reported.contains(where: { finding in
                let isTranslation = !sources.contains(finding.path) || finding.locale != groups.first?.source.locale
                return isTranslation && finding.locale != nil && finding.fixIts.contains { $0.safety == .safe }
            })
        else { return nil }
        return "\(PathName.printable(platform.path)) says that translations come from \(platform.name): "
            + "its next synchronization takes these fixes back. Fix the strings there too."
    }
}

/// The safe fixes of findings, as changes to files.
private enum SafeFixes {
    /// One change per file. Where two fixes overlap, the first one counts; a second run applies the other.
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

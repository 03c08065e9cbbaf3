import AXExtract
import AXFormats
import AXModel
import AXSource

/// The tool's own lines about the keys of a catalog, from the file beside it.
struct SidecarNotes {
    private var notes: [StringKey: [String]] = [:]
    /// What is wrong in the file, a line each.
    private(set) var mistakes: [String] = []

    /// - Returns: nil where there is no such file.
    init?(beside catalog: String, in workplace: Workplace) {
        let path = RoleSidecar.path(beside: catalog)
        guard let raw = try? workplace.files.read(path) else { return nil }
        let file = SourceFile(path: path, raw: raw)
        let parsed = RolesFile.parse(file)
        for row in parsed.value {
            guard let key = row.tableKey, case .note(let note)? = row.remark else { continue }
            notes[key, default: []].append(note)
        }
        let lines = LineTable(file.text)
        mistakes = parsed.diagnostics.map { mistake in
            let line = lines.position(of: mistake.span.start).line
            return "\(PathName.printable(path)):\(line): \(PathName.printable(mistake.message))"
        }
    }

    /// A unit with the notes about it behind its comment.
    func added(to unit: Unit) -> Unit {
        guard let notes = notes[unit.key] else { return unit }
        return unit.commented(TranslatorComment(unit.comment, notes: notes).text)
    }
}

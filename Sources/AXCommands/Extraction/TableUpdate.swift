import AXExtract
import AXFormats
import AXModel
import AXReport
import AXSource

/// Brings a string table up to what the sources use, with the smallest difference.
struct TableUpdate {
    let path: String
    let project: Project
    let comments: CommentPolicy
    let removesVanished: Bool
    var isQuiet = false

    init(path: String, project: Project, comments: CommentPolicy, removesVanished: Bool) {
        self.path = path
        self.project = project
        self.comments = comments
        self.removesVanished = removesVanished
    }

    /// - Throws: when the table cannot be read or written, or keys cannot be told to have vanished.
    func run(_ entries: [ExtractedEntry], dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        let table = try ReadTable(path, in: workplace)
        if let reason = table.parsed.value.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(path)): cannot be changed, \(reason)")
        }
        let name = PathName.stem(of: path)
        let own = entries.filter { ($0.table ?? StringTableText.defaultTable) == name }
        let existing = Dictionary(table.parsed.value.contents.entries.map { ($0.key, $0.comment) }) { $1 }
        let added = own.filter { existing[$0.key] == nil }
        let vanished = try VanishedKeys(project, in: workplace).keys(of: table)
        if removesVanished, !vanished.isEmpty { try requireAllSourcesRead() }
        let changes =
            commentChanges(own, existing) + (removesVanished ? vanished.map { .remove($0) } : [])
            + added.map { .addition(of: $0, comment: comments == .none ? nil : TranslatorComment(for: $0).text) }
        try FileChange(table.file, table.parsed.value.edits(for: changes)).carryOut(dryRun: dryRun, in: workplace)
        if !isQuiet { tell(added.map(\.key), vanished, workplace) }
    }

    /// With `--comments all`, what the tool knows is added behind a person's comment; a comment is never replaced.
    private func commentChanges(_ entries: [ExtractedEntry], _ existing: [StringKey: String?]) -> [CatalogChange] {
        guard comments == .all else { return [] }
        return entries.compactMap { entry in
            guard let old = existing[entry.key] else { return nil }
            let text = TranslatorComment(for: entry).text
            guard let old, !old.isEmpty else { return .comment(entry.key, text) }
            let lines = text.split(separator: "\n").filter { !old.contains($0) }
            return lines.isEmpty ? nil : .comment(entry.key, ([old] + lines.map { String($0) }).joined(separator: "\n"))
        }
    }

    /// A key may be used in files that are not read yet.
    private func requireAllSourcesRead() throws(CommandFailure) {
        let unread = UnreadKinds.report(project.unread).filter { $0.count > 0 }
        guard let first = unread.first else { return }
        throw CommandFailure(
            .usage,
            "--remove-vanished: \(counted(first.count, first.kind + " file")) not read yet may use the keys; nothing was changed"
        )
    }

    private func tell(_ added: [StringKey], _ vanished: [StringKey], _ workplace: Workplace) {
        let name = PathName.printable(path)
        workplace.complain("\(name): \(counted(added.count, "new key"))")
        for key in vanished {
            let what = removesVanished ? "was removed" : "is no longer found in the Swift sources"
            workplace.complain("\(name): “\(PathName.printable(key.text))” \(what)")
        }
        let unread = UnreadKinds.report(project.unread).filter { $0.count > 0 }
        guard !vanished.isEmpty, !removesVanished, !unread.isEmpty else { return }
        let kinds = unread.map { counted($0.count, $0.kind + " file") }.joined(separator: ", ")
        workplace.complain("\(name): these keys may be used in files that are not read yet: \(kinds)")
    }
}

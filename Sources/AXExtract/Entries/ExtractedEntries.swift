package import AXModel
package import AXSource

/// The keys of a whole project.
package enum ExtractedEntries {
    /// One entry per key and table, in order of first appearance.
    ///
    /// Strings without a known key are left out.
    /// - Returns: The entries, with findings about keys that are used in conflicting ways.
    package static func grouped(_ occurrences: [Occurrence]) -> Parsed<[ExtractedEntry]> {
        var indices: [EntryID: Int] = [:]
        var entries: [ExtractedEntry] = []
        var comments: Set<Comment> = []
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            let table = occurrence.table == ProjectTables.defaultTable ? nil : occurrence.table
            let id = EntryID(key: key, table: table)
            let index = indices[id] ?? entries.count
            if index == entries.count {
                indices[id] = index
                entries.append(ExtractedEntry(key: key, table: table))
            }
            entries[index].occurrences.append(occurrence)
            entries[index].value = entries[index].value ?? occurrence.text
            if let comment = occurrence.comment, !comment.allSatisfy(\.isWhitespace),
                comments.insert(Comment(entry: index, text: StringKey(comment))).inserted
            {
                entries[index].comments.append(comment)
            }
        }
        let diagnostics = entries.flatMap { entry in
            EntryRules.ofUses.flatMap { $0.check(entry, in: ProjectTables()) }
        }
        return Parsed(entries, diagnostics: diagnostics)
    }

    private struct EntryID: Hashable {
        let key: StringKey
        let table: String?
    }

    /// A comment of an entry. `StringKey` compares code units, not canonical equivalents.
    private struct Comment: Hashable {
        let entry: Int
        let text: StringKey
    }
}

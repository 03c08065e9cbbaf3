public import AXModel
public import AXSource

/// The keys of a whole project.
public enum ExtractedEntries {
    /// One entry for each key of each table, in order of first appearance.
    ///
    /// Only strings whose key is known count, in calls and behind constants.
    /// - Returns: The entries, with findings about keys that are used in contradicting ways.
    public static func grouped(_ occurrences: [Occurrence]) -> Parsed<[ExtractedEntry]> {
        var places: [Place: Int] = [:]
        var entries: [ExtractedEntry] = []
        var said: Set<Comment> = []
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            let table = occurrence.table == ProjectTables.defaultTable ? nil : occurrence.table
            let place = Place(key: key, table: table)
            let index = places[place] ?? entries.count
            if index == entries.count {
                places[place] = index
                entries.append(ExtractedEntry(key: key, table: table))
            }
            entries[index].occurrences.append(occurrence)
            entries[index].value = entries[index].value ?? occurrence.text
            if let comment = occurrence.comment, !comment.allSatisfy(\.isWhitespace),
                said.insert(Comment(entry: index, text: StringKey(comment))).inserted
            {
                entries[index].comments.append(comment)
            }
        }
        let diagnostics = entries.flatMap { entry in
            EntryRules.ofUses.flatMap { $0.check(entry, in: ProjectTables()) }
        }
        return Parsed(entries, diagnostics: diagnostics)
    }

    private struct Place: Hashable {
        let key: StringKey
        let table: String?
    }

    /// A comment of an entry, compared as code units.
    private struct Comment: Hashable {
        let entry: Int
        let text: StringKey
    }
}

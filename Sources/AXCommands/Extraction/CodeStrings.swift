import AXExtract
import AXModel
import AXSource

extension ProjectExtraction {
    /// The source strings that are only in the code, because the project's tables don't contain their keys in the
    /// development language.
    /// - Parameter read: strings files that were already read.
    /// - Returns: the strings by the name of their table.
    func strings(
        lackedByTablesOf project: Project, read: [CheckedFile] = [], in environment: CommandEnvironment
    ) -> [String: [Unit]] {
        let entries = ExtractedEntries.grouped(occurrences).value
        // If the code contains no strings, the tables don't have to be read.
        if entries.isEmpty { return [:] }
        return EntryRules.strings(of: entries, lackedBy: SourceTables(project, read: read, in: environment).known)
    }
}

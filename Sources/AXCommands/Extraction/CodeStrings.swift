import AXExtract
import AXModel
import AXSource

extension ProjectExtraction {
    /// The source strings that only the code has, because the project's tables lack their keys in the development
    /// language, by the name of the table.
    /// - Parameter read: strings files that were already read.
    func strings(
        lackedByTablesOf project: Project, read: [CheckedFile] = [], in environment: CommandEnvironment
    ) -> [String: [Unit]] {
        let entries = ExtractedEntries.grouped(occurrences).value
        // Without strings in the code, the tables needn't be made.
        if entries.isEmpty { return [:] }
        return EntryRules.strings(of: entries, lackedBy: SourceTables(project, read: read, in: environment).known)
    }
}

import AXFormats
import AXSource

/// The project that a translator's file is imported into.
struct ImportedProject {
    private let source: DeliverySource
    private let workplace: Workplace

    /// - Parameter path: The folder of the project, or one of its strings files.
    init(_ path: String, _ workplace: Workplace) throws(CommandFailure) {
        let finder = ProjectFinder(files: workplace.files, knownRules: RuleCatalogue.ids)
        source = try DeliverySource.named(path, finder)
        self.workplace = workplace
    }

    /// The project's strings in the tables that the file contains.
    func texts(for path: String) throws(CommandFailure) -> ProjectTexts {
        let delivery = try DeliveryFinder(files: workplace.files, source: source).delivery(at: path)
        var delivered = DeliveredTables(source, in: workplace)
        let files = delivered.read([delivery]).files
        return files.first { $0.table.file.path == path }?.table.project ?? ProjectTexts()
    }
}

import AXFormats
import AXSource

/// A project that a file of a translator is to be imported into.
struct ImportedProject {
    private let source: DeliverySource
    private let workplace: Workplace

    /// - Parameter path: a project's folder, or one of its tables.
    init(_ path: String, _ workplace: Workplace) throws(CommandFailure) {
        let finder = ProjectFinder(files: workplace.files, knownRules: RuleCatalogue.ids)
        source = try DeliverySource.named(path, finder)
        self.workplace = workplace
    }

    /// What the project holds of the tables of a file.
    func texts(for path: String) throws(CommandFailure) -> ProjectTexts {
        let delivery = try DeliveryFinder(files: workplace.files, source: source).delivery(at: path)
        var delivered = DeliveredTables(source, in: workplace)
        let files = delivered.read([delivery]).files
        return files.first { $0.table.file.path == path }?.table.project ?? ProjectTexts()
    }
}

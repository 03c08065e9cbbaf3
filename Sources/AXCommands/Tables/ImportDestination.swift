import AXFormats
import AXSource

/// The project that a translator's file is imported into.
struct ImportDestination {
    private let source: DeliverySource
    private let environment: CommandEnvironment

    /// - Parameter path: the folder of the project, or one of its strings files.
    init(_ path: String, _ environment: CommandEnvironment) throws(CommandFailure) {
        let finder = ProjectFinder(files: environment.files, knownRules: RuleCatalogue.ids)
        source = try DeliverySource.named(path, finder)
        self.environment = environment
    }

    /// The project's strings in the tables that the file contains.
    func texts(for path: String) throws(CommandFailure) -> ProjectStrings {
        let delivery = try DeliveryFinder(files: environment.files, source: source).delivery(at: path)
        var delivered = DeliveryReader(source, in: environment)
        let files = delivered.read([delivery]).files
        return files.first { $0.table.file.path == path }?.table.project ?? ProjectStrings()
    }
}

import AXExtract
import AXModel
import AXSource

/// All accessibility strings of a project's sources.
struct ProjectExtraction: Sendable {
    var occurrences: [Occurrence] = []
    var diagnostics: [Diagnostic] = []
    /// Files with findings, for reports.
    var files: [SourceFile] = []
    /// Sources that could not be read, or were too deeply nested to be looked at: a line each.
    var failures: [String] = []

    /// Reads all sources of a project on all cores. The order of the result is that of ``Project/sources``.
    init(_ project: Project, allStrings: Bool = false, in files: any FileSystem) {
        let configuration = project.configuration
        let options = ExtractionOptions(
            functions: configuration.localizationFunctions, constants: configuration.localizationConstants,
            allStrings: allStrings)
        for part in project.sources.concurrentMap({ Self.extract($0, options, files) }) {
            occurrences += part.occurrences
            diagnostics += part.diagnostics
            self.files += part.files
            failures += part.failures
        }
    }

    private init() {}

    private static func extract(_ path: String, _ options: ExtractionOptions, _ files: any FileSystem) -> Self {
        var part = ProjectExtraction()
        guard let extractor = Extractors.extractor(forExtension: PathName.fileExtension(of: path)) else { return part }
        do throws(FileError) {
            let file = SourceFile(path: path, raw: try files.read(path))
            let parsed = extractor.occurrences(in: file, options: options)
            part.occurrences = parsed.value
            part.diagnostics = parsed.diagnostics
            part.failures = parsed.diagnostics.filter { $0.id == SourceNotRead.page.id }
                .map { "\(PathName.printable(path)): \($0.message)" }
            if !parsed.value.isEmpty || !parsed.diagnostics.isEmpty { part.files = [file] }
        } catch {
            part.failures = [error.description]
        }
        return part
    }
}

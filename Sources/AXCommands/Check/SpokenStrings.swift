import AXFormats
import AXModel
import AXSource

/// What a check knows about a project's spoken strings: from its sources, or from a file that `extract` wrote.
struct SpokenStrings {
    private(set) var occurrences: [Occurrence] = []
    /// Those in comments of the sources.
    private(set) var waivers: [PlacedWaiver] = []
    /// Mistakes in the file.
    private(set) var diagnostics: [Diagnostic] = []
    /// The file, for reports.
    private(set) var files: [SourceFile] = []
    /// Sources that could not be read.
    private(set) var failures: [String] = []

    /// - Parameter path: the file, `-` for standard input; nil to read the sources of the project.
    /// - Throws: when the file cannot be read.
    init(_ path: String?, of project: Project, in workplace: Workplace) throws(CommandFailure) {
        guard let path else {
            let extraction = ProjectExtraction(project, in: workplace.files)
            (occurrences, failures) = (extraction.occurrences, extraction.failures)
            waivers = extraction.waivers
            return
        }
        let file = try Self.file(path, in: workplace)
        let parsed = RolesFile.parse(file)
        (occurrences, diagnostics, files) = (parsed.value, parsed.diagnostics, [file])
    }

    private static func file(_ path: String, in workplace: Workplace) throws(CommandFailure) -> SourceFile {
        if path == ReadTable.input {
            return SourceFile(path: ReadTable.standardInput, raw: try ReadTable.readInput(workplace))
        }
        do throws(FileError) {
            return SourceFile(path: path, raw: try workplace.files.read(path))
        } catch {
            throw CommandFailure(.input, error)
        }
    }
}

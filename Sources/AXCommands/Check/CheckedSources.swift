import AXExtract
import AXFormats
import AXModel
import AXSource

/// What a check knows of a project's source code: its strings with their roles, and what the rules about sources find.
/// Strings may also come from a file that `extract` wrote; then no source is read.
struct CheckedSources {
    private(set) var occurrences: [Occurrence] = []
    private(set) var suppressions: [PlacedSuppression] = []
    /// What the rules about sources find; empty where sources are read for the roles of strings alone.
    private(set) var findings: [Diagnostic] = []
    /// The keys that tables lack in the development language, by the name of the table.
    private(set) var lacking: [String: Set<StringKey>] = [:]
    /// Mistakes in the file.
    private(set) var mistakes: [Diagnostic] = []
    /// The files with findings and with suppressions, for reports.
    private(set) var files: [SourceFile] = []
    /// Sources that could not be read.
    private(set) var failures: [String] = []
    /// What was read; nil where no source was.
    private(set) var extraction: ProjectExtraction?

    /// No sources.
    init() {}

    /// Reads the sources that a check is about.
    /// - Parameters:
    ///   - subject: What was named; its strings files were read before.
    ///   - isWhole: Whether the project is checked as a whole.
    ///   - scope: Whether all localizable strings are checked or those for accessibility.
    ///   - earlier: An extraction of sources most of which are the same.
    init(
        _ subject: CheckSubject, isWhole: Bool, scope: CheckQuestion.Scope, after earlier: ProjectExtraction? = nil,
        in workplace: Workplace
    ) throws(CommandFailure) {
        guard subject.checksSources else {
            let extraction = ProjectExtraction(subject.home, in: workplace.files, progress: workplace.progress)
            self.extraction = extraction
            (occurrences, failures, suppressions) = (
                extraction.occurrences, extraction.failures, extraction.suppressions
            )
            return
        }
        let home = try subject.wholeProject(in: workplace)
        let reading = SourceReading(
            subject.project, SourceReading.Wish(allStrings: scope == .all, isWhole: isWhole), after: earlier,
            tables: SourceTables(home, read: subject.tables.files.map(\.table), in: workplace), in: workplace)
        let extraction = reading.extraction
        self.extraction = extraction
        (failures, findings, lacking) = (extraction.failures, reading.findings, reading.lacking)
        // Among all strings, those that are not for accessibility have the role `other`.
        occurrences = extraction.occurrences.filter { scope == .accessibility || $0.role != .other }
        suppressions = extraction.suppressions
        let places = Set(reading.findings.map(\.path)).union(suppressions.map(\.path))
        files =
            extraction.files.filter { places.contains($0.path) }
            + extraction.facts.map(\.file).filter { places.contains($0.path) }
    }

    /// Reads the strings from a file that `extract` wrote.
    /// - Parameter path: `-` for standard input.
    /// - Throws: when the file cannot be read.
    init(roles path: String, in workplace: Workplace) throws(CommandFailure) {
        let file = try Self.file(path, in: workplace)
        let parsed = RolesFile.parse(file)
        (occurrences, mistakes, files) = (parsed.value, parsed.diagnostics, [file])
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

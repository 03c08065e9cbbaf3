import AXExtract
import AXFormats
import AXModel
import AXSource

/// The results of reading a project's source code: the strings with their roles, and the findings of rules about source
/// code. If the strings come from a file that `extract` wrote, no source file is read.
struct CheckedSources {
    private(set) var occurrences: [Occurrence] = []
    private(set) var suppressions: [Suppression] = []
    /// The findings; empty if the sources are only read for the roles of strings.
    private(set) var findings: [Diagnostic] = []
    /// The keys that tables lack in the development language, by table name.
    private(set) var lacking: [String: Set<StringKey>] = [:]
    /// The source strings that only the code contains, by table name.
    private(set) var stringsInCode: [String: [Unit]] = [:]
    /// The errors in the file that `extract` wrote.
    private(set) var mistakes: [Diagnostic] = []
    /// The files that reports may quote, such as those with findings, notes or suppressions.
    private(set) var files: [SourceFile] = []
    private(set) var failures: [String] = []
    /// The extraction; nil if no source file was read.
    private(set) var extraction: ProjectExtraction?

    /// Reads the source files to check.
    /// - Parameter earlier: an earlier extraction. Source files that haven't changed since then aren't parsed again.
    static func read(
        _ options: CheckOptions, of subject: CheckSubject, after earlier: ProjectExtraction? = nil,
        in environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckedSources {
        let scope = options.scope ?? subject.defaultScope
        guard subject.checksSources else { return forRoles(of: subject, scope, in: environment) }
        // The strings files that the code uses may be outside the part of the project that the user specified.
        let whole = try options.finder(in: environment).wholeProject(around: options.paths) ?? subject.project
        let isWhole = options.paths.isEmpty && subject.project.outerFolder == nil
        let reading = SourceReading(
            subject.project, SourceReading.Wish(allStrings: scope == .all, isWhole: isWhole),
            after: earlier, tables: SourceTables(whole, read: subject.tables.files, in: environment),
            in: environment)
        let extraction = reading.extraction
        let suppressions = extraction.suppressions
        let inCode = reading.stringsInCode.values.joined().compactMap(\.path)
        let reported = reading.findings.flatMap { [$0.path] + $0.notes.compactMap(\.path) }
        let paths = Set(reported).union(suppressions.map(\.path)).union(inCode)
        return CheckedSources(
            // With the scope `all`, strings that aren't accessibility strings have the role `other`.
            occurrences: extraction.occurrences.filter { scope == .accessibility || $0.role != .other },
            suppressions: suppressions, findings: reading.findings, lacking: reading.lacking,
            stringsInCode: reading.stringsInCode,
            files: (extraction.files + extraction.facts.map(\.file)).filter { paths.contains($0.path) },
            failures: extraction.failures, extraction: extraction)
    }

    /// Reads the sources of ``CheckSubject/home`` only for the roles of strings. Strings that aren't accessibility
    /// strings are read only if the sources may contain source strings that the strings files lack.
    private static func forRoles(
        of subject: CheckSubject, _ scope: CheckSettings.Scope, in environment: CommandEnvironment
    ) -> CheckedSources {
        // The source strings of keys that only translations contain may be in the code.
        let lacking = Set(scope == .all ? subject.tables.groups.flatMap(\.keysLackedBySource) : [])
        let readsAll = KeyPrefilter.mayName(lacking, in: subject.home, environment.files)
        let extraction = ProjectExtraction(
            subject.home, allStrings: readsAll, near: readsAll ? KeyPrefilter.literals(of: lacking) : nil,
            in: environment.files, progress: environment.progress)
        return CheckedSources(
            occurrences: extraction.occurrences.filter { !readsAll || $0.role != .other },
            suppressions: extraction.suppressions,
            stringsInCode: extraction.strings(
                lackedByTablesOf: subject.home, read: subject.tables.files, in: environment),
            files: extraction.files, failures: extraction.failures, extraction: extraction)
    }

    /// Reads the strings from a file that `extract` wrote.
    /// - Parameter path: `-` for standard input.
    static func read(roles path: String, in environment: CommandEnvironment) throws(CommandFailure) -> CheckedSources {
        let file =
            try path == ParsedStringsFile.input
            ? SourceFile(path: ParsedStringsFile.standardInput, raw: ParsedStringsFile.readInput(environment))
            : ParsedStringsFile.file(path, in: environment)
        let parsed = RolesFile.parse(file)
        return CheckedSources(occurrences: parsed.value, mistakes: parsed.diagnostics, files: [file])
    }
}

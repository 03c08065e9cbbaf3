import AXExtract
import AXModel
import AXReport
import AXSource

/// The strings in a project's sources, the project's strings files, and all findings about the sources.
struct SourceReading: Sendable {
    /// The parts of the result that a command needs.
    struct Wish: Sendable {
        /// Whether to include strings that aren't for accessibility.
        var allStrings = false
        /// The localization functions to which the extraction is limited; empty for all.
        var routines: [String] = []
        /// Whether to find all uses of the keys, to list them.
        var findsUses = false
        /// Whether the command itself adds keys that are missing from strings files.
        var addsKeys = false
        /// Whether all sources of the project are read. Otherwise, no key can be reported as unused.
        var isWhole = true
    }

    private(set) var extraction: ProjectExtraction
    private(set) var entries: [ExtractedEntry] = []
    /// The strings files in the development language.
    let tables: SourceTables
    /// The keys that are missing from tables in the development language, by the name of the table.
    private(set) var lacking: [String: Set<StringKey>] = [:]
    /// The source strings for ``lacking`` that are in the code, by the name of the table.
    private(set) var stringsInCode: [String: [Unit]] = [:]
    /// Findings about keys: their uses, their entries in strings files, and their bundles.
    private(set) var keyFindings: [Diagnostic] = []

    /// All findings, before the configuration and suppressions are applied.
    var findings: [Diagnostic] { extraction.diagnostics + keyFindings }

    /// - Parameters:
    ///   - project: the project whose sources are read.
    ///   - earlier: an earlier extraction. Sources that haven't changed since then aren't parsed again.
    ///   - tables: the project's strings files. They are requested after the sources were read.
    init(
        _ project: Project, _ options: Wish, after earlier: ProjectExtraction? = nil,
        tables pending: @autoclosure () -> SourceTables, in environment: CommandEnvironment
    ) {
        var known: SourceTables?
        func tables() -> SourceTables {
            let tables = known ?? pending()
            known = tables
            return tables
        }
        extraction = ProjectExtraction(
            project, allStrings: options.allStrings, functions: RoutineFilter.own(of: options.routines),
            earlier: earlier, findsUses: options.findsUses, tables: tables().known, in: environment.files,
            progress: environment.progress)
        self.tables = tables()
        addEntries(options, in: environment)
        if options.isWhole, !options.addsKeys { addUnusedKeys() }
        let bundles = BundleFindings(extraction, project, in: environment)
        extraction.addFiles(of: bundles.diagnostics)
        keyFindings += bundles.diagnostics
    }

    private mutating func addEntries(_ options: Wish, in environment: CommandEnvironment) {
        let filter = RoutineFilter(options.routines)
        let grouped = ExtractedEntries.grouped(extraction.occurrences.filter(filter.includes))
        lacking = EntryRules.keysLacking(of: grouped.value, in: tables.known)
        stringsInCode = EntryRules.strings(of: grouped.value, lackedBy: tables.known)
        let known = tables.known(translating: lacking, in: environment)
        keyFindings = (grouped.diagnostics + EntryRules.diagnostics(for: grouped.value, in: known))
            .filter { !options.addsKeys || $0.id != KeyMissing.page.id }
        entries = grouped.value
        let shared = Set(extraction.otherUses.compactMap(\.tableKey))
        for index in entries.indices where shared.contains(entries[index].key) { entries[index].hasOtherUses = true }
    }

    private mutating func addUnusedKeys() {
        let unused = UnusedKeys(UnusedKeys.Candidates(tables), extraction)
        keyFindings += unused.diagnostics
        let paths = Set(unused.diagnostics.map(\.path))
        extraction.files += tables.files.map(\.file).filter { paths.contains($0.path) }
    }
}

/// Limits the localization functions to those that the user specified, like the options `-s` and `-SwiftUI` of
/// genstrings.
struct RoutineFilter {
    private let names: Set<String>
    /// Names that stand for all functions whose names begin with them.
    private static let families = ["NSLocalizedString", "CFCopyLocalizedString"]

    /// - Parameter names: functions; if empty, all functions are included.
    init(_ names: [String]) {
        self.names = Set(names)
    }

    /// The functions among `names` that the project itself defines.
    static func own(of names: [String]) -> [String] {
        names.filter { name in !families.contains { name.hasPrefix($0) } && name != "Text" }
    }

    func includes(_ occurrence: Occurrence) -> Bool {
        guard !names.isEmpty else { return true }
        guard let function = occurrence.function else { return false }
        if names.contains(function) { return true }
        return Self.families.contains { names.contains($0) && function.hasPrefix($0) }
    }
}

/// The findings of `extract` about the sources, after the configuration and suppressions are applied, but not the
/// baseline.
struct SourceFindings {
    let all: [Diagnostic]
    let suppressed: Int
    /// The files with findings about suppressions.
    let files: [SourceFile]

    /// - Parameter isWhole: whether everything was checked. Otherwise, no suppression can be reported as unused.
    init(_ reading: SourceReading, of project: Project, isWhole: Bool) {
        let checked = SuppressedFindings(
            reading.findings.compactMap(project.withConfiguredSeverity),
            reading.extraction.suppressions + reading.tables.suppressions + project.configuration.suppressions,
            rules: RuleCatalogue.ids, isOwn: { $0.isInCode || $0.isAboutSourcesOnly },
            isChecked: { isWhole && $0.isAboutSourcesOnly })
        let idle = checked.idle.compactMap(project.withConfiguredSeverity)
        all = checked.diagnostics + idle
        suppressed = checked.suppressed.count
        let paths = Set(idle.map(\.path))
        let known =
            reading.extraction.facts.map(\.file) + reading.tables.files.map(\.file) + project.configurations.sources
        files = known.filter { paths.contains($0.path) }
    }
}

extension Suppression {
    /// Whether all of the suppressed rules check only source code.
    var isAboutSourcesOnly: Bool {
        !directive.rules.isEmpty && RuleCatalogue.sourceOnlyIDs.isSuperset(of: directive.rules)
    }
}

import AXExtract
import AXModel
import AXSource

/// The strings of a project's sources next to its strings files, and every finding about the sources.
struct SourceReading: Sendable {
    /// What a command wants to know of the sources.
    struct Wish: Sendable {
        /// Whether strings are listed that are not for accessibility.
        var allStrings = false
        /// Localization functions whose calls count, as the user names them; empty for all.
        var routines: [String] = []
        /// Whether all uses of the keys are found, for those who list them.
        var findsUses = false
        /// Whether the command itself adds the keys that strings files lack.
        var addsKeys = false
        /// Whether the sources are all that the project has: only then can a key be unused.
        var isWhole = true
    }

    private(set) var extraction: ProjectExtraction
    private(set) var entries: [ExtractedEntry] = []
    /// The strings files in the development language.
    let tables: SourceTables
    /// The keys that tables lack in the development language, by the name of the table.
    private(set) var lacking: [String: Set<StringKey>] = [:]
    /// About keys: their uses, their entries in strings files, their bundles.
    private(set) var findingsOfKeys: [Diagnostic] = []

    /// Every finding, before configuration and suppression.
    var findings: [Diagnostic] { extraction.diagnostics + findingsOfKeys }

    /// - Parameters:
    ///   - project: the sources that are read.
    ///   - earlier: An extraction of sources most of which are the same.
    ///   - tables: the strings files of the project that they belong to, waited for after the sources were read.
    init(
        _ project: Project, _ wish: Wish, after earlier: ProjectExtraction? = nil,
        tables pending: @autoclosure () -> SourceTables, in workplace: Workplace
    ) {
        var known: SourceTables?
        func tables() -> SourceTables {
            let tables = known ?? pending()
            known = tables
            return tables
        }
        extraction = ProjectExtraction(
            project, allStrings: wish.allStrings, functions: RoutineFilter.own(of: wish.routines),
            earlier: earlier, findsUses: wish.findsUses, tables: tables().known, in: workplace.files,
            progress: workplace.progress)
        self.tables = tables()
        addEntries(wish, in: workplace)
        if wish.isWhole, !wish.addsKeys { addUnusedKeys() }
        let bundles = BundleFindings(extraction, project, in: workplace)
        extraction.tell(filesOf: bundles.diagnostics)
        findingsOfKeys += bundles.diagnostics
    }

    private mutating func addEntries(_ wish: Wish, in workplace: Workplace) {
        let filter = RoutineFilter(wish.routines)
        let grouped = ExtractedEntries.grouped(extraction.occurrences.filter(filter.includes))
        lacking = EntryRules.keysLacking(of: grouped.value, in: tables.known)
        let known = tables.known(translating: lacking, in: workplace)
        findingsOfKeys = (grouped.diagnostics + EntryRules.diagnostics(for: grouped.value, in: known))
            .filter { !wish.addsKeys || $0.id != KeyMissing.page.id }
        entries = grouped.value
        let shared = Set(extraction.otherUses.compactMap(\.tableKey))
        for index in entries.indices where shared.contains(entries[index].key) { entries[index].hasOtherUses = true }
    }

    private mutating func addUnusedKeys() {
        let unused = UnusedKeys(UnusedKeys.Candidates(tables), extraction)
        findingsOfKeys += unused.diagnostics
        let places = Set(unused.diagnostics.map(\.path))
        extraction.files += tables.files.map(\.file).filter { places.contains($0.path) }
    }
}

/// Which localization functions count, where the user names some: what genstrings does with `-s` and `-SwiftUI`.
struct RoutineFilter {
    private let names: Set<String>
    /// The functions that stand for others with the same beginning.
    private static let families = ["NSLocalizedString", "CFCopyLocalizedString"]

    /// - Parameter names: functions; none for all.
    init(_ names: [String]) {
        self.names = Set(names)
    }

    /// The functions among `names` that are the project's own.
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

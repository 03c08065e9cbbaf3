import AXExtract
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings extract`: finds every accessibility string in the sources.
struct ExtractVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Find every accessibility string in the sources, with its role.",
        discussion: """
            Examples:
              axstrings extract
              axstrings extract App --format jsonl > strings.jsonl
              axstrings extract --hard-coded
              axstrings extract App --into App/Resources/en.lproj/Localizable.strings --dry-run

              axstrings extract App --all-strings --format strings --output App/Resources/en.lproj

            Swift, Objective-C and Interface Builder are read. Formats: text, json and jsonl are reports; strings is what
            genstrings writes, xcstrings a string catalog, xliff a file for a translator, stringsdata what Apple's compiler
            writes for xcstringstool.
            """)

    @Argument(help: "Files and folders; none for the project in the current folder.")
    var paths: [String] = []

    @Option(help: "text, json, jsonl, strings, xcstrings, xliff or stringsdata.")
    var format: String?

    @Option(help: "Only the strings of this table.")
    var table: String?

    @Option(help: "With --format xliff: the language to translate into.")
    var locale: String?

    @Option(help: "A .strings, .xcstrings or .xliff file that new keys are added to, with the smallest difference.")
    var into: String?

    @Option(help: "A file for the result instead of standard output, or a folder for several.")
    var output: String?

    @Flag(help: "List only literals that never went through localization.")
    var hardCoded = false

    @Flag(help: "List every localizable string, not only those for accessibility.")
    var allStrings = false

    @Option(
        name: .customLong("routine"),
        help: "Only strings of calls of this function, as genstrings -s; NSLocalizedString stands for its family.")
    var routines: [String] = []

    @Option(help: "Which entries tell translators the role of the text: the new ones, all, or none.")
    var comments: CommentPolicy = .new

    @Flag(help: "With --into: remove keys that the sources no longer use.")
    var removeVanished = false

    @Flag(help: "With --into: show the difference and write nothing.")
    var dryRun = false

    @Option(help: "The lowest severity that makes the exit code 1: error, warning, note or never.")
    var failOn: FailLevel = .error

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if into != nil, format != nil || output != nil {
            throw ValidationError("--into takes no --format and no --output.")
        }
        if into == nil, removeVanished || dryRun {
            throw ValidationError("--remove-vanished and --dry-run go with --into.")
        }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        if let into, !dryRun { try workplace.recover(around: [into]) }
        let finder = configured.finder(in: workplace)
        let project = try finder.project(at: paths)
        try project.requireSoundConfiguration()
        let reading = readTables(of: try homeProject(finder, of: project), in: workplace)
        var extraction = ProjectExtraction(
            project, allStrings: allStrings, functions: RoutineFilter.own(of: routines), findsUses: showsUses,
            tables: reading.value.tables.known, in: workplace.files)
        defer { workplace.abandon(extraction) }
        let (tables, unused) = reading.value
        let entries = entries(of: &extraction, tables, unused: unused, in: workplace)
        let bundles = BundleFindings(extraction, project, in: workplace)
        extraction.tell(filesOf: bundles.diagnostics)
        let findings = SourceFindings(
            extraction, keys: entries.diagnostics + bundles.diagnostics, tables, of: project, isWhole: isWhole)
        extraction.files += findings.files
        if let into {
            let home = paths.isEmpty ? project : try wholeProject(finder, around: into, project)
            var update = TableUpdate(
                path: into, project: home, used: extraction.usedKeys,
                sources: try paths.isEmpty ? extraction.sources() : SourceFile.all(of: home, in: workplace.files),
                comments: comments, removesVanished: removeVanished)
            update.isQuiet = common.quiet
            update.macros = Set(MacroNames.names(of: project, in: workplace.files))
            try update.run(entries.value, dryRun: dryRun, in: workplace)
            tell(findings.ofKeys, extraction, in: workplace)
        } else {
            try report(project, extraction, entries.value, findings, tables, in: workplace)
        }
        if findings.waived > 0, !common.quiet { workplace.complain("Waived: \(counted(findings.waived, "finding")).") }
        let failures = project.failures.map(\.description) + extraction.failures
        failures.forEach { workplace.complain("axstrings: \($0)") }
        if !failures.isEmpty { return .unreadable }
        guard let level = failOn.severity else { return .clean }
        return findings.all.contains { $0.severity >= level } ? .findings : .clean
    }

    /// Begins to read the tables of a project, and to look for keys that the sources may not use, if that is judged.
    private func readTables(
        of project: Project, in workplace: Workplace
    ) -> Deferred<(tables: SourceTables, unused: UnusedKeys.Candidates?)> {
        let judgesKeys = paths.isEmpty && !writesTables
        return Deferred {
            let tables = SourceTables(project, in: workplace)
            return (tables, judgesKeys ? UnusedKeys.Candidates(tables) : nil)
        }
    }

    /// Whether the run makes the entries that a report would miss.
    private var writesTables: Bool {
        into != nil || format.flatMap(ExtractedTableFormats.named) != nil
    }

    /// Whether everything that the project's sources can be told is told.
    private var isWhole: Bool { paths.isEmpty && !writesTables && table == nil && routines.isEmpty && !hardCoded }

    /// Whether the result tells of each key where else it is used.
    private var showsUses: Bool { writesTables || format.map { $0.hasPrefix("json") } ?? false }

    private func entries(
        of extraction: inout ProjectExtraction, _ tables: SourceTables, unused candidates: UnusedKeys.Candidates?,
        in workplace: Workplace
    ) -> Parsed<[ExtractedEntry]> {
        let filter = RoutineFilter(routines)
        var entries = ExtractedEntries.grouped(extraction.occurrences.filter(filter.includes))
        let lacking = EntryRules.keysLacking(of: entries.value, in: tables.known)
        let known = tables.known(translating: lacking, in: workplace)
        entries.diagnostics += EntryRules.diagnostics(for: entries.value, in: known)
        let shared = Set(extraction.otherUses.compactMap(\.tableKey))
        for index in entries.value.indices where shared.contains(entries.value[index].key) {
            entries.value[index].hasOtherUses = true
        }
        if writesTables { entries.diagnostics.removeAll { $0.id == "key-missing" } }
        if let candidates {
            let unused = UnusedKeys(candidates, extraction)
            entries.diagnostics += unused.diagnostics
            let places = Set(unused.diagnostics.map(\.path))
            extraction.files += tables.files.map(\.file).filter { places.contains($0.path) }
        }
        if let table { entries.value.removeAll { $0.tableName != table } }
        return entries
    }

    /// The project that a table belongs to. Where nothing shows its root, what was named is all that is known, and then no
    /// key can be told to have vanished.
    private func wholeProject(
        _ finder: ProjectFinder, around table: String, _ named: Project
    ) throws(CommandFailure) -> Project {
        guard let root = ProjectRoot.nearest(to: table, in: finder.files) else {
            guard removeVanished else { return named }
            throw CommandFailure(
                .usage,
                "--remove-vanished: the paths may be a part of the project; run it without paths, or `init` first")
        }
        return try finder.project(at: [root])
    }

    /// The project whose part was named: its tables lie somewhere else.
    private func homeProject(_ finder: ProjectFinder, of named: Project) throws(CommandFailure) -> Project {
        guard let first = paths.first, let root = ProjectRoot.nearest(to: first, in: finder.files) else { return named }
        return try finder.project(at: [root])
    }

    private func report(
        _ project: Project, _ extraction: ProjectExtraction, _ entries: [ExtractedEntry], _ findings: SourceFindings,
        _ tables: SourceTables, in workplace: Workplace
    ) throws(CommandFailure) {
        let name = format ?? "text"
        if let format = ExtractedTableFormats.named(name) {
            let strings = ExtractedStrings(
                entries: entries, files: Dictionary(extraction.files.map { ($0.path, $0) }) { $1 },
                root: project.root, language: project.developmentLanguage.tag, locale: locale, comments: comments,
                macros: Set(MacroNames.names(of: project, in: workplace.files)), texts: tables.texts)
            if let warnings = format.warnings(strings) {
                if !common.quiet { warnings.forEach(workplace.complain) }
            } else {
                tell(findings.ofKeys, extraction, in: workplace)
            }
            return try ExtractedFiles(format, output: output).write(strings, in: workplace)
        }
        let target = ReportTarget(output.map { "\(name)=\($0)" } ?? name)
        guard let shown = ExtractReportFormats.named(target.format) else {
            throw .unknownFormat(
                target.format, known: ExtractReportFormats.all.map(\.name) + ExtractedTableFormats.all.map(\.name))
        }
        let color = target.path == nil && workplace.usesColor(unless: common.noColor)
        let report = reportValue(project, extraction, findings.all)
        try target.deliver(shown.render(report, options: RenderOptions(color: color, all: true)), in: workplace)
    }

    /// What a string table cannot show: keys whose uses contradict each other, for one of them had to be chosen.
    private func tell(_ diagnostics: [Diagnostic], _ extraction: ProjectExtraction, in workplace: Workplace) {
        guard !common.quiet else { return }
        let lines = Dictionary(extraction.files.map { ($0.path, LineTable($0.text)) }) { $1 }
        for diagnostic in diagnostics {
            let line = lines[diagnostic.path].map { ":\($0.position(of: diagnostic.span.start).line)" } ?? ""
            let path = PathName.printable(diagnostic.path)
            workplace.complain(
                "\(path)\(line): \(diagnostic.severity): \(PathName.printable(diagnostic.message)) [\(diagnostic.id)]")
        }
    }

    private func reportValue(
        _ project: Project, _ extraction: ProjectExtraction, _ diagnostics: [Diagnostic]
    ) -> ExtractReport {
        let occurrences = extraction.occurrences.filter { !hardCoded || $0.kind == .hardCoded }
        let found = diagnostics.filter { !hardCoded || $0.id == "hard-coded-string" }
        return ExtractReport(
            occurrences: occurrences, otherUses: extraction.otherUses, diagnostics: found,
            files: Dictionary(extraction.files.map { ($0.path, $0) }) { $1 }, project: project.root, tool: .current,
            coverage: Coverage(extraction.occurrences))
    }
}

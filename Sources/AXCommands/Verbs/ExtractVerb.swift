import AXExtract
import AXFormats
import AXLocale
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings extract`: finds all accessibility strings in the sources.
struct ExtractVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Find every accessibility string in the sources, with its role.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings extract",
                "axstrings extract App --format jsonl > strings.jsonl",
                "axstrings extract --hard-coded",
                "axstrings extract --into en.lproj/Localizable.strings --dry-run",
                "axstrings extract App --all-strings --format strings -o en.lproj/",
            ],
            """
            The command reads Swift, Objective-C and Interface Builder files. The formats \
            \(CommandHelp.list(ExtractReportFormats.all.map(\.name), "and")) are reports. The other formats are strings \
            files: \(CommandHelp.list(ExtractedTableFormats.all.map { "\($0.name) (\($0.summary))" }, "and")). To list \
            findings in the sources, run axstrings check.
            """, CommandHelp.environment))

    @Argument(help: "Files and folders (default: the project in the current folder).", completion: .paths)
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: """
            \(CommandHelp.list(ExtractReportFormats.all.map(\.name))) for a report; \
            \(CommandHelp.list(ExtractedTableFormats.all.map(\.name))) for a strings file (default: text).
            """, completion: .list(ExtractReportFormats.all.map(\.name) + ExtractedTableFormats.all.map(\.name)))
    var format: String?

    @Option(help: "Extract only the strings in this table.", completion: .tables)
    var table: String?

    @Option(
        help: ArgumentHelp("With --format xliff: the language to translate into.", valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "A \(CommandHelp.list(Formats.writers.map { "." + $0.id })) file to add new keys to. By default, existing "
                + "entries aren't changed.",
            valueName: "file"),
        completion: .file())
    var into: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The output file, or a folder for several files (default: standard output).", valueName: "path"),
        completion: .paths)
    var output: String?

    @Flag(help: "List only literals that aren't localized.")
    var hardCoded = false

    @Flag(help: "List every localizable string, not only accessibility strings.")
    var allStrings = false

    @Option(
        name: .customLong("routine"),
        help: ArgumentHelp(
            """
            Extract only calls to this function, as genstrings -s does; NSLocalizedString includes its variants. Can \
            be repeated.
            """,
            valueName: "function"),
        completion: .list(["NSLocalizedString", "CFCopyLocalizedString", "LocalizedStringKey", "Text"]))
    var routines: [String] = []

    @Option(help: "Which entries get a comment that names the role of the string.")
    var comments: CommentPolicy = .new

    @Flag(help: "With --into: remove accessibility strings that the sources no longer use.")
    var removeVanished = false

    @Flag(name: [.customShort("n"), .long], help: "With --into: show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    mutating func validate() throws {
        paths = paths.withoutCurrentFolder
        if into != nil, format != nil || output != nil {
            throw ValidationError("--into can't be combined with --format or --output.")
        }
        if into == nil, removeVanished || dryRun {
            throw ValidationError("--remove-vanished and --dry-run can only be used with --into.")
        }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if let locale { _ = try LanguageTag.valid(locale) }
        if let into, !dryRun { try environment.recover(around: [into]) }
        let finder = configured.finder(in: environment)
        let project = try finder.project(at: paths)
        try project.requireValidConfiguration()
        if project.sources.isEmpty, project.failures.isEmpty {
            throw .nothing(to: "extract", readsStrings: false, at: paths, in: environment.files)
        }
        let home = try finder.wholeProject(around: paths) ?? project
        let wish = SourceReading.Wish(
            allStrings: allStrings, routines: routines, findsUses: showsUses, addsKeys: writesTables,
            isWhole: paths.isEmpty)
        let reading = SourceReading(project, wish, tables: SourceTables(home, in: environment), in: environment)
        let entries = reading.entries.filter { table == nil || $0.tableName == table }
        let findings = SourceFindings(reading, of: project, isWhole: isWhole)
        if let into {
            try update(into, with: entries, of: reading.extraction, project, finder, in: environment)
        } else {
            try report(project, reading, entries, findings, in: environment)
        }
        let remarks = remark(on: findings) + [reading.extraction.remarkOnSamples].compactMap(\.self)
        if !common.quiet { remarks.forEach(environment.printError) }
        let failures = project.failures.map(\.description) + reading.extraction.failures
        failures.forEach { environment.fail($0) }
        return failures.isEmpty ? .clean : .unreadable
    }

    /// The number of suppressed findings in the sources, and a summary of the findings that `check` would report.
    private func remark(on findings: SourceFindings) -> [String] {
        let suppressed = findings.suppressed > 0 ? ["Suppressed: \(counted(findings.suppressed, "finding"))."] : []
        guard !findings.all.isEmpty else { return suppressed }
        let summary = Findings.Summary(findings.all)
        return suppressed + [
            "\(counted(summary.findings, "finding")) in the sources (\(summary)); run axstrings check to list the "
                + "findings that aren't in the baseline."
        ]
    }

    private var writesTables: Bool {
        into != nil || format.flatMap(ExtractedTableFormats.named) != nil
    }

    private var isWhole: Bool { paths.isEmpty && !writesTables && table == nil && routines.isEmpty && !hardCoded }

    private var showsUses: Bool {
        writesTables || format.flatMap { ExtractReportFormats.named(ReportTarget($0).format) }?.listsUses == true
    }

    private func update(
        _ path: String, with entries: [ExtractedEntry], of extraction: ProjectExtraction, _ project: Project,
        _ finder: ProjectFinder, in environment: CommandEnvironment
    ) throws(CommandFailure) {
        let isWhole = paths.isEmpty && isInside(path, finder.files.currentFolder, in: finder.files)
        let home = isWhole ? project : try wholeProject(finder, around: path, project)
        var update = TableUpdate(
            path: path, project: home, used: extraction.usedKeys,
            sources: try isWhole ? extraction.sources() : SourceFile.all(of: home, in: environment.files),
            comments: comments, removesVanished: removeVanished)
        update.isQuiet = common.quiet
        update.macros = Set(MacroNames.names(of: project, in: environment.files))
        try update.run(entries, dryRun: dryRun, in: environment)
    }

    /// Whether a folder contains the project that a table belongs to, so that no sources outside the folder use the
    /// table.
    private func isInside(_ table: String, _ folder: String, in files: any FileSystem) -> Bool {
        let root = ProjectRoot.nearest(to: table, in: files) ?? PathName.parent(of: table)
        return PathName.relative(PathName.absolute(root, from: folder), to: folder) != nil
    }

    /// The project that a table belongs to. If its root isn't found, the project at the paths that the user specified.
    /// - Throws: an error if the root isn't found but unused keys would be removed, because sources outside the
    ///   specified paths could use those keys.
    private func wholeProject(
        _ finder: ProjectFinder, around table: String, _ named: Project
    ) throws(CommandFailure) -> Project {
        guard let root = ProjectRoot.nearest(to: table, in: finder.files) else {
            guard removeVanished else { return named }
            throw CommandFailure(
                .usage,
                """
                --remove-vanished: the paths might cover only part of the project; run without paths, or run axstrings \
                init first
                """)
        }
        return try finder.project(at: [root])
    }

    private func report(
        _ project: Project, _ reading: SourceReading, _ entries: [ExtractedEntry], _ findings: SourceFindings,
        in environment: CommandEnvironment
    ) throws(CommandFailure) {
        let name = format ?? "text"
        if let format = ExtractedTableFormats.named(name) {
            let strings = ExtractedStrings(
                entries: entries, files: Dictionary(reading.extraction.files.map { ($0.path, $0) }) { $1 },
                root: project.root, language: project.developmentLanguage.tag, locale: locale, comments: comments,
                macros: Set(MacroNames.names(of: project, in: environment.files)), texts: reading.tables.texts)
            if !common.quiet { format.warnings(strings)?.forEach(environment.printError) }
            return try ExtractedFiles(format, output: output).write(strings, in: environment)
        }
        let target = ReportTarget(output.map { "\(name)=\($0)" } ?? name)
        guard let shown = ExtractReportFormats.named(target.format) else {
            throw .unknown(
                "format", target.format,
                known: ExtractReportFormats.all.map(\.name) + ExtractedTableFormats.all.map(\.name))
        }
        let report = reportValue(project, reading.extraction, findings)
        try target.deliver(
            shown.render(report, options: environment.renderOptions(common.color, for: target)), in: environment)
    }

    private func reportValue(
        _ project: Project, _ extraction: ProjectExtraction, _ findings: SourceFindings
    ) -> ExtractReport {
        let occurrences = extraction.occurrences.filter { !hardCoded || $0.kind == .hardCoded }
        let found = findings.all.filter { !hardCoded || $0.id == HardCodedString.page.id }
        return ExtractReport(
            occurrences: occurrences, otherUses: extraction.otherUses, diagnostics: found,
            files: Dictionary((extraction.files + findings.files).map { ($0.path, $0) }) { $1 }, project: project.root,
            tool: .current, coverage: Coverage(extraction.occurrences))
    }
}

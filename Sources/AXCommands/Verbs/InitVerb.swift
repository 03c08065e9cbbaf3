import AXExtract
import AXLocale
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings init`: prepares a project.
struct InitVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Detect a project's languages, strings files and roles, and write .axstrings.yml and a baseline.",
        discussion: CommandHelp.text(
            examples: ["axstrings init", "axstrings init --dry-run", "axstrings init --assistants"],
            """
            The baseline contains all current findings from axstrings check, so an existing project passes the check \
            from the start. A summary of the findings is also printed, because they are still worth fixing.
            """,
            """
            --assistants writes what AI assistants need instead: a section of TRANSLATION.md with the style of each language, \
            a section of AGENTS.md, a skill, and the server in .mcp.json. What people wrote in these files is kept.
            """))

    @Flag(name: [.customShort("n"), .long], help: "Show what would be written, but write nothing.")
    var dryRun = false

    @Flag(help: "Write the files that AI assistants read, and no configuration.")
    var assistants = false

    @Flag(help: "Overwrite an existing configuration and baseline.")
    var force = false

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if !dryRun { try environment.recover(around: ".") }
        if assistants { return try writeAssistantFiles(in: environment) }
        let path = Configuration.fileName
        let exists = (try? environment.files.info(path)) != nil
        if exists, !force, !dryRun {
            throw CommandFailure(.usage, "\(path): the file already exists; use --force to overwrite it")
        }
        // An existing configuration is ignored, because all settings are detected again.
        let files = exists ? try Self.overlay(environment, with: "").files : environment.files
        let project = try ProjectFinder(files: files).project()
        if project.sources.isEmpty, project.tables.isEmpty, project.looseTables.isEmpty, project.failures.isEmpty {
            throw .nothing(to: "set up", at: [], in: environment.files)
        }
        let survey = ProjectExtraction(project, findsStrings: false, in: files, progress: environment.progress)
        let keys = Set(ProjectKeys.keys(of: project, in: files).map(\.key))
        var plan = InitialConfiguration(project, survey, keys: keys)
        // The baseline contains the findings of the next check, which uses the new configuration.
        var input = try CheckInput.read(CheckOptions(), after: survey, in: Self.overlay(environment, with: plan.text))
        // The roles belong to strings, and some strings are found only with the functions and constants in the
        // configuration.
        plan.roles = RolePattern.found(in: input.sources.occurrences, keys: keys)
        if !plan.roles.isEmpty { input = try input.reconfigured(in: Self.overlay(environment, with: plan.text)) }
        let checked = try input.check()
        if !common.quiet {
            let summary = InitSummary(
                project: project, occurrences: input.sources.occurrences, tables: input.tables, checked: checked)
            environment.print(summary.text)
            if let remark = input.sources.extraction?.remarkOnSamples { environment.printError(remark) }
        }
        let baseline = BaselineFile.text(of: input.baseline(accepting: checked))
        let changes = [
            try change(of: path, to: plan.text, in: environment),
            try change(of: InitialConfiguration.baseline, to: baseline, in: environment),
        ]
        // Write both files or neither, because the configuration refers to the baseline.
        try changes.carryOut(below: ".", dryRun: dryRun, in: environment)
        if !dryRun, !common.quiet { changes.forEach { environment.print("Wrote \($0.new.path)\n") } }
        input.failures.forEach { environment.fail($0) }
        return input.failures.isEmpty ? .clean : .unreadable
    }

    private func writeAssistantFiles(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let project = try ProjectFinder(files: environment.files).project()
        let tables = CheckedTableReader(environment: environment).tables(of: project)
        let locales = Set(tables.groups.flatMap(\.translations).map(\.locale))
            .filter { LanguageTagValidation($0).isValid && $0 != project.developmentLanguage.tag }
            .filter { !LanguageTag.isPrivateUse(LanguageTag($0)?.language ?? "") }
        if locales.isEmpty {
            throw CommandFailure(.input, "the project has no translations, so no language is known; add one first")
        }
        let files = AssistantFiles(locales: locales.sorted(), environment: environment)
        let changes = try files.changes()
        try changes.carryOut(below: ".", dryRun: dryRun, in: environment)
        if !dryRun, !common.quiet {
            changes.forEach { environment.print("Wrote \($0.new.path)\n") }
            if changes.isEmpty { environment.print("Nothing to write.\n") }
        }
        if !common.quiet { try files.remarks().forEach(environment.printError) }
        return .clean
    }

    /// The environment with a configuration and an empty baseline.
    private static func overlay(
        _ environment: CommandEnvironment, with configuration: String
    ) throws(CommandFailure) -> CommandEnvironment {
        do throws(FileError) {
            let root = try environment.files.canonicalPath(environment.files.currentFolder)
            return environment.overlaid(by: [
                PathName.join(root, Configuration.fileName): .file(Array(configuration.utf8)),
                PathName.join(root, InitialConfiguration.baseline): .file(
                    Array(BaselineFile.text(of: Baseline()).utf8)),
            ])
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private func change(
        of path: String, to text: String, in environment: CommandEnvironment
    ) throws(CommandFailure) -> FileChange {
        do throws(FileError) {
            // Without `--force`, the configuration didn't exist when this run began. If it exists now, someone else
            // wrote it.
            let isNew = path == Configuration.fileName && !force && !dryRun
            let exists = isNew ? false : try environment.files.info(path) != nil
            let old = exists ? SourceFile(path: path, raw: try environment.files.read(path)) : nil
            return FileChange(old: old, new: SourceFile(path: path, text: text))
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

/// The summary that `init` prints, about the project and its current findings.
private struct InitSummary {
    let project: Project
    let occurrences: [Occurrence]
    let tables: CheckedTables
    let checked: CheckedFindings

    var text: String {
        let own = tables.groups.filter { !$0.isOfSettings }
        let catalogs = tables.alone + own.flatMap { [$0.source] + $0.translations }
        let locales = Set(catalogs.map(\.locale)).sorted()
        let sources = counted(project.sources.count, "source file")
        return """
            Development language: \(PathName.printable(project.developmentLanguage.tag)); \(tables(in: locales)).
            \(Coverage(occurrences).sentence ?? "No accessibility strings in \(sources).")

            """ + findings
    }

    private func tables(in locales: [String]) -> String {
        if project.tables.isEmpty { return "no strings files" }
        let count = counted(project.tables.count, "table")
        if locales.isEmpty { return count }
        return
            "\(count) in \(counted(locales.count, "locale")) (\(PathName.printable(locales.joined(separator: ", "))))"
    }

    /// The numbers of findings for each rule and severity, each with an example, the most severe first.
    private var findings: String {
        if checked.diagnostics.isEmpty { return "No findings.\n\n" }
        let groups = Dictionary(grouping: checked.diagnostics) { [$0.id, $0.severity.rawValue] }.values.sorted {
            ($1[0].severity, $1.count, $0[0].id) < ($0[0].severity, $0.count, $1[0].id)
        }
        let paths = Set(groups.map { $0[0].path })
        let tables = checked.files.filter { paths.contains($0.key) }.mapValues { LineTable($0.text) }
        let lines = groups.map { group in
            let number = tables[group[0].path]?.position(of: group[0].span.start).line
            let line = number.map { ":\($0)" } ?? ""
            return "  \(group.count) × \(group[0].id) (\(group[0].severity))\n"
                + "      \(PathName.printable(group[0].path))\(line): \(PathName.printable(group[0].message))\n"
        }
        return "Current findings, recorded in the baseline:\n" + lines.joined() + "\n"
    }
}

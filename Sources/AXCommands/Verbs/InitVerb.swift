import AXExtract
import AXSource
import ArgumentParser

/// `axstrings init`: prepares a project.
struct InitVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Detect a project's languages, tables and roles; write .axstrings.yml and a baseline.",
        discussion: """
            Examples:
              axstrings init
              axstrings init --dry-run

            The baseline accepts what check finds today, so that an old project starts green. What it accepts is \
            printed first: these are real faults of the project.
            """)

    @Flag(help: "Show what would be written, and write nothing.")
    var dryRun = false

    @Flag(help: "Write a new configuration and baseline over existing ones.")
    var force = false

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let path = Configuration.fileName
        if !force, !dryRun, (try? workplace.files.info(path)) != nil {
            throw CommandFailure(.usage, "\(path): exists already; --force writes it anew")
        }
        let project = try ProjectFinder(files: workplace.files).project()
        let extraction = ProjectExtraction(project, infersLocalization: true, in: workplace.files)
        let check = try CheckRun(CheckRequest(), in: workplace)
        let keys =
            extraction.runtimeAttributes.needsKeys
            ? Set(ProjectKeys.keys(of: project, in: workplace.files).map(\.key)) : []
        let plan = InitialConfiguration(project, extraction, keys: keys)
        if !common.quiet { workplace.print(InitSummary(project, extraction, check).text) }
        let baseline = BaselineFile.text(of: check.baseline)
        for (path, text) in [(path, plan.text), (InitialConfiguration.baseline, baseline)] {
            try write(text, to: path, in: workplace)
        }
        return check.failures.isEmpty ? .clean : .unreadable
    }

    private func write(_ text: String, to path: String, in workplace: Workplace) throws(CommandFailure) {
        let old = (try? workplace.files.read(path)).map { SourceFile(path: path, raw: $0) }
        let change = FileChange(old: old, new: SourceFile(path: path, text: text))
        try change.carryOut(dryRun: dryRun, in: workplace)
        if !dryRun, !common.quiet { workplace.print("Wrote \(path)\n") }
    }
}

import AXExtract
import AXReport
import ArgumentParser

/// `axstrings localize`: rewrites hard-coded strings and hand-made plurals into localized calls.
struct LocalizeVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "localize",
        abstract: "Rewrite hard-coded accessibility strings and hand-made plurals into localized calls.",
        discussion: """
            Examples:
              axstrings localize --dry-run
              axstrings localize App/Player
              axstrings localize App --style string-localized --keys dotted

            Calls are spelled as the project spells them, and their entries are added to the table that the files around them \
            use. A plural becomes one entry with the plural forms of the development language: in a string catalog with \
            places for every other language, else in a .stringsdict, where languages that are not translated yet have no \
            entry, so that the text in the call is spoken.

            Every rewritten file is parsed again, and nothing but the expressions may have changed. All files are written, or \
            none. Places that are left as they are, are listed with the reason.

            Exit code: 0 nothing is left to do, 1 some places were left, 2 an input or option that could not be used.
            """)

    @Argument(help: "Files and folders; none for the project in the current folder.")
    var paths: [String] = []

    @Option(help: "nslocalizedstring or string-localized, instead of what the project uses most.")
    var style: LocalizeStyle?

    @Option(help: "dotted (player.play.label) or text, instead of the form that most keys have.")
    var keys: LocalizeKeys?

    @Option(help: "The table that entries go to, instead of the one that the files around use.")
    var table: String?

    @Option(help: "The language of the texts in the code, where that is not the development language.")
    var locale: String?

    @Flag(help: "Rewrite also texts that UI tests look up.")
    var force = false

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let finder = configured.finder(in: workplace)
        let root = paths.first.flatMap { ProjectRoot.nearest(to: $0, in: workplace.files) }
        let folder = root ?? finder.root(of: paths)
        if !dryRun { try workplace.recover(around: folder) }
        let named = try finder.project(at: paths)
        if named.sources.isEmpty, named.failures.isEmpty {
            throw .nothing(to: "localize", readsStrings: false, at: paths, in: workplace.files)
        }
        let project = try root.map { root throws(CommandFailure) in try finder.project(at: [root]) } ?? named
        try project.requireSoundConfiguration()
        var request = LocalizeRequest(selection: PathSelection(paths, currentFolder: workplace.files.currentFolder))
        request.style = style?.callStyle
        request.keys = keys?.form
        request.table = table
        request.language = locale ?? project.developmentLanguage.tag
        request.overridesTests = force
        let plan = try LocalizePlan(request, of: project, in: workplace)
        try plan.changes.carryOut(below: folder, dryRun: dryRun, in: workplace)
        if !common.quiet {
            // A dry run's difference is the result there, and can be piped.
            let tell = dryRun ? workplace.complain : { workplace.print($0 + "\n") }
            tell(LocalizeReport(plan: plan, isDryRun: dryRun).text)
        }
        if !common.quiet { tellLeftOut(named, project, in: workplace) }
        plan.failures.forEach { workplace.fail($0) }
        if !plan.failures.isEmpty { return .unreadable }
        return plan.skipped.isEmpty ? .clean : .findings
    }

    /// Sources that the user names and the project does not have: ignored ones, or none of its `sources`.
    private func tellLeftOut(_ named: Project, _ project: Project, in workplace: Workplace) {
        let folder = workplace.files.currentFolder
        let own = Set(project.sources.map { PathName.absolute($0, from: folder) })
        let count = named.sources.count { !own.contains(PathName.absolute($0, from: folder)) }
        guard count > 0 else { return }
        let stay = count == 1 ? "stays as it is" : "stay as they are"
        workplace.complain(
            "\(counted(count, "source")) that Git or the configuration leaves out of the project \(stay)")
    }
}

/// How `--style` names the styles.
enum LocalizeStyle: String, ExpressibleByArgument, CaseIterable {
    case nslocalizedstring
    case stringLocalized = "string-localized"
    case symbol

    var callStyle: CallStyle {
        switch self {
        case .nslocalizedstring: .nsLocalizedString
        case .stringLocalized: .stringLocalized
        case .symbol: .symbol
        }
    }
}

/// How `--keys` names the forms.
enum LocalizeKeys: String, ExpressibleByArgument, CaseIterable {
    case dotted
    case text

    var form: KeyForm {
        switch self {
        case .dotted: .dotted
        case .text: .text
        }
    }
}

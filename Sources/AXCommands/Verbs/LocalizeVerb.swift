import AXExtract
import AXLocale
import AXReport
import ArgumentParser

/// `axstrings localize`: rewrites hard-coded strings and plurals as localization calls.
struct LocalizeVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "localize",
        abstract: "Rewrite hard-coded accessibility strings and hand-rolled plurals as localization calls.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings localize --dry-run",
                "axstrings localize App/Player",
                "axstrings localize App --style string-localized --keys dotted",
            ],
            """
            New localization calls follow the project's style, and their entries are added to the table that \
            neighboring source files use. A hand-rolled plural becomes a single entry with the development language's \
            plural forms. In a string catalog, the entry also gets the plural forms of every other language, with the \
            source string and the state “new”. In a project with .strings files, the plural is added to a .stringsdict \
            file, and only in the development language. Until translations are delivered, VoiceOver speaks the string \
            in the call.
            """,
            """
            Each rewritten file is parsed again to verify that only the rewritten expressions have changed. Either all \
            files are written or none are. Strings that can't be rewritten are listed with the reason.
            """, clean: "Everything is localized.", findings: "Some strings couldn't be rewritten."))

    @Argument(help: "Files and folders (default: the project in the current folder).", completion: .paths)
    var paths: [String] = []

    @Option(help: "The localization call to write (default: the one that the project uses most often).")
    var style: LocalizeStyle?

    @Option(
        help: """
            The form of new keys: “dotted” creates keys such as player.play.label, and “text” uses the string itself \
            as the key (default: the form of most existing keys).
            """)
    var keys: LocalizeKeys?

    @Option(help: "The table for new entries (default: the table that neighboring files use).", completion: .tables)
    var table: String?

    @Option(
        help: ArgumentHelp(
            "The language of the strings in the code (default: the development language).", valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Flag(help: "Also rewrite strings that UI tests use to find elements.")
    var force = false

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let finder = configured.finder(in: environment)
        let outer = paths.isEmpty ? try finder.outerFolder() ?? finder.outerRoot : nil
        let paths = outer == nil ? paths : ["."]
        let root = outer ?? paths.first.flatMap { ProjectRoot.nearest(to: $0, in: environment.files) }
        let folder = root ?? finder.root(of: paths)
        if !dryRun { try environment.recover(around: folder) }
        let named = try finder.project(at: paths)
        if named.sources.isEmpty, named.failures.isEmpty {
            throw .nothing(to: "localize", readsStrings: false, at: paths, in: environment.files)
        }
        let project = try root.map { root throws(CommandFailure) in try finder.project(at: [root]) } ?? named
        try project.requireValidConfiguration()
        var request = LocalizeRequest(selection: PathSelection(paths, currentFolder: environment.files.currentFolder))
        request.style = style?.callStyle
        request.keys = keys?.form
        request.table = table
        if let locale { _ = try LanguageTag.valid(locale) }
        request.language = locale ?? project.developmentLanguage.tag
        request.overridesTests = force
        let plan = try LocalizePlan(request, of: project, in: environment)
        try plan.changes.carryOut(below: folder, dryRun: dryRun, in: environment)
        if !common.quiet {
            // The result of a dry run is the diff, which can be redirected.
            let printLine = dryRun ? environment.printError : { environment.print($0 + "\n") }
            printLine(LocalizeReport(plan: plan, isDryRun: dryRun).text)
            reportSkipped(named, project, in: environment)
        }
        plan.failures.forEach { environment.fail($0) }
        if !plan.failures.isEmpty { return .unreadable }
        return plan.skipped.isEmpty ? .clean : .findings
    }

    /// Reports the number of specified sources that aren't part of the project, because they are ignored or outside its
    /// `sources`.
    private func reportSkipped(_ named: Project, _ project: Project, in environment: CommandEnvironment) {
        let folder = environment.files.currentFolder
        let own = Set(project.sources.map { PathName.absolute($0, from: folder) })
        let count = named.sources.count { !own.contains(PathName.absolute($0, from: folder)) }
        guard count > 0 else { return }
        let them = count == 1 ? "it" : "them"
        environment.printError(
            "\(counted(count, "source file")) skipped: Git or the configuration excludes \(them) from the project")
    }
}

/// The call styles for `--style`.
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

/// The key forms for `--keys`.
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

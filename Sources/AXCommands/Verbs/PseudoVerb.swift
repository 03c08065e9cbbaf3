import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXReport
import AXSource
import ArgumentParser

/// `axstrings pseudo`: writes pseudo-locales.
struct PseudoVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "pseudo",
        abstract: "Write pseudo-locales: altered source strings that simulate the length and script of translations.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings pseudo -o Pseudo",
                "axstrings pseudo en.lproj --mimic de --quantile p99 -o Pseudo",
                "axstrings pseudo --mode spoken --locale en-XB -o Pseudo",
                "axstrings pseudo --mode script,rtl --locale he-XA -o Pseudo",
                "axstrings pseudo --text \"Plays the song.\" --mode length",
                "axstrings pseudo --report --mimic de",
            ],
            "Modes:\n" + PseudoModes.all.map { "  \($0.id): \($0.summary)" }.joined(separator: "\n"),
            """
            Placeholders, escapes, markup, ICU message syntax, URLs, emoji and the names listed under “protected” in \
            the configuration never change. Every altered string is compared with its source string, and every file is \
            parsed again before it is written. Strings files are written to <output>/<locale>.lproj/<table>, XLIFF \
            files to <output>/<locale>.xliff; a string catalog is copied with the pseudo-locale added.
            """,
            findings: "With --text: a placeholder, markup or another part that must stay the same was changed."))

    @Argument(
        help: """
            Strings files in the development language, string catalogs, XLIFF files or folders (default: the project \
            in the current folder).
            """, completion: .paths)
    var catalogs: [String] = []

    @Option(help: "Modes, separated by commas.", completion: .pseudoModes)
    var mode = "accent,length,bounded"

    @Option(
        help: ArgumentHelp(
            "Imitate the lengths of translations for this locale (default: all languages except zh, ja and ko).",
            valueName: "tag"), completion: .locales)
    var mimic: String?

    @Option(
        help: """
            The quantile of translation lengths to imitate; “distribution” chooses a quantile for each key.
            """)
    var quantile: LengthExpansion.Quantile = .p90

    @Option(help: ArgumentHelp("The language tag of the pseudo-locale.", valueName: "tag"), completion: .pseudoLocales)
    var locale = "en-XA"

    @Flag(help: "Write the pseudo-locale even if VoiceOver might speak it to users of a released app.")
    var allowLeak = false

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder for the pseudo-locale.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: "A single string to try out; nothing is written.")
    var text: String?

    @Flag(
        help: """
            Report what share of the project's translations are longer than the corresponding pseudo-text; nothing is \
            written.
            """)
    var report = false

    @Option(name: .shortAndLong, help: "The output format for --text and --report (html: only with --report).")
    var format: PseudoAnswerFormat = .text

    @OptionGroup var configured: ConfigurationOption

    @Flag(name: [.customShort("n"), .long], help: "Show what would be written, but write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if text == nil, output == nil, !report, catalogs != [ParsedStringsFile.input] {
            throw ValidationError("Specify --output, --report or --text.")
        }
        if text != nil, !catalogs.isEmpty { throw ValidationError("--text can't be combined with files or folders.") }
        if format == .html, !report { throw ValidationError("--format html can only be used with --report.") }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let finder = configured.finder(in: environment)
        let target = try PseudoLocale(locale)
        let modes = try selectedModes(for: target.tag)
        let englishGrowth = try growth()
        if let text {
            let protected = try finder.configuration().protected
            return tryText(
                text, Pseudolocalizer(modes: modes, growth: englishGrowth, protected: protected), in: environment)
        }
        let isInput = catalogs == [ParsedStringsFile.input]
        if !isInput, !report, !dryRun { try environment.recover(around: catalogs) }
        let project = try finder.project(at: isInput ? [] : catalogs)
        try project.requireValidConfiguration()
        let pseudolocalizer = Pseudolocalizer(
            modes: modes, growth: try growth(from: project.developmentLanguage.tag),
            protected: project.configuration.protected)
        if report { return try printReport(pseudolocalizer, project, in: environment) }
        let writer = PseudoWriter(
            pseudolocalizer: pseudolocalizer, target: target.tag, sourceLanguage: project.developmentLanguage.tag)
        let sources = PseudoSources(
            project: project, named: catalogs, output: output, currentFolder: environment.files.currentFolder)
        let paths = isInput ? catalogs : try sources.paths()
        // A user who specifies strings files wants copies of these files only.
        let namesFiles =
            !catalogs.isEmpty && catalogs.allSatisfy { (try? environment.files.info($0))??.kind != .folder }
        let inCode =
            namesFiles
            ? PseudoCodeStrings()
            : PseudoCodeStrings(
                sources.withoutOutput(try finder.wholeProject(around: catalogs) ?? project),
                for: project.selection, in: environment)
        let tables = try writer.tables(for: paths, inCode: inCode, root: project.root, in: environment)
        if isInput {
            tables.made.forEach { environment.print(String(decoding: $0.file.raw, as: UTF8.self)) }
        } else {
            if !allowLeak { try target.requireNoListeners(among: sources.localizations(with: tables.made)) }
            let delivery = PseudoOutput(folder: output ?? ".", locale: target, dryRun: dryRun, isQuiet: common.quiet)
            try delivery.deliver(tables.made, in: environment)
        }
        if !common.quiet { inCode.remarks.forEach(environment.printError) }
        tables.failures.forEach { environment.fail($0) }
        return tables.failures.isEmpty ? .clean : .unreadable
    }

    private func selectedModes(for target: LanguageTag) throws(CommandFailure) -> [any PseudoMode] {
        do throws(PseudoModeError) {
            return try PseudoModes.select(mode.split(separator: ",").map { String($0) }, for: target)
        } catch {
            if case .unknown(let id) = error { throw .unknown("mode", id, known: PseudoModes.all.map(\.id)) }
            throw CommandFailure(.usage, error.description)
        }
    }

    private func growth(from source: String = "en") throws(CommandFailure) -> LengthExpansion {
        let styles = LocaleStyles.embedded
        // The length model of the root locale applies to all languages except Chinese, Japanese and Korean.
        let own = styles.style(for: source)
        guard let mimic else { return LengthExpansion(styles.style(for: "root"), quantile, source: own) }
        let tag = try LanguageTag.valid(mimic).canonical
        guard ([tag.text] + tag.parents).contains(where: styles.tags.contains) else {
            throw CommandFailure(.usage, "--mimic: no data about string lengths for “\(PathName.printable(mimic))”")
        }
        return LengthExpansion(styles.style(for: tag.text), quantile, source: own)
    }

    private func printReport(
        _ pseudolocalizer: Pseudolocalizer, _ project: Project, in environment: CommandEnvironment
    ) throws(CommandFailure) -> Verdict {
        let subject = "\(mode), \(quantile.rawValue) of \(mimic ?? "all languages")"
        let run = CoverageRun(pseudolocalizer: pseudolocalizer, subject: subject)
        let report = try run.report(on: project, at: catalogs.filter { $0 != ParsedStringsFile.input }, in: environment)
        switch format {
        case .text: environment.print(report.text)
        case .json: environment.print(report.json(.current))
        case .html: environment.print(report.html)
        }
        return .clean
    }

    private struct Answer: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool = JSONTool(.current)
        let text: String
        let mode: String
        let locale: String
        let ok: Bool
        let diagnostics: [String]
    }

    private func tryText(
        _ text: String, _ pseudolocalizer: Pseudolocalizer, in environment: CommandEnvironment
    ) -> Verdict {
        let source = Message(parsing: text)
        let result = pseudolocalizer.transform(source, key: StringKey(text))
        let findings = pseudolocalizer.verify(source, result)
        switch format {
        case .text, .html: environment.print(result.text + "\n")
        case .json:
            let answer = Answer(
                text: result.text, mode: mode, locale: locale, ok: findings.isEmpty, diagnostics: findings)
            environment.print(JSONText.pretty(answer))
        }
        return findings.isEmpty ? .clean : .findings
    }
}

enum PseudoAnswerFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, html
}

extension LengthExpansion.Quantile: ExpressibleByArgument {}

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
        abstract: "Write pseudo-locales: text that measures like a translation, before any exists.",
        discussion: """
            Examples:
              axstrings pseudo en.lproj/Localizable.strings --mode accent,length --output Pseudo
              axstrings pseudo --output Pseudo
              axstrings pseudo --text "Plays the song." --mode length

            Placeholders, escapes, tags and addresses are never touched; every output is compared with its source \
            before a byte is written. The result is <output>/<locale>.lproj/<table>.strings.
            """)

    @Argument(
        help: "String tables of the development language, or folders; none for the project in the current folder.")
    var catalogs: [String] = []

    @Option(help: "accent, length, or both with a comma between them.")
    var mode = "accent,length"

    @Option(help: "The language tag of the pseudo-locale.")
    var locale = "en-XA"

    @Option(help: "The folder that the pseudo-locale is written into.")
    var output: String?

    @Option(help: "One text, for a try; nothing is written.")
    var text: String?

    @Option(help: "text or json, for --text.")
    var format: AnswerFormat = .text

    @OptionGroup var configured: ConfigurationOption

    @Flag(help: "Show what would be written, and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if text == nil, output == nil, catalogs != [ReadTable.input] {
            throw ValidationError("Give --output DIR, or --text for a try.")
        }
        if text != nil, !catalogs.isEmpty { throw ValidationError("--text takes no files.") }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        guard let tag = LanguageTag(locale) else {
            throw CommandFailure(.usage, "“\(PathName.printable(locale))” is no language tag")
        }
        let modes = try selectedModes()
        if let text { return try tryText(text, modes, in: workplace) }
        let finder = configured.finder(in: workplace)
        let isInput = catalogs == [ReadTable.input]
        let project = try finder.project(at: isInput ? [] : catalogs)
        try project.requireSoundConfiguration()
        let writer = PseudoWriter(
            pseudolocalizer: pseudolocalizer(modes, protected: project.configuration.protected), locale: tag.text)
        let paths = try isInput ? catalogs : sources(of: project)
        let tables = try writer.changes(for: paths, in: workplace)
        if isInput { tables.forEach { workplace.print(String(decoding: $0.file.raw, as: UTF8.self)) } }
        return isInput ? .clean : try write(tables, in: workplace)
    }

    private func selectedModes() throws(CommandFailure) -> [any PseudoMode] {
        do throws(PseudoModeRefusal) {
            return try PseudoModes.select(mode.split(separator: ",").map { String($0) })
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }

    private func pseudolocalizer(_ modes: [any PseudoMode], protected: [String]) -> Pseudolocalizer {
        // The root's line covers all languages but Chinese, Japanese and Korean.
        let line = LocaleStyles.embedded.style(for: "root").length.p90
        return Pseudolocalizer(modes: modes, length: line, protected: protected)
    }

    /// The tables in the development language that the user named; all of them for the whole project.
    private func sources(of project: Project) throws(CommandFailure) -> [String] {
        let language = project.developmentLanguage.tag
        let tables = project.tables.flatMap { $0.paths(for: language) } + project.looseTables
        let chosen = tables.filter {
            project.selection.contains($0) && PathName.fileExtension(of: $0) == KnownFiles.table
        }
        if chosen.isEmpty, let named = catalogs.first {
            throw CommandFailure(.input, "\(PathName.printable(named)): no string table in “\(language)” is here")
        }
        if chosen.isEmpty { throw CommandFailure(.input, "no string table in “\(language)” is in this project") }
        return chosen
    }

    private func write(_ tables: [PseudoWriter.Table], in workplace: Workplace) throws(CommandFailure) -> Verdict {
        for table in tables {
            if dryRun {
                workplace.printDiff(of: FileChange(old: nil, new: table.file(in: output ?? ".")))
                continue
            }
            do throws(FileError) {
                let folder = try OutputFolder(output ?? ".", in: workplace.files)
                try requirePseudo(table.name, folder, in: workplace)
                let path = try folder.write(table.file.raw, to: table.name)
                if !common.quiet { workplace.print("\(PathName.printable(path)): \(counted(table.count, "unit"))\n") }
            } catch {
                throw CommandFailure(.output, error)
            }
        }
        return .clean
    }

    /// Translations are never replaced by pseudo-text: a file that is there already must be one of a pseudo-locale, whose
    /// region is one of those that ISO 3166 leaves to users (XA to XZ).
    private func requirePseudo(
        _ name: String, _ folder: OutputFolder, in workplace: Workplace
    ) throws(FileError) {
        let isPseudo = LanguageTag(locale)?.region?.uppercased().hasPrefix("X") ?? false
        let path = try folder.path(for: name)
        if !isPseudo, try workplace.files.info(path) != nil { throw FileError(path, .exists) }
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
        _ text: String, _ modes: [any PseudoMode], in workplace: Workplace
    ) throws(CommandFailure) -> Verdict {
        let pseudolocalizer = pseudolocalizer(modes, protected: [])
        let source = Message(parsing: text)
        let result = pseudolocalizer.transform(source)
        let harm = pseudolocalizer.verify(source, result)
        switch format {
        case .text: workplace.print(result.text + "\n")
        case .json:
            let answer = Answer(text: result.text, mode: mode, locale: locale, ok: harm.isEmpty, diagnostics: harm)
            workplace.print(JSONText.pretty(answer))
        }
        return harm.isEmpty ? .clean : .findings
    }
}

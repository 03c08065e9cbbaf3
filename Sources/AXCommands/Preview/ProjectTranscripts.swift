import AXExtract
import AXLocale
import AXLocaleData
import AXModel
import AXPreview
import AXSource

/// The transcripts of a project in several languages.
struct ProjectTranscripts {
    let project: Project
    /// The transcripts, one for each locale.
    let transcripts: [Transcript]
    /// The sources, which are needed for the positions of elements.
    let files: [SourceFile]
    /// The types whose views are omitted, because the app's code never uses the types; sorted.
    let unusedTypes: [String]
    let remarkOnSamples: String?
    /// Messages about input that couldn't be read.
    let failures: [String]

    /// - Parameters:
    ///   - paths: the files and folders that the user specified; empty for the project in the current folder.
    ///   - locales: language tags, or “all”; empty for the locales in the configuration.
    ///   - elements: the elements to include; nil for those in the configuration.
    ///   - kept: returns the folder that contains the project's transcripts, for a configuration; nil to ignore
    ///     existing transcripts. If no locales are specified or configured, the locales of these transcripts are
    ///     included.
    init(
        _ paths: [String], locales: [String], _ elements: PreviewedElements?, _ finder: ProjectFinder,
        kept: ((Configuration) -> String)? = nil, in environment: CommandEnvironment
    ) throws(CommandFailure) {
        project = try finder.project(at: paths)
        try project.requireValidConfiguration()
        if project.sources.isEmpty, project.failures.isEmpty {
            throw .nothing(to: "preview", readsStrings: false, at: paths, in: environment.files)
        }
        let home = try finder.wholeProject(around: paths) ?? project
        let tables = SourceTables(home, in: environment)
        let includesAll = (elements ?? project.configuration.previewedElements) == .all
        let extraction = ProjectExtraction(
            project, titles: includesAll ? .everywhere : .inSpokenFiles, tables: tables.known, in: environment.files,
            progress: environment.progress)
        let texts = ProjectTexts(home, in: environment)
        var wanted = try Self.locales(locales, texts, project.configuration)
        if wanted.isEmpty {
            let folder = kept?(project.configuration)
            let others = folder.map { TranscriptFiles.locales(in: $0, environment) } ?? []
            wanted = ([texts.developmentLanguage] + others.filter(texts.locales.contains)).uniqued()
        }
        let screens = ScreenStrings.screens(of: extraction.occurrences, includesAll: includesAll)
        transcripts = wanted.concurrentMap { Transcript(screens, LocaleTexts(texts, in: $0, .embedded)) }
        files = extraction.facts.map(\.file)
        unusedTypes = extraction.unusedTypes
        remarkOnSamples = extraction.remarkOnSamples
        failures = project.failures.map(\.description) + extraction.failures
    }

    /// The specified locales or, by default, those in the configuration. “all” means all locales that have strings.
    private static func locales(
        _ named: [String], _ texts: ProjectTexts, _ configuration: Configuration
    ) throws(CommandFailure) -> [String] {
        let wanted = named.isEmpty ? configuration.previewLocales : named
        if wanted.contains("all") { return texts.locales }
        for tag in wanted { _ = try LanguageTag.valid(tag) }
        return wanted.uniqued()
    }
}

extension ProjectTranscripts {
    /// The transcripts of the project before its changes since a Git revision.
    /// - Returns: nil if nothing has changed.
    static func earlier(
        _ paths: [String], locales: [String], _ elements: PreviewedElements?, since revision: String,
        _ option: ConfigurationOption,
        in environment: CommandEnvironment
    ) throws(CommandFailure) -> ProjectTranscripts? {
        let folder = paths.first.map { PathName.parent(of: $0) } ?? "."
        let place = PathName.absolute(folder, from: environment.files.currentFolder)
        guard let git = Git(folder: place, files: environment.files, run: environment.git) else {
            throw CommandFailure(
                .usage, "--since needs Git, and \(PathName.printable(place)) isn't in a Git repository")
        }
        let before = try GitChanges(since: revision, in: git).before
        if before.isEmpty { return nil }
        let old = environment.overlaid(by: before)
        return try ProjectTranscripts(paths, locales: locales, elements, option.finder(in: old), in: old)
    }
}

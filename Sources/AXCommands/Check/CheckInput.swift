import AXLocaleData
import AXModel
import AXRules
import AXSource

/// The input of a check, which is read before the rules run.
struct CheckInput {
    let options: CheckOptions
    /// The environment with the checked file system. With `--staged`, it contains the files of the Git index.
    let environment: CommandEnvironment
    let subject: CheckSubject
    let sources: CheckedSources
    let settings: CheckSettings
    /// The changes according to Git; nil if all files are checked.
    let changes: GitChanges?

    var project: Project { subject.project }
    var tables: CheckedTables { subject.tables }

    /// Reads the changes, the project, the strings files and the sources.
    /// - Parameter earlier: an earlier extraction of the same sources.
    /// - Throws: an error if a path, an option or the configuration isn't valid, if Git fails, or if no files to check
    ///   are found.
    static func read(
        _ options: CheckOptions, after earlier: ProjectExtraction? = nil, in base: CommandEnvironment
    ) throws(CommandFailure) -> CheckInput {
        let changes = try options.changes(in: base)
        let environment = base.overlaid(by: changes?.after ?? [:])
        environment.progress?.begin("Looking for files")
        let subject = try CheckSubject.read(options, in: environment)
        let input = try read(options, of: subject, changes, after: earlier, in: environment)
        if input.isEmpty { throw .nothing(to: "check", at: options.paths, in: environment.files) }
        return input
    }

    /// Reads the sources and the settings for strings files that have already been read.
    static func read(
        _ options: CheckOptions, of subject: CheckSubject, _ changes: GitChanges? = nil,
        after earlier: ProjectExtraction? = nil, in environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckInput {
        let sources: CheckedSources =
            if let path = options.roles {
                try .read(roles: path, in: environment)
            } else if changes?.isEmpty == true {
                CheckedSources()
            } else {
                try .read(options, of: subject, after: earlier, in: environment)
            }
        return try read(options, of: subject, sources, changes, in: environment)
    }

    /// The same input with the configuration of another environment. The strings files and the sources aren't read
    /// again.
    func reconfigured(in environment: CommandEnvironment) throws(CommandFailure) -> CheckInput {
        let subject = try CheckSubject.read(options, known: tables.files, in: environment)
        return try .read(options, of: subject, sources, changes, in: environment)
    }

    private static func read(
        _ options: CheckOptions, of subject: CheckSubject, _ sources: CheckedSources, _ changes: GitChanges?,
        in environment: CommandEnvironment
    ) throws(CommandFailure) -> CheckInput {
        var subject = subject
        subject.tables.complete(
            by: sources.stringsInCode,
            in: subject.kind == .project ? subject.project.developmentLanguage.tag : nil)
        let configuration = subject.project.configuration
        let settings = CheckSettings(
            styles: try .read(options.localeFolder, in: environment.files),
            profile: try .find(named: options.profile, or: configuration),
            isComplete: options.isComplete, scope: options.scope ?? subject.defaultScope,
            roles: RoleInference(sources.occurrences, configuration: configuration),
            links: ElementLinks(sources.occurrences), glossary: ProjectGlossary(configuration.glossary),
            // The catalogs of a proposal also contain the project's translations, which aren't evidence of the language
            // of the proposed ones.
            summarizesLanguages: subject.kind != .proposal, checksSource: subject.kind != .delivery)
        return CheckInput(
            options: options, environment: environment, subject: subject, sources: sources, settings: settings,
            changes: changes)
    }

    /// Whether the check runs the rules about source code.
    var checksSources: Bool { subject.checksSources && options.roles == nil }

    /// Whether only the changes, or only strings in some states, are checked. Paths that the user specified don't
    /// count.
    var isPart: Bool { changes != nil || !options.states.isEmpty }

    /// Whether the whole project is checked. Only then can suppressions and entries of the project's baseline be
    /// reported as no longer needed.
    var checksWholeProject: Bool {
        !isPart && options.paths.isEmpty && project.outerFolder == nil
    }

    var isUnchanged: Bool { changes?.isEmpty ?? false }

    /// The messages about input that couldn't be read.
    var failures: [String] { tables.failures + sources.failures }

    /// The number of strings and translations that are checked.
    var stringCount: Int {
        guard settings.scope == .accessibility else { return tables.catalogs.map(\.units.count).reduce(0, +) }
        let catalogs = tables.groups.flatMap { group in
            let (source, translations) = settings.roles.withRoles(group.source, group.translations)
            return [source] + translations
        }
        return catalogs.map { $0.units.count { !$0.roleSet.isEmpty } }.reduce(0, +)
    }

    private var isEmpty: Bool {
        tables.files.isEmpty && failures.isEmpty && project.sources.isEmpty && subject.kind == .project
            && changes == nil && project.configurations.diagnostics.isEmpty
    }
}

extension CheckOptions {
    /// The changes according to Git; nil without `--since` and `--staged`.
    fileprivate func changes(in environment: CommandEnvironment) throws(CommandFailure) -> GitChanges? {
        guard isStaged || since != nil else { return nil }
        let folder = folder(in: environment.files)
        guard let git = Git(folder: folder, files: environment.files, run: environment.git) else {
            throw CommandFailure(.usage, "--since and --staged need Git, and \(folder) isn't in a Git repository")
        }
        if let since { return try GitChanges(since: since, in: git) }
        return try GitChanges(stagedIn: git)
    }

    /// The folder in which to look for a Git repository: the folder of the first path, or else the current folder.
    private func folder(in files: any FileSystem) -> String {
        guard let path = paths.first else { return files.currentFolder }
        let isFolder = (try? files.info(path))?.kind == .folder
        return PathName.absolute(isFolder ? path : PathName.parent(of: path), from: files.currentFolder)
    }
}

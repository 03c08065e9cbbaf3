import AXLocaleData
import AXModel
import AXRules
import AXSource

/// The first step of a check: everything that it reads. What follows are functions of this value.
struct CheckInput {
    let request: CheckRequest
    /// The file system as the check sees it: with `--staged`, what Git's index holds.
    let workplace: Workplace
    let subject: CheckSubject
    let sources: CheckedSources
    let question: CheckQuestion
    /// What Git says has changed; nil where everything is checked.
    let changes: GitChanges?

    var project: Project { subject.project }
    var tables: CheckedTables { subject.tables }

    /// - Parameter earlier: What was read of the same sources before.
    /// - Throws: when a path, an option or the configuration cannot be used, and when nothing was found to check.
    init(
        _ request: CheckRequest, after earlier: ProjectExtraction? = nil, in place: Workplace
    ) throws(CommandFailure) {
        self.request = request
        let changes = try request.changes(in: place)
        self.changes = changes
        workplace = place.overlaid(by: changes?.after ?? [:])
        workplace.progress?.begin("Looking for files")
        subject = try CheckSubject(request, in: workplace)
        if let path = request.roles {
            sources = try CheckedSources(roles: path, in: workplace)
        } else if changes?.isEmpty ?? false {
            sources = CheckedSources()
        } else {
            sources = try CheckedSources(
                subject, isWhole: request.paths.isEmpty, scope: request.scope ?? subject.defaultScope,
                after: earlier, in: workplace)
        }
        question = CheckQuestion(
            styles: try LocaleFolder.styles(request.localeFolder, in: workplace.files),
            profile: try Profile(named: request.profile, or: subject.project.configuration),
            isComplete: request.isComplete, scope: request.scope ?? subject.defaultScope,
            known: KnownStrings(sources.occurrences, configuration: subject.project.configuration))
        if isEmpty { throw .nothing(to: "check", at: request.paths, in: workplace.files) }
    }

    /// Whether the rules about source code were asked.
    var checksSources: Bool { subject.checksSources && request.roles == nil }

    /// Whether a part of the project is checked that Git or the state of strings names.
    var isPart: Bool { changes != nil || !request.states.isEmpty }

    /// Whether nothing has changed of what is checked.
    var isUnchanged: Bool { changes?.isEmpty ?? false }

    /// Input that could not be read.
    var failures: [String] { tables.failures + sources.failures }

    /// The number of strings and translations that the rules look at.
    var stringCount: Int {
        guard question.scope == .accessibility else { return tables.catalogs.map(\.units.count).reduce(0, +) }
        let catalogs = tables.groups.flatMap { group in
            let (source, translations) = question.known.withRoles(group.source, group.translations)
            return [source] + translations
        }
        return catalogs.map { $0.units.count { !$0.roleSet.isEmpty } }.reduce(0, +)
    }

    private var isEmpty: Bool {
        tables.files.isEmpty && failures.isEmpty && project.sources.isEmpty && subject.kind == .project
            && changes == nil && project.configurations.diagnostics.isEmpty
    }
}

extension CheckRequest {
    /// What Git says has changed, where only that is asked for.
    fileprivate func changes(in workplace: Workplace) throws(CommandFailure) -> GitChanges? {
        guard isStaged || since != nil else { return nil }
        let folder = folder(in: workplace.files)
        guard let git = Git(folder: folder, files: workplace.files, run: workplace.git) else {
            throw CommandFailure(.usage, "--since and --staged need Git, and \(folder) isn't in a Git repository")
        }
        if let since { return try GitChanges(since: since, in: git) }
        return try GitChanges(stagedIn: git)
    }

    /// A folder of what is checked, which may be in another repository than the current one.
    private func folder(in files: any FileSystem) -> String {
        guard let path = paths.first else { return files.currentFolder }
        let isFolder = ((try? files.info(path)) ?? nil)?.kind == .folder
        return PathName.absolute(isFolder ? path : PathName.parent(of: path), from: files.currentFolder)
    }
}

extension Profile {
    /// The profile that an option names; without one, that of the configuration.
    init(named option: String?, or configuration: Configuration) throws(CommandFailure) {
        guard let option else {
            self = configuration.profile ?? .consistent
            return
        }
        guard let profile = Profile(rawValue: option) else {
            throw .unknown("profile", option, known: Profile.allCases.map(\.rawValue))
        }
        self = profile
    }
}

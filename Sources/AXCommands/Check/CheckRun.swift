import AXFormats
import AXLocaleData
import AXModel
import AXReport
import AXRules
import AXSource

/// One check from its options to its findings.
struct CheckRun {
    private let workplace: Workplace
    private let request: CheckRequest
    let project: Project
    let tables: CheckedTables
    private let baselinePath: String?
    private let findingText: FindingText
    private let question: CheckQuestion
    /// What is left after configuration and baseline, and what the baseline covers.
    private let remainder: Baseline.Remainder
    private let waived: [AcceptedFinding]
    /// All findings, before the baseline.
    let judged: [Diagnostic]
    /// What the report lists.
    let reported: [Diagnostic]
    let files: [String: SourceFile]
    /// What could not be read.
    let failures: [String]
    private(set) var remarks: [String]

    init(_ request: CheckRequest, in place: Workplace) throws(CommandFailure) {
        let changes = try Self.changes(request, in: place)
        let workplace = place.overlaid(by: changes?.after ?? [:])
        self.workplace = workplace
        self.request = request
        workplace.progress?.show("Reading string tables …")
        let subject = try CheckSubject(request, in: workplace)
        project = subject.project
        tables = subject.tables
        workplace.progress?.show("Reading the source code …")
        let spoken = try SpokenStrings(request.roles, of: subject.home, in: workplace)
        let styles = try LocaleFolder.styles(request.localeFolder, in: workplace.files)
        question = CheckQuestion(
            styles: styles, profile: try Self.profile(request.profile, project.configuration),
            isComplete: request.isComplete, scope: request.scope ?? subject.defaultScope,
            known: KnownStrings(spoken.occurrences, configuration: project.configuration))
        var found = tables.findings(for: question, progress: workplace.progress)
        workplace.progress?.clear()
        for file in project.configurations.sources { found.files[file.path] = file }
        found.diagnostics += project.configurations.diagnostics
        found.diagnostics += tables.budgetFindings(styles)
        found.diagnostics += subject.localizations.map(LocalizationRules.diagnostics) ?? []
        for file in spoken.files { found.files[file.path] = file }
        files = found.files
        let isEmpty = tables.files.isEmpty && tables.failures.isEmpty && request.source == nil && changes == nil
        failures =
            tables.failures + spoken.failures
            + (isEmpty && !request.paths.isEmpty ? ["nothing was judged: no string table is there"] : [])
        findingText = FindingText(tables, files: found.files)
        found.diagnostics = try Self.part(of: found.diagnostics, changes, request, project, tables, in: workplace)
        let isPart = changes != nil || !request.states.isEmpty
        let waived = WaivedFindings(
            Self.levelled(found.diagnostics, subject),
            tables.waivers(isDelivery: request.source != nil) + project.configuration.waivers + spoken.waivers,
            rules: RuleCatalogue.ids, isOwn: { !$0.isInCode },
            isJudged: { [question] waiver in
                !isPart && request.paths.isEmpty && question.judges(waiver)
            })
        judged = waived.diagnostics + Self.levelled(waived.idle, subject)
        self.waived = waived.waived
        baselinePath = request.baseline ?? project.configuration.baseline
        remainder = try Self.remainder(of: judged, baselinePath, request, findingText, workplace)
        let shown = remainder.diagnostics.filter { finding in
            request.minimumSeverity.map { finding.severity >= $0 } ?? true
        }
        // A mistake in what the run is told is no finding about the project: no baseline accepts it.
        reported = spoken.diagnostics + shown
        // A part of the project tells nothing about what a baseline of the whole accepts elsewhere.
        let isWhole = !isPart && (request.baseline != nil || request.paths.isEmpty)
        let listeners = subject.localizations.flatMap(RegionalListeners.remark).map { [$0] } ?? []
        let waivers = self.waived.isEmpty ? [] : ["Waived: \(counted(self.waived.count, "finding"))."]
        let emptiness = isEmpty && request.paths.isEmpty ? ["No string table was found."] : []
        remarks =
            tables.remarks + emptiness + listeners + waivers + Self.baselineRemarks(remainder, countsStale: isWhole)
    }

    var projectName: String { project.root }

    func verdict(failOn level: FailLevel) -> Verdict {
        // A mistake in what the run is told is no finding about texts: nothing below it can be trusted.
        let mistakes = [ConfigurationMistake.page.id, RolesFile.page.id]
        if !failures.isEmpty || reported.contains(where: { mistakes.contains($0.id) }) { return .unreadable }
        guard let level = level.severity else { return .clean }
        return reported.contains { $0.severity >= level } ? .findings : .clean
    }

    /// Applies the safe fixes of what is reported.
    /// - Returns: how many files were changed, or would be.
    func applyFixes(dryRun: Bool) throws(CommandFailure) -> Int {
        let changes = try SafeFixes.changes(for: reported, in: files)
        for change in changes { try change.carryOut(dryRun: dryRun, in: workplace) }
        return changes.count
    }

    /// Why fixes of translations may not last; nil where nothing speaks against them.
    var fixWarning: String? {
        let sources = Set(tables.groups.flatMap { $0.source.paths })
        guard let platform = TranslationPlatform(of: project.root, in: workplace.files),
            reported.contains(where: { finding in
                !(sources.contains(finding.path) && finding.locale == tables.groups.first?.source.locale)
                    && finding.fixIts.contains { $0.safety == .safe }
            })
        else { return nil }
        return "\(PathName.printable(platform.path)) says that translations come from \(platform.name): "
            + "its next synchronization takes these fixes back. Mend the texts there too."
    }

    /// A baseline that accepts all findings of this run.
    var baseline: Baseline { Baseline(accepting: judged, textHash: findingText.hash(of:)) }

    /// The report of this run.
    /// - Parameter showsTexts: whether it shows the texts that findings are about.
    func report(showsTexts: Bool) -> CheckReport {
        let pages = RuleCatalogue.pages.map { ($0.id, $0) }
        var background = ReportBackground(
            rules: Dictionary(pages) { $1 },
            accepted: remainder.accepted.map { AcceptedFinding($0, .baseline) } + waived,
            developmentLanguage: tables.groups.first?.source.locale ?? project.developmentLanguage.tag,
            styles: question.styles,
            vendors: project.configuration.vendors)
        background.judgedLocales = request.paths.isEmpty ? nil : Set(tables.catalogs.map(\.locale))
        background.repository = RepositoryPaths(reported + background.accepted.map(\.diagnostic), in: repository)
        if showsTexts {
            let gathered = CheckBackground(tables, question)
            background.texts = gathered.texts(of: reported)
            background.lengths = gathered.lengths()
        }
        return CheckReport(
            diagnostics: reported, files: files, project: projectName, tool: .current, background: background)
    }

    /// The repository of the project.
    private var repository: RepositoryRoot? {
        let path = request.source ?? request.paths.first { $0 != ReadTable.input } ?? "."
        return RepositoryRoot(above: path, in: workplace.files, variables: workplace.variables)
    }

    /// Accepts all findings of this run.
    mutating func writeBaseline() throws(CommandFailure) {
        guard let baselinePath else {
            throw CommandFailure(.usage, "--update-baseline needs --baseline FILE, or ‘baseline’ in the configuration")
        }
        let old = (try? BaselineFile.read(baselinePath, in: workplace.files)) ?? Baseline()
        let text = BaselineFile.text(of: baseline)
        do throws(FileError) {
            try workplace.files.write(Array(text.utf8), to: baselinePath)
        } catch {
            throw CommandFailure(.output, error)
        }
        remarks.append("\(PathName.printable(baselinePath)): accepts \(counted(judged.count, "finding"))")
        let gone = baseline.gone(since: old).map { "\($0.rule) \($0.count)" }
        if !gone.isEmpty { remarks.append("No longer in it: \(gone.joined(separator: ", "))") }
    }

    // MARK: Steps

    /// The findings about what has changed, and about units in the states that the request names.
    private static func part(
        of diagnostics: [Diagnostic], _ changes: GitChanges?, _ request: CheckRequest, _ project: Project,
        _ tables: CheckedTables, in workplace: Workplace
    ) throws(CommandFailure) -> [Diagnostic] {
        var diagnostics = diagnostics
        if let changes {
            let former = try FormerTables(changes.before, request, of: project, in: workplace)
            let units = ChangedUnits(
                from: former.catalogs, to: tables, files: ChangedFiles(changes.before, in: workplace.files))
            diagnostics = diagnostics.compactMap(units.part)
        }
        guard !request.states.isEmpty else { return diagnostics }
        let units = UnitsInState(request.states, in: tables.catalogs)
        return diagnostics.compactMap(units.part)
    }

    /// What git says has changed, where only that is asked for.
    private static func changes(
        _ request: CheckRequest, in workplace: Workplace
    ) throws(CommandFailure) -> GitChanges? {
        guard request.isStaged || request.since != nil else { return nil }
        let folder = folder(of: request, in: workplace)
        guard let git = Git(folder: folder, files: workplace.files, run: workplace.git) else {
            throw CommandFailure(.usage, "--since and --staged ask git, and \(folder) is in no work tree of it")
        }
        if let revision = request.since { return try GitChanges(since: revision, in: git) }
        return try GitChanges(stagedIn: git)
    }

    /// A folder of what is judged, which may lie in another repository than the current one.
    private static func folder(of request: CheckRequest, in workplace: Workplace) -> String {
        let files = workplace.files
        guard let path = request.paths.first else { return files.currentFolder }
        let isFolder = ((try? files.info(path)) ?? nil)?.kind == .folder
        return PathName.absolute(isFolder ? path : PathName.parent(of: path), from: files.currentFolder)
    }

    static func profile(
        _ option: String?, _ configuration: Configuration
    ) throws(CommandFailure) -> Profile {
        guard let name = option else { return configuration.profile ?? .consistent }
        guard let profile = Profile(rawValue: name) else {
            let known = Profile.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure(.usage, "there is no profile ‘\(PathName.printable(name))’; there are \(known)")
        }
        return profile
    }

    /// Findings of the files that the user named, with the severities of the configuration.
    private static func levelled(_ diagnostics: [Diagnostic], _ subject: CheckSubject) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            // What the configuration says wrongly holds for every part of the project.
            guard diagnostic.id == ConfigurationMistake.page.id || subject.reports(diagnostic) else { return nil }
            return subject.project.levelled(diagnostic)
        }
    }

    private static func remainder(
        of diagnostics: [Diagnostic], _ path: String?, _ request: CheckRequest, _ text: FindingText,
        _ workplace: Workplace
    ) throws(CommandFailure) -> Baseline.Remainder {
        // A baseline that this run is to write need not exist, and one that the configuration names may be gone.
        guard let path, !request.updatesBaseline, request.baseline != nil || (try? workplace.files.info(path)) != nil
        else { return Baseline().remainder(of: diagnostics, textHash: text.hash(of:)) }
        let baseline = try BaselineFile.read(path, in: workplace.files)
        return baseline.remainder(of: diagnostics, textHash: text.hash(of:))
    }

    private static func baselineRemarks(_ remainder: Baseline.Remainder, countsStale: Bool) -> [String] {
        var remarks: [String] = []
        if !remainder.accepted.isEmpty {
            remarks.append("Accepted by the baseline: \(counted(remainder.accepted.count, "finding")).")
        }
        if remainder.stale > 0, countsStale {
            remarks.append("In the baseline and no longer found: \(remainder.stale); --update-baseline removes it.")
        }
        return remarks
    }
}

import AXModel
import AXRules
import AXSource

/// What a check is about: the strings files, the project whose configuration counts, and the one whose sources say what
/// strings are for.
struct CheckSubject {
    /// What the user named.
    enum Kind {
        /// A project or a part of it, sources included.
        case project
        /// A delivery that is compared with a project.
        case delivery
        /// Exchange files, each with its own source strings.
        case exchanged
        /// A strings file on standard input.
        case stream
    }

    let kind: Kind
    private let finder: ProjectFinder
    private let paths: [String]
    /// The project whose configuration counts.
    let project: Project
    /// The project whose sources show what strings are for.
    let home: Project
    let tables: CheckedTables
    /// The localizations of the project; nil for a delivery, which brings some of them.
    let localizations: LocalizationSet?

    var defaultScope: CheckQuestion.Scope { kind == .project ? .accessibility : .all }

    /// Whether the rules about source code are asked.
    var checksSources: Bool { kind == .project && !project.sources.isEmpty }

    init(_ request: CheckRequest, in workplace: Workplace) throws(CommandFailure) {
        finder = ProjectFinder(
            files: workplace.files, configurationPath: request.configuration, knownRules: RuleCatalogue.ids)
        paths = request.paths
        if let source = request.source {
            home = try Self.home(of: source, finder)
            project = home
            let deliverySource = try DeliverySource.named(source, finder)
            let deliveries = DeliveryFinder(files: workplace.files, source: deliverySource, locale: request.locale)
            var delivered = DeliveredTables(deliverySource, in: workplace)
            tables = delivered.read(try request.paths.map(deliveries.delivery(at:)))
            kind = .delivery
            localizations = nil
        } else if request.paths == [ReadTable.input] {
            project = try finder.project()
            home = project
            var alone = CheckedTables()
            let reader = CheckedTableReader(workplace: workplace)
            alone.alone = reader.read(ReadTable.input, project.developmentLanguage.tag, "", &alone)
            tables = alone
            kind = .stream
            localizations = nil
        } else {
            project = try finder.project(at: request.paths)
            home = try Self.home(of: project, request.paths, finder)
            if request.locale != nil, project.looseTables.isEmpty,
                project.tables.contains(where: { $0.catalogs.isEmpty })
            {
                throw CommandFailure(
                    .usage, "--locale can't be used with these files; their paths already specify the locales")
            }
            let exchanged = try ExchangedTables(workplace: workplace, locale: request.locale)
                .tables(at: request.paths, in: project)
            tables = exchanged ?? CheckedTableReader(workplace: workplace).tables(of: project, locale: request.locale)
            kind = exchanged == nil ? .project : .exchanged
            localizations = exchanged == nil ? LocalizationSet(of: project, tables) : nil
        }
    }

    /// Whether a finding is in what the user named: in a file of it, or in the source and taken over by such a file.
    func reports(_ finding: Diagnostic) -> Bool {
        if kind != .project || project.selection.contains(finding.path) { return true }
        return !finding.alsoIn.isEmpty
            && tables.groups.contains { group in
                group.source.paths.contains(finding.path)
                    && group.translations.contains { translation in
                        finding.alsoIn.contains(translation.locale)
                            && translation.paths.contains(where: project.selection.contains)
                    }
            }
    }

    /// The project whose part was named: the strings files that its sources use lie elsewhere.
    func wholeProject(in workplace: Workplace) throws(CommandFailure) -> Project {
        try finder.wholeProject(around: paths) ?? project
    }

    private static func home(of project: Project, _ paths: [String], _ finder: ProjectFinder) throws(CommandFailure)
        -> Project
    {
        guard project.sources.isEmpty, let path = paths.first else { return project }
        return try home(of: path, finder)
    }

    /// The project that a path lies in: the nearest folder upward that looks like the root of one.
    private static func home(of path: String, _ finder: ProjectFinder) throws(CommandFailure) -> Project {
        try finder.project(at: [ProjectRoot.home(of: path, in: finder.files)])
    }
}

import AXModel
import AXRules
import AXSource

/// What a check is about: the tables, the project whose configuration counts, and the one whose sources tell roles.
struct CheckSubject {
    /// The project whose configuration counts.
    let project: Project
    /// The project whose sources tell what strings are for.
    let home: Project
    let tables: CheckedTables
    let defaultScope: CheckQuestion.Scope
    /// The localizations of the project; nil for a delivery, which brings some of them.
    let localizations: LocalizationSet?

    init(_ request: CheckRequest, in workplace: Workplace) throws(CommandFailure) {
        let finder = ProjectFinder(
            files: workplace.files, configurationPath: request.configuration, knownRules: RuleCatalogue.ids)
        if let source = request.source {
            home = try Self.home(of: source, finder)
            project = home
            let deliverySource = try DeliverySource.named(source, finder)
            let deliveries = DeliveryFinder(files: workplace.files, source: deliverySource, locale: request.locale)
            var delivered = DeliveredTables(deliverySource, in: workplace)
            tables = delivered.read(try request.paths.map(deliveries.delivery(at:)))
            defaultScope = .all
            localizations = nil
        } else if request.paths == [ReadTable.input] {
            project = try finder.project()
            home = project
            var alone = CheckedTables()
            let reader = CheckedTableReader(workplace: workplace)
            alone.alone = reader.read(ReadTable.input, project.developmentLanguage.tag, "", &alone)
            tables = alone
            defaultScope = .all
            localizations = nil
        } else {
            project = try finder.project(at: request.paths)
            home = try Self.home(of: project, request.paths, finder)
            let exchanged = try ExchangedTables(workplace: workplace, locale: request.locale)
                .tables(at: request.paths, in: project)
            tables = exchanged ?? CheckedTableReader(workplace: workplace).tables(of: project)
            defaultScope = exchanged == nil ? .accessibility : .all
            localizations = exchanged == nil ? LocalizationSet(of: project, tables) : nil
        }
    }

    /// Whether a finding is in what the user named: in a file of it, or in the source and taken over by such a file.
    func reports(_ finding: Diagnostic) -> Bool {
        if defaultScope == .all || project.selection.contains(finding.path) { return true }
        return !finding.alsoIn.isEmpty
            && tables.groups.contains { group in
                group.source.paths.contains(finding.path)
                    && group.translations.contains { translation in
                        finding.alsoIn.contains(translation.locale)
                            && translation.paths.contains(where: project.selection.contains)
                    }
            }
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

import AXLocale
import AXModel

/// A delivery beside the project that it is for: what is to be done, before anything is.
struct Application {
    /// One table in one locale.
    struct Part {
        let plan: ApplyPlan
        let placement: UnitPlacement
        /// What the project has.
        let current: Catalog?
    }

    private(set) var parts: [Part] = []
    private(set) var remarks: [String]
    let failures: [String]

    init(_ request: CheckRequest, safety: FormatSafety, in workplace: Workplace) throws(CommandFailure) {
        let run = try CheckRun(request, in: workplace)
        let finder = ProjectFinder(
            files: workplace.files, configurationPath: request.configuration, knownRules: RuleCatalogue.ids)
        let project = try finder.project(at: request.source.map { [$0] } ?? [])
        try project.requireSoundConfiguration()
        let existing = CheckedTableReader(workplace: workplace).tables(of: project)
        failures = run.failures
        remarks = run.tables.remarks
        for group in run.tables.groups {
            guard let folder = group.folder, let table = project.table(named: group.source.table, in: folder) else {
                remarks.append(
                    "“\(PathName.printable(group.source.table))”: not applied, the project has no such table")
                continue
            }
            let own = existing.groups.first { $0.folder == table.folder && $0.source.table == table.name }
            for translation in group.translations {
                add(translation, to: table, group.source, own, project, run, safety)
            }
        }
    }

    private mutating func add(
        _ delivered: Catalog, to table: StringTable, _ source: Catalog, _ own: CheckedGroup?, _ project: Project,
        _ run: CheckRun, _ safety: FormatSafety
    ) {
        // The locale may come from inside a delivery, and a folder is named after it.
        guard LanguageTag(delivered.locale) != nil else {
            remarks.append(
                "\(PathName.printable(delivered.path)): not applied, “\(PathName.printable(delivered.locale))” is no language tag"
            )
            return
        }
        let current = own?.translations.first { $0.locale == delivered.locale }
        let plan = ApplyPlan(
            delivered, into: table, source: source, current: current, findings: run.judged, safety: safety)
        let placement = UnitPlacement(
            table: table, locale: delivered.locale, folderName: project.folderName(for: delivered.locale),
            source: source)
        parts.append(Part(plan: plan, placement: placement, current: current))
    }
}

extension Project {
    fileprivate func table(named name: String, in folder: String) -> StringTable? {
        tables.first { $0.name == name && PathName.normalized($0.folder) == PathName.normalized(folder) }
    }

    /// What the project calls the folder of a locale: `zh_CN` where that is its habit.
    fileprivate func folderName(for locale: String) -> String {
        tables.flatMap(\.files).first { $0.locale == locale }?.folderName ?? locale
    }
}

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

    /// - Parameters:
    ///   - request: the check that the delivery must pass; its source is where the delivery goes.
    ///   - project: what is at that place.
    /// - Throws: when a file of the delivery or of the project cannot be read.
    init(
        _ request: CheckRequest, of project: Project, safety: FormatSafety, in workplace: Workplace
    ) throws(CommandFailure) {
        try project.requireSoundConfiguration()
        var request = request
        request.source = request.source.map(project.source(behind:))
        let run = try CheckRun(request, in: workplace)
        let existing = CheckedTableReader(workplace: workplace).tables(of: project)
        // What cannot be read would be taken for absent, and be added a second time.
        if let failure = (existing.failures + run.failures).first { throw CommandFailure(.input, failure) }
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
    /// What a delivery for a place is judged against: the table in the development language for a table in another one,
    /// the project's folder for that of a locale.
    fileprivate func source(behind path: String) -> String {
        if PathName.fileExtension(of: path) == "lproj" { return root }
        let path = PathName.normalized(path)
        let table = tables.first { $0.paths.map(PathName.normalized).contains(path) }
        return table?.paths(for: developmentLanguage.tag).first ?? path
    }

    fileprivate func table(named name: String, in folder: String) -> StringTable? {
        tables.first { $0.name == name && PathName.normalized($0.folder) == PathName.normalized(folder) }
    }

    /// What the project calls the folder of a locale: `zh_CN` where that is its habit.
    fileprivate func folderName(for locale: String) -> String {
        tables.flatMap(\.files).first { $0.locale == locale }?.folderName ?? locale
    }
}

import AXExtract
import AXFormats
import AXModel
import AXSource

/// Everything that `localize` would change in a project.
struct LocalizePlan {
    /// The places that are rewritten, by file and place.
    private(set) var places: [LocalizedPlace] = []
    private(set) var skipped: [SkippedPlace] = []
    /// The sources first, then the tables.
    private(set) var changes: [FileChange] = []
    /// Sources that could not be read.
    let failures: [String]
    /// The files of the places as they were.
    private(set) var files: [String: SourceFile] = [:]
    /// Languages that have no entry for the new plurals yet.
    private(set) var waiting: [String] = []

    private let request: LocalizeRequest
    private let project: Project
    private let currentFolder: String

    init(_ request: LocalizeRequest, of project: Project, in workplace: Workplace) throws(CommandFailure) {
        self.request = request
        self.project = project
        currentFolder = workplace.files.currentFolder
        try Self.requireTable(request, of: project)
        let tables = SourceTables(project, in: workplace)
        let extraction = ProjectExtraction(
            project, allStrings: true, near: Self.callNames, findsUses: true,
            findsSites: { [request] in request.selection.contains($0) }, tables: tables.known,
            in: workplace.files)
        failures = project.failures.map(\.description) + extraction.failures
        files = Dictionary(extraction.facts.map { ($0.file.path, $0.file) }) { first, _ in first }
        var desk = RewritingDesk(
            request, project, extraction, tables, StringBundles(project, in: workplace.files),
            currentFolder: currentFolder)
        desk.tests = TestedTexts(extraction.facts.map(\.file))
        desk.isFilledByXcode = Set(
            tables.files.filter { $0.parsed.value.extractedKeys != nil }.map(\.file.path))
        let suppressions = SuppressionIndex(
            extraction.suppressions + tables.suppressions + project.configuration.suppressions)
        for (path, sites) in sites(of: extraction, without: suppressions) {
            guard let file = files[path] else {
                skipped += sites.map {
                    SkippedPlace(site: $0, reason: "the file isn't one of the project's source files")
                }
                continue
            }
            let result = desk.rewrite(file, sites)
            places += result.places
            skipped += result.skipped
            if let change = result.change { changes.append(change) }
        }
        changes += try additions(tables, extraction, in: workplace)
        if places.contains(where: { $0.message.isPlural && $0.target.catalog == nil }) {
            waiting = Set(places.filter(\.message.isPlural).flatMap(\.target.otherLocales)).sorted()
        }
    }

    /// What stands where strings are localized, and hardly elsewhere. Files without any show no habit and no use of a key that
    /// counts.
    private static let callNames = [
        "ocalizedString", "localized:", "ocalize(", "ocalized(", ".localized)", ".localized,", ".localized ",
        ".localized\n", "bundle:",
    ]

    /// A table or language that the user names has to be there; else each place would say the same.
    private static func requireTable(_ request: LocalizeRequest, of project: Project) throws(CommandFailure) {
        let isThere = project.tables.contains { table in
            (request.table == nil || table.name == request.table)
                && (!table.catalogs.isEmpty || table.path(for: request.language) != nil)
        }
        if isThere || request.table == nil && request.language == project.developmentLanguage.tag { return }
        let table = request.table.map { " “\(PathName.printable($0))”" } ?? ""
        throw CommandFailure(
            .usage, "the project has no table\(table) with strings in \(PathName.printable(request.language))")
    }

    /// The places of the selected sources, by the file that changes, in the order of the sources.
    private func sites(
        of extraction: ProjectExtraction, without suppressions: SuppressionIndex
    ) -> [(path: String, sites: [LocalizableSite])] {
        let found = extraction.facts.compactMap { extraction.sites[$0.file.path] }
        var order: [String] = []
        var byPath: [String: [LocalizableSite]] = [:]
        var seen: Set<SitePlace> = []
        for site in found.flatMap({ $0 }) where isWanted(site, suppressions) {
            guard seen.insert(SitePlace(path: site.path, span: site.span)).inserted else { continue }
            if byPath[site.path] == nil { order.append(site.path) }
            byPath[site.path, default: []].append(site)
        }
        return order.map { path in (path, (byPath[path] ?? []).sorted { $0.span < $1.span }) }
    }

    /// A constant that several places speak is rewritten once.
    private struct SitePlace: Hashable {
        let path: String
        let span: Span
    }

    /// What the configuration does not want to hear of stays, and so does what somebody suppresses.
    private func isWanted(_ site: LocalizableSite, _ suppressions: SuppressionIndex) -> Bool {
        let location = RuleLocation(site.rule, in: site.occurrence.path, at: site.occurrence.span)
        return project.isOn(location) && !suppressions.covers(site.occurrence.key, at: location)
    }

    /// The tables with the new entries.
    private func additions(
        _ tables: SourceTables, _ extraction: ProjectExtraction, in workplace: Workplace
    ) throws(CommandFailure) -> [FileChange] {
        let macros = Set(MacroNames.names(of: project, in: workplace.files))
        var texts: [StringKey: String] = [:]
        for unit in tables.catalogs.flatMap(\.units) {
            if case .plain(let text) = unit.text { texts[unit.key] = text.string }
        }
        var order: [String] = []
        var byPath: [String: [LocalizedPlace]] = [:]
        for place in places where place.isNew {
            guard let path = place.message.isPlural ? place.target.pluralPath : place.target.plainPath else { continue }
            if byPath[path] == nil { order.append(path) }
            byPath[path, default: []].append(place)
        }
        var changes: [FileChange] = []
        for path in order {
            guard let places = byPath[path], let target = places.first?.target else { continue }
            let additions = EntryAdditions(
                path: path, target: target, places: places, texts: texts, macros: macros)
            changes.append(try additions.change(in: workplace))
        }
        return changes
    }
}

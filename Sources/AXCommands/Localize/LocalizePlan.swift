import AXExtract
import AXFormats
import AXModel
import AXSource

/// All changes that `localize` makes to a project.
struct LocalizePlan {
    /// The strings that are rewritten, sorted by file and span.
    private(set) var rewritten: [RewrittenString] = []
    private(set) var skipped: [SkippedString] = []
    /// The changes, those to source files first and then those to strings files.
    private(set) var changes: [FileChange] = []
    /// Messages about files and folders that couldn't be read.
    let failures: [String]
    /// The contents of the source files before the changes, by path.
    private(set) var files: [String: SourceFile] = [:]
    /// The languages in which the new plurals have no forms yet.
    private(set) var waiting: [String] = []
    /// Whether the tables still contain keys whose strings are now forms of a plural.
    private(set) var keepsOldKeys = false

    private let request: LocalizeRequest
    private let project: Project
    private let currentFolder: String

    init(_ request: LocalizeRequest, of project: Project, in environment: CommandEnvironment) throws(CommandFailure) {
        self.request = request
        self.project = project
        currentFolder = environment.files.currentFolder
        try Self.requireTable(request, of: project)
        let tables = SourceTables(project, in: environment)
        let extraction = ProjectExtraction(
            project, allStrings: true, near: Self.callNames, findsUses: true,
            findsSites: { [request] in request.selection.contains($0) }, tables: tables.known,
            in: environment.files)
        failures = project.failures.map(\.description) + extraction.failures
        files = Dictionary(extraction.facts.map { ($0.file.path, $0.file) }) { first, _ in first }
        var localizer = SourceLocalizer(
            request, project, extraction, tables, StringBundles(project, in: environment.files),
            in: environment.files)
        let suppressions = SuppressionIndex(
            extraction.suppressions + tables.suppressions + project.configuration.suppressions)
        for (path, sites) in sites(of: extraction, without: suppressions) {
            guard let file = files[path] else {
                skipped += sites.map {
                    SkippedString(site: $0, reason: "the file isn't one of the project's source files")
                }
                continue
            }
            let result = localizer.rewrite(file, sites)
            rewritten += result.rewritten
            skipped += result.skipped
            if let change = result.change { changes.append(change) }
        }
        keepsOldKeys = rewritten.contains { string in
            string.message.isPlural && string.site.occurrence.tableKey.map(tables.known.holds) == true
        }
        changes += try additions(tables, extraction, in: environment)
        if rewritten.contains(where: { $0.message.isPlural && $0.target.catalog == nil }) {
            waiting = Set(rewritten.filter(\.message.isPlural).flatMap(\.target.otherLocales)).sorted()
        }
    }

    /// The folders of Swift packages.
    var packages: [String] {
        project.manifests.filter { PathName.name(of: $0) == KnownFiles.package }.map(PathName.parent)
    }

    /// A prefilter for calls that localize strings. A file without any of these words uses no keys, and doesn't show
    /// which style of call the project prefers.
    private static let callNames = [
        "ocalizedString", "localized:", "ocalize(", "ocalized(", ".localized)", ".localized,", ".localized ",
        ".localized\n", "bundle:",
    ]

    /// - Throws: an error if the user specified a table or language that doesn't exist, because one error is clearer
    ///   than the same reason for each string.
    private static func requireTable(_ request: LocalizeRequest, of project: Project) throws(CommandFailure) {
        let exists = project.tables.contains { table in
            (request.table == nil || table.name == request.table)
                && (!table.catalogs.isEmpty || table.path(for: request.language) != nil)
        }
        if exists || request.table == nil && request.language == project.developmentLanguage.tag { return }
        let table = request.table.map { " “\(PathName.printable($0))”" } ?? ""
        throw CommandFailure(
            .usage, "the project has no table\(table) with strings in \(PathName.printable(request.language))")
    }

    /// The localizable strings in the selected source files, grouped by the file to change.
    private func sites(
        of extraction: ProjectExtraction, without suppressions: SuppressionIndex
    ) -> [(path: String, sites: [LocalizableSite])] {
        let found = extraction.facts.compactMap { extraction.sites[$0.file.path] }
        var order: [String] = []
        var byPath: [String: [LocalizableSite]] = [:]
        var seen: Set<SiteID> = []
        for site in found.flatMap({ $0 }) where isWanted(site, suppressions) {
            guard seen.insert(SiteID(path: site.path, span: site.span)).inserted else { continue }
            if byPath[site.path] == nil { order.append(site.path) }
            byPath[site.path, default: []].append(site)
        }
        return order.map { path in (path, (byPath[path] ?? []).sorted { $0.span < $1.span }) }
    }

    /// Identifies a string in the sources. Several calls can use the same constant, which is rewritten only once.
    private struct SiteID: Hashable {
        let path: String
        let span: Span
    }

    /// Whether the string isn't excluded by the configuration or by a suppression.
    private func isWanted(_ site: LocalizableSite, _ suppressions: SuppressionIndex) -> Bool {
        let location = RuleLocation(site.rule, in: site.occurrence.path, at: site.occurrence.span)
        return project.isOn(location) && !suppressions.covers(site.occurrence.key, at: location)
    }

    /// The changes that add the new entries.
    private func additions(
        _ tables: SourceTables, _ extraction: ProjectExtraction, in environment: CommandEnvironment
    ) throws(CommandFailure) -> [FileChange] {
        let macros = Set(MacroNames.names(of: project, in: environment.files))
        var texts: [StringKey: String] = [:]
        for unit in tables.catalogs.flatMap(\.units) {
            if case .plain(let text) = unit.text { texts[unit.key] = text.string }
        }
        var order: [String] = []
        var byPath: [String: [RewrittenString]] = [:]
        for string in rewritten where string.isNew {
            let target = string.target
            guard let path = string.message.isPlural ? target.pluralPath : target.plainPath else { continue }
            if byPath[path] == nil { order.append(path) }
            byPath[path, default: []].append(string)
        }
        var changes: [FileChange] = []
        for path in order {
            guard let strings = byPath[path], let target = strings.first?.target else { continue }
            let additions = EntryAdditions(
                path: path, target: target, rewritten: strings, texts: texts, macros: macros)
            changes.append(try additions.change(in: environment))
        }
        return changes
    }
}

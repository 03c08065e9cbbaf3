import AXModel
import AXSource

/// The tables of a check as they were before a change.
struct FormerTables {
    private(set) var catalogs: [Catalog]

    /// - Parameters:
    ///   - before: what was where something has changed.
    ///   - project: what is there now; its configuration counts for what was there too.
    init(
        _ before: [String: OverlaidEntry], _ request: CheckRequest, of project: Project, in workplace: Workplace
    ) throws(CommandFailure) {
        let settings = [request.configuration].compactMap { $0 }.map {
            PathName.absolute($0, from: workplace.files.currentFolder)
        }
        let old = workplace.overlaid(
            by: before.filter { PathName.name(of: $0.key) != Configuration.fileName && !settings.contains($0.key) })
        let tables = try Self.tables(request, in: old)
        catalogs = tables.catalogs
        let known = Set(tables.files.map { PathName.absolute($0.table.file.path, from: old.files.currentFolder) })
        let gone = before.keys.filter { path in
            KnownFiles.holdsTexts(path) && !known.contains(path)
                && ((try? workplace.files.entryInfo(path)) ?? nil) == nil
        }
        var alone = CheckedTables()
        let reader = CheckedTableReader(workplace: old)
        for path in gone.sorted() {
            catalogs += reader.read(path, Self.locale(of: path, project), PathName.stem(of: path), &alone)
        }
    }

    /// What the same check would have read; nothing where what it is asked about did not exist.
    private static func tables(_ request: CheckRequest, in old: Workplace) throws(CommandFailure) -> CheckedTables {
        func isThere(_ path: String) -> Bool {
            path == ReadTable.input || ((try? old.files.info(path)) ?? nil) != nil
        }
        var former = request
        former.paths = request.paths.filter(isThere)
        guard former.paths.isEmpty == request.paths.isEmpty, request.source.map(isThere) ?? true else {
            return CheckedTables()
        }
        return try CheckSubject(former, in: old).tables
    }

    /// The locale that a file's place names; nil for one that names its own.
    private static func locale(of path: String, _ project: Project) -> String? {
        let language = project.developmentLanguage.tag
        let kind = PathName.fileExtension(of: path)
        if kind == KnownFiles.catalog || KnownFiles.exchange.contains(kind) { return nil }
        guard let folder = StringTable.localizationFolder(of: path) else { return language }
        return LocaleName.tag(ofFolder: folder).map(project.configuration.canonicalLocale) ?? language
    }
}

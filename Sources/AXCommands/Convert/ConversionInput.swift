import AXFormats
import AXModel
import AXSource

/// What a conversion reads: each table in all the locales that were asked for.
struct ConversionInput {
    private(set) var sets: [CatalogSet] = []
    /// What could not be read.
    private(set) var failures: [String] = []
    private let reader: CheckedTableReader

    /// - Parameters:
    ///   - paths: files and folders; none for the project in the current folder.
    ///   - locales: the locales to convert; empty for all. The source is always kept: every format is read beside it.
    init(
        _ paths: [String], locales: [String], _ finder: ProjectFinder, in workplace: Workplace
    ) throws(CommandFailure) {
        reader = CheckedTableReader(workplace: workplace)
        let exchanged = paths.filter { KnownFiles.exchange.contains(PathName.fileExtension(of: $0)) }
        let others = paths.filter { !exchanged.contains($0) }
        if exchanged.isEmpty || !others.isEmpty { try addProject(at: others, finder) }
        for path in exchanged { try addExchanged(path) }
        guard !locales.isEmpty else { return }
        sets = sets.map { set in
            var set = set
            set.catalogs.removeAll { $0.locale != set.sourceLanguage && !locales.contains($0.locale) }
            return set
        }
    }

    private mutating func addProject(at paths: [String], _ finder: ProjectFinder) throws(CommandFailure) {
        let project = try finder.project(at: paths)
        try project.requireSoundConfiguration()
        let tables = reader.tables(of: project)
        failures += tables.failures
        let language = project.developmentLanguage.tag
        let grouped = tables.groups.map { ($0.source.table, [$0.source] + $0.translations) }
        let alone = Dictionary(grouping: tables.alone, by: \.table).sorted { $0.key < $1.key }
        sets += (grouped + alone.map { ($0.key, $0.value) }).map { table, catalogs in
            CatalogSet(sourceLanguage: language, table: table, catalogs: catalogs)
        }
    }

    /// A file that names its tables and languages itself.
    private mutating func addExchanged(_ path: String) throws(CommandFailure) {
        var tables = CheckedTables()
        let catalogs = reader.read(path, nil, PathName.stem(of: path), &tables)
        failures += tables.failures
        let language = tables.files.first?.table.parsed.value.sourceLanguage ?? "en"
        for (table, catalogs) in Dictionary(grouping: catalogs, by: \.table).sorted(by: { $0.key < $1.key }) {
            sets.append(CatalogSet(sourceLanguage: language, table: table, catalogs: catalogs))
        }
    }
}

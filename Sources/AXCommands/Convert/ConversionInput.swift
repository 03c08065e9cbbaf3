import AXExtract
import AXFormats
import AXModel
import AXSource

/// The input of a conversion: each table in all requested locales.
struct ConversionInput {
    private(set) var sets: [CatalogSet] = []
    /// The name of the project for translators' tools.
    private(set) var projectName = "project"
    /// The locales that the input contains, including those that aren't converted.
    private(set) var locales: Set<String> = []
    /// Messages about files that couldn't be read, don't load, or have invalid lines.
    private(set) var failures: [String] = []

    /// Creates the input from the strings of a delivery that was checked.
    init(_ delivery: CheckInput) {
        failures = delivery.failures
        sets = delivery.tables.groups.map { group in
            CatalogSet(
                sourceLanguage: group.source.locale, table: group.source.table,
                catalogs: [group.source] + group.translations)
        }
    }

    /// - Parameters:
    ///   - paths: files and folders; if empty, the project in the current folder.
    ///   - locales: the locales to convert; if empty, all. The source strings are always kept, because every format
    ///     needs them.
    ///   - packsNew: whether to add the strings that are only in the code, and an empty catalog for each locale that a
    ///     table doesn't have yet.
    init(
        _ paths: [String], locales: [String], packsNew: Bool, _ finder: ProjectFinder,
        in environment: CommandEnvironment
    ) throws(CommandFailure) {
        let reader = CheckedTableReader(environment: environment)
        let exchanged = paths.filter { KnownFiles.exchange.contains(PathName.fileExtension(of: $0)) }
        let others = paths.filter { !exchanged.contains($0) }
        if exchanged.isEmpty || !others.isEmpty {
            let project = try addProject(at: others, finder, reader)
            // When Xcode exports a project for translators, it includes the strings in the code as well.
            if packsNew { addStringsOfCode(in: project, environment) }
        }
        for path in exchanged { addExchanged(path, reader) }
        // Xcode writes an entry for the empty key, but there is nothing in it to translate.
        for set in sets.indices {
            for index in sets[set].catalogs.indices {
                sets[set].catalogs[index].units.removeAll(where: \.key.bytes.isEmpty)
            }
        }
        self.locales = Set(sets.flatMap { $0.catalogs.map(\.locale) })
        if !locales.isEmpty {
            for index in sets.indices {
                let language = sets[index].sourceLanguage
                sets[index].catalogs.removeAll { $0.locale != language && !locales.contains($0.locale) }
            }
        }
        if packsNew { addEmptyCatalogs(for: locales.isEmpty ? translatedLocales : locales) }
    }

    /// The locales that at least one table has.
    private var translatedLocales: [String] {
        Set(sets.flatMap { set in set.catalogs.map(\.locale).filter { $0 != set.sourceLanguage } }).sorted()
    }

    /// Adds an empty catalog for each locale that a table with source strings doesn't have yet.
    private mutating func addEmptyCatalogs(for locales: [String]) {
        for index in sets.indices where sets[index].source != nil {
            let present = Set(sets[index].catalogs.map(\.locale))
            sets[index].catalogs += locales.filter { !present.contains($0) }.map {
                Catalog(path: "", locale: $0, table: sets[index].table, units: [])
            }
        }
    }

    /// Removes the tables that have no file with source strings, because a translator has nothing to translate from,
    /// and translations of them couldn't be applied. If no table has source strings, all tables are kept.
    /// - Returns: a remark about the removed tables; nil if none were removed.
    mutating func removeTablesWithoutSource() -> String? {
        let without = sets.filter { $0.source == nil }
        guard !without.isEmpty, without.count < sets.count, let language = sets.first?.sourceLanguage else {
            return nil
        }
        sets.removeAll { $0.source == nil }
        let names = Set(without.map(\.table)).sorted()
        let list = names.prefix(3).map { "“\(PathName.printable($0))”" }.joined(separator: ", ")
        let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
        return "tables skipped because they have no source strings in “\(language)”: \(list)\(rest)"
    }

    /// Adds the source strings that are only in the code. A table whose file with source strings is empty gets all its
    /// strings from the code; any other table gets only those that its translations contain. The code is read only if
    /// source strings are missing.
    private mutating func addStringsOfCode(in project: Project, _ environment: CommandEnvironment) {
        let lacking = Set(sets.flatMap(\.keysLackedBySource))
        let empty = Set(sets.filter(\.isWithoutSource).map(\.table))
        guard !empty.isEmpty || KeyPrefilter.mayName(lacking, in: project, environment.files) else { return }
        let near = empty.isEmpty ? KeyPrefilter.literals(of: lacking) : nil
        let extraction = ProjectExtraction(project, allStrings: true, near: near, in: environment.files)
        let strings = extraction.strings(lackedByTablesOf: project, in: environment)
        for (set, table) in sets.map(\.table).enumerated() {
            guard let units = strings[table],
                let source = sets[set].catalogs.firstIndex(where: { $0.locale == sets[set].sourceLanguage })
            else { continue }
            // A `.stringsdict` file can contain only plurals. Other strings belong in the strings file next to it.
            let file = sets[set].catalogs[source].path
            let isOfPlurals = PathName.fileExtension(of: file) == "stringsdict"
            let keys = Set(sets[set].keysLackedBySource)
            let takesAll = sets[set].isWithoutSource && sets.firstIndex { $0.table == table } == set
            let wanted = takesAll ? units : units.filter { keys.contains($0.key) }
            sets[set].catalogs[source].units += wanted.map { unit in
                var unit = unit
                unit.path = isOfPlurals ? PathName.join(PathName.parent(of: file), table + ".strings") : nil
                return unit
            }
        }
    }

    /// Appends the notes from the sidecar files of catalogs to the comments of their units.
    mutating func addRoleNotes(in environment: CommandEnvironment) {
        var known: [String: SidecarNotes] = [:]
        for path in Set(sets.flatMap(\.catalogs).map(\.path))
        where KnownFiles.catalog == PathName.fileExtension(of: path) {
            guard let notes = SidecarNotes(beside: path, in: environment) else { continue }
            known[path] = notes
            failures += notes.errors
        }
        for set in sets.indices {
            for index in sets[set].catalogs.indices {
                let catalog = sets[set].catalogs[index]
                if let notes = known[catalog.path] {
                    sets[set].catalogs[index].units = catalog.units.map(notes.added(to:))
                }
            }
        }
    }

    private mutating func addProject(
        at paths: [String], _ finder: ProjectFinder, _ reader: CheckedTableReader
    ) throws(CommandFailure) -> Project {
        let project = try finder.project(at: paths)
        try project.requireValidConfiguration()
        let tables = reader.tables(of: project)
        failures += tables.failures + tables.unloadable
        projectName = PathName.name(of: PathName.absolute(project.root, from: finder.files.currentFolder))
        // The language of a file outside `.lproj` folders is unknown. Convert such a file only if the user specified
        // it.
        let named = Set(paths.map(PathName.normalized))
        let loose = Set(project.looseTables).filter { !named.contains(PathName.normalized($0)) }
        let language = project.developmentLanguage.tag
        let grouped = tables.groups.map { ($0.source.table, [$0.source] + $0.translations) }
        let alone = Dictionary(grouping: tables.alone.filter { !loose.contains($0.path) }, by: \.table).sorted {
            $0.key < $1.key
        }
        sets += (grouped + alone.map { ($0.key, $0.value) }).map { table, catalogs in
            CatalogSet(sourceLanguage: language, table: table, catalogs: catalogs)
        }
        return project
    }

    /// Adds a file that specifies its tables and languages itself.
    private mutating func addExchanged(_ path: String, _ reader: CheckedTableReader) {
        var tables = CheckedTables()
        let catalogs = reader.read(path, nil, PathName.stem(of: path), &tables).joined
        failures += tables.failures + tables.unloadable
        let language = tables.files.first?.table.parsed.value.sourceLanguage ?? "en"
        // Several targets can each have a table with the same name.
        let byTable = Dictionary(grouping: catalogs) { ($0.origin?.folders ?? []) + [$0.table] }
        for (_, catalogs) in byTable.sorted(by: {
            ($0.value[0].table, $0.key.joined(separator: "/")) < ($1.value[0].table, $1.key.joined(separator: "/"))
        }) {
            sets.append(CatalogSet(sourceLanguage: language, table: catalogs[0].table, catalogs: catalogs))
        }
    }
}

extension CheckedTables {
    /// Messages about files that the runtime doesn't load. Their strings are converted nevertheless.
    fileprivate var unloadable: [String] {
        files.filter { $0.table.parsed.value.status != .ok && !$0.isEmptyTable }.map {
            "\(PathName.printable($0.table.file.path)): the file doesn't load, so strings may be missing; "
                + "run `check` to see why"
        }
    }
}

extension CatalogSet {
    /// Whether the file with the source strings is empty. False if the table is empty in all languages, because such a
    /// table isn't used.
    fileprivate var isWithoutSource: Bool {
        guard let source, source.units.allSatisfy(\.key.bytes.isEmpty) else { return false }
        return catalogs.count == 1 || !catalogs.allSatisfy { $0.units.allSatisfy(\.key.bytes.isEmpty) }
    }

    /// The keys that a translation contains, but not the file with the source strings. The empty key is omitted,
    /// because some tools write it only as a placeholder.
    fileprivate var keysLackedBySource: [StringKey] {
        guard let source else { return [] }
        let keys = Set(source.units.map(\.key))
        return catalogs.flatMap { $0.units.map(\.key).filter { !$0.bytes.isEmpty && !keys.contains($0) } }
    }
}

/// The tool's notes about the keys in a catalog, from the catalog's sidecar file.
struct SidecarNotes {
    private var notes: [StringKey: [String]] = [:]
    /// Messages about invalid lines in the file, one line each.
    private(set) var errors: [String] = []

    /// Reads the sidecar file of a catalog; nil if it can't be read.
    init?(beside catalog: String, in environment: CommandEnvironment) {
        let path = RoleSidecar.path(beside: catalog)
        guard let raw = try? environment.files.read(path) else { return nil }
        let file = SourceFile(path: path, raw: raw)
        let parsed = RolesFile.parse(file)
        for row in parsed.value {
            guard let key = row.tableKey, case .note(let note)? = row.remark else { continue }
            notes[key, default: []].append(note)
        }
        let lines = LineTable(file.text)
        errors = parsed.diagnostics.map { error in
            let line = lines.position(of: error.span.start).line
            return "\(PathName.printable(path)):\(line): \(PathName.printable(error.message))"
        }
    }

    func added(to unit: Unit) -> Unit {
        guard let notes = notes[unit.key] else { return unit }
        return unit.commented(TranslatorComment(unit.comment, notes: notes).text)
    }
}

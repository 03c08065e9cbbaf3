import AXFormats
import AXModel
import AXSource

/// Reads the tables of a project that a check is about.
struct CheckedTableReader {
    let workplace: Workplace
    var ahead = TablesAhead()

    /// The tables of a project that the user's paths select. A translation brings its source along, and a source its
    /// translations; what is reported is selected later.
    /// - Parameter locale: The locale of files whose path names none; nil for the development language.
    func tables(of project: Project, locale: String? = nil) -> CheckedTables {
        let language = project.developmentLanguage.tag
        let selected = project.tables.filter { $0.paths.contains(where: project.selection.contains) }
        var reader = self
        reader.ahead = TablesAhead(selected.flatMap { wanted($0, language, project) }, in: workplace)
        return reader.readTables(of: project, locale)
    }

    private func readTables(of project: Project, _ locale: String?) -> CheckedTables {
        var tables = CheckedTables()
        tables.failures = project.failures.map(\.description)
        let language = project.developmentLanguage.tag
        for table in project.tables where table.paths.contains(where: project.selection.contains) {
            add(table, language, project, to: &tables)
        }
        tables.missing = missing(in: tables.groups)
        for path in project.looseTables {
            let catalogs = read(path, locale ?? language, PathName.stem(of: path), &tables)
            if locale == nil {
                tables.alone += catalogs
            } else {
                tables.groups += catalogs.map { CheckedGroup(source: $0) }
            }
        }
        return tables
    }

    private func add(_ table: StringTable, _ language: String, _ project: Project, to tables: inout CheckedTables) {
        var group = CheckedGroup(source: Catalog(path: "", locale: language, table: table.name, units: []))
        for wanted in wanted(table, language, project) {
            group.translations += read(wanted.path, wanted.locale, wanted.name, &tables)
            if let locale = wanted.locale, tables.isUnread(wanted.path) { group.unread.insert(locale) }
        }
        group = group.joined
        guard let index = group.translations.firstIndex(where: { $0.locale == language }) else {
            tables.alone += group.translations
            if !group.translations.isEmpty, !group.unread.contains(language) {
                tables.remarks.append(
                    "\(PathName.printable(PathName.join(table.folder, table.name))): translations weren't "
                        + "compared with the source strings because no strings file in the development language "
                        + "“\(language)” was found"
                )
            }
            return
        }
        let source = group.translations.remove(at: index)
        tables.groups.append(
            CheckedGroup(
                source: source, folder: table.folder, translations: group.translations, unread: group.unread))
    }

    /// The files of a table that are read.
    private func wanted(_ table: StringTable, _ language: String, _ project: Project) -> [TablesAhead.Wanted] {
        let isWhole = table.paths(for: language).contains(where: project.selection.contains)
        let files = table.files.filter { file in
            file.locale != LocaleName.base
                && (isWhole || file.locale == language || project.selection.contains(file.path))
        }
        return files.map { TablesAhead.Wanted(path: $0.path, locale: $0.locale, name: table.name) }
            + table.catalogs.map { TablesAhead.Wanted(path: $0, locale: nil, name: table.name) }
    }

    /// Locales that other tables have, and a table does not have at all.
    private func missing(in groups: [CheckedGroup]) -> [Delivery.Missing] {
        let locales = Set(groups.flatMap(\.translations).map(\.locale)).sorted()
        return groups.flatMap { group in
            locales.filter { locale in
                !group.unread.contains(locale) && !group.translations.contains { $0.locale == locale }
            }
            .map { Delivery.Missing(table: group.source.table, source: group.source.path, locale: $0) }
        }
    }

    /// The catalogs of a file; none when it cannot be read, which is noted.
    /// - Parameter locale: what the file's place names; nil for a file that names its own locales.
    func read(_ path: String, _ locale: String?, _ name: String, _ tables: inout CheckedTables) -> [Catalog] {
        let wanted = TablesAhead.Wanted(path: path, locale: locale, name: name)
        do throws(CommandFailure) {
            let read = try outcome(wanted)
            tables.files.append(CheckedFile(table: read.table, locale: locale))
            return read.catalogs
        } catch {
            tables.failures.append(error.message)
            return []
        }
    }

    private func outcome(_ wanted: TablesAhead.Wanted) throws(CommandFailure) -> TablesAhead.Read {
        if let outcome = ahead[wanted] { return try outcome.get() }
        return TablesAhead.Read(try ReadTable(wanted.path, in: workplace), for: wanted)
    }
}

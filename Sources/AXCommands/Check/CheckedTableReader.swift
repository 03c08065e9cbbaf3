import AXFormats
import AXModel
import AXSource

/// Reads the tables of a project that a check is about.
struct CheckedTableReader {
    let workplace: Workplace

    /// The tables of a project that the user's paths select. A translation brings its source along, and a source its
    /// translations; what is reported is selected later.
    func tables(of project: Project) -> CheckedTables {
        var tables = CheckedTables()
        tables.failures = project.failures.map(\.description)
        let language = project.developmentLanguage.tag
        for table in project.tables where table.paths.contains(where: project.selection.contains) {
            add(table, language, project, to: &tables)
        }
        tables.missing = missing(in: tables.groups)
        for path in project.looseTables {
            tables.alone += read(path, language, PathName.stem(of: path), &tables)
        }
        return tables
    }

    private func add(_ table: StringTable, _ language: String, _ project: Project, to tables: inout CheckedTables) {
        var group = CheckedGroup(source: Catalog(path: "", locale: language, table: table.name, units: []))
        let isWhole = table.paths(for: language).contains(where: project.selection.contains)
        for file in table.files where file.locale != LocaleName.base {
            guard isWhole || file.locale == language || project.selection.contains(file.path) else { continue }
            for catalog in read(file.path, file.locale, table.name, &tables) { group.add(catalog) }
        }
        for path in table.catalogs {
            for catalog in read(path, nil, table.name, &tables) { group.add(catalog) }
        }
        guard let index = group.translations.firstIndex(where: { $0.locale == language }) else {
            tables.alone += group.translations
            if !group.translations.isEmpty {
                tables.remarks.append(
                    "\(PathName.printable(PathName.join(table.folder, table.name))): no table in the development "
                        + "language “\(language)”; --source names one")
            }
            return
        }
        let source = group.translations.remove(at: index)
        tables.groups.append(CheckedGroup(source: source, folder: table.folder, translations: group.translations))
    }

    /// Locales that other tables have, and a table does not have at all.
    private func missing(in groups: [CheckedGroup]) -> [Delivery.Missing] {
        let locales = Set(groups.flatMap(\.translations).map(\.locale)).sorted()
        return groups.flatMap { group in
            locales.filter { locale in !group.translations.contains { $0.locale == locale } }
                .map { Delivery.Missing(table: group.source.table, source: group.source.path, locale: $0) }
        }
    }

    /// The catalogs of a file; none when it cannot be read, which is noted.
    /// - Parameter locale: what the file's place names; nil for a file that names its own locales.
    func read(_ path: String, _ locale: String?, _ name: String, _ tables: inout CheckedTables) -> [Catalog] {
        do throws(CommandFailure) {
            let table = try ReadTable(path, in: workplace)
            tables.files.append(CheckedFile(table: table, locale: locale))
            return table.parsed.value.catalogs(locale: locale ?? "", table: name)
        } catch {
            tables.failures.append(error.message)
            return []
        }
    }
}

import AXFormats
import AXModel
import AXSource

/// A file to be judged, with the locale and table that its place names.
struct CheckedFile: Sendable {
    let table: ReadTable
    let locale: String
    let name: String

    /// The units, without roles yet.
    var catalog: Catalog {
        let catalogs = table.parsed.value.catalogs(locale: locale, table: name)
        return catalogs.first ?? Catalog(path: table.file.path, locale: locale, table: name, units: [])
    }

    /// What is wrong with the file itself.
    var fileFindings: [Diagnostic] {
        table.parsed.diagnostics.map { finding in
            var finding = finding
            finding.locale = locale
            return finding
        }
    }
}

/// A string table in the development language with its translations.
struct CheckedGroup: Sendable {
    let source: CheckedFile
    var translations: [CheckedFile]
}

/// All that a check looks at.
struct CheckedTables: Sendable {
    var groups: [CheckedGroup] = []
    /// Files that are judged by themselves: nothing to compare them with was found.
    var alone: [CheckedFile] = []
    /// Tables of which a delivered locale has no file.
    var missing: [Delivery.Missing] = []
    /// Why something was left out, a line each.
    var remarks: [String] = []
    /// What could not be read.
    var failures: [String] = []
}

/// Reads the tables of a check.
struct CheckedTableReader {
    let workplace: Workplace

    /// The tables of a project that the user's paths select. A translation brings its source along, and a source its
    /// translations; what is reported is selected later.
    func tables(of project: Project) -> CheckedTables {
        var tables = CheckedTables()
        tables.failures = project.failures.map(\.description)
        let language = project.developmentLanguage.tag
        for table in project.tables where table.files.contains(where: { project.selection.contains($0.path) }) {
            add(table, language, project, to: &tables)
        }
        for path in project.looseTables {
            if let file = read(path, language, PathName.stem(of: path), &tables) { tables.alone.append(file) }
        }
        return tables
    }

    private func add(_ table: StringTable, _ language: String, _ project: Project, to tables: inout CheckedTables) {
        let selected = table.files.filter {
            $0.locale == language || project.selection.contains($0.path)
                || table.path(for: language).map(project.selection.contains) == true
        }
        var files = selected.filter { $0.locale != LocaleName.base }.compactMap {
            read($0.path, $0.locale, table.name, &tables)
        }
        guard let index = files.firstIndex(where: { $0.locale == language }) else {
            tables.alone += files
            if !files.isEmpty {
                tables.remarks.append(
                    "\(PathName.printable(PathName.join(table.folder, table.name))): no table in the development "
                        + "language “\(language)”; --source names one")
            }
            return
        }
        let source = files.remove(at: index)
        tables.groups.append(CheckedGroup(source: source, translations: files))
    }

    /// The files of deliveries with the source tables that they belong to.
    func tables(of deliveries: [Delivery], source: DeliverySource) -> CheckedTables {
        var tables = CheckedTables()
        var groups: [String: CheckedGroup] = [:]
        for delivery in deliveries {
            tables.failures += delivery.failures.map(\.description)
            tables.missing += delivery.missing
            tables.remarks += delivery.unmatched.map { "\(PathName.printable($0.path)): not judged, \($0.reason)" }
            for pair in delivery.pairs {
                guard let file = read(pair.target, pair.locale, pair.table, &tables) else { continue }
                if groups[pair.source] == nil {
                    let language = source.language ?? "en"
                    guard let own = read(pair.source, language, pair.table, &tables) else { continue }
                    groups[pair.source] = CheckedGroup(source: own, translations: [])
                }
                groups[pair.source]?.translations.append(file)
            }
        }
        tables.groups = groups.sorted { $0.key < $1.key }.map(\.value)
        return tables
    }

    private func read(
        _ path: String, _ locale: String, _ name: String, _ tables: inout CheckedTables
    ) -> CheckedFile? {
        do throws(CommandFailure) {
            return CheckedFile(table: try ReadTable(path, in: workplace), locale: locale, name: name)
        } catch {
            tables.failures.append(error.message)
            return nil
        }
    }
}

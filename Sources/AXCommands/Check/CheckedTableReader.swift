import AXFormats
import AXModel
import AXSource

/// Reads the strings files to check.
struct CheckedTableReader {
    struct Request: Hashable, Sendable {
        let path: String
        /// The locale that the file's path specifies; nil for a file that specifies its locales itself.
        let locale: String?
        let name: String
    }

    let environment: CommandEnvironment
    private var prefetched: [Request: Result<CheckedFile, CommandFailure>]

    /// - Parameter known: files that have already been read and haven't changed.
    init(environment: CommandEnvironment, known: [CheckedFile] = []) {
        self.environment = environment
        prefetched = Dictionary(
            known.map { (Request(path: $0.table.file.path, locale: $0.locale, name: $0.name), .success($0)) }
        ) { $1 }
    }

    /// Reads and parses files in parallel, so that ``read(_:_:_:_:)`` finds them in memory.
    mutating func prefetch(_ requests: [Request]) {
        let requests = requests.filter { $0.path != ParsedStringsFile.input && prefetched[$0] == nil }
        environment.progress?.begin("Reading strings files", total: requests.count)
        let files = requests.concurrentMap { [environment] request -> Result<CheckedFile, CommandFailure> in
            defer { environment.progress?.advance() }
            return Result { () throws(CommandFailure) in try Self.file(for: request, in: environment) }
        }
        prefetched.merge(zip(requests, files)) { $1 }
    }

    /// The tables of a project that the user's paths select. Translations are read together with their source, and a
    /// source together with its translations; later steps select the findings to report.
    /// - Parameter locale: the locale of files whose path doesn't contain one; nil for the development language.
    func tables(of project: Project, locale: String? = nil) -> CheckedTables {
        let language = project.developmentLanguage.tag
        let selected = project.tables.filter { $0.paths.contains(where: project.selection.contains) }
        var reader = self
        reader.prefetch(selected.flatMap { requests(for: $0, language, project) })
        var tables = CheckedTables()
        tables.failures = project.failures.map(\.description)
        for table in selected { reader.add(table, language, project, to: &tables) }
        tables.missing = missing(in: tables.groups)
        for path in project.looseTables {
            let catalogs = reader.read(path, locale ?? language, PathName.stem(of: path), &tables)
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
        for request in requests(for: table, language, project) {
            group.translations += read(request.path, request.locale, request.name, &tables)
            if let locale = request.locale, tables.isUnread(request.path) { group.unread.insert(locale) }
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
        let base = baseStrings(of: table, language, &tables)
        let source = group.translations.remove(at: index).completed(by: base, for: group.translations)
        tables.groups.append(
            CheckedGroup(source: source, folder: table.folder, translations: group.translations, unread: group.unread))
    }

    /// The strings of a table in the folder `Base.lproj`.
    private func baseStrings(
        of table: StringTable, _ language: String, _ tables: inout CheckedTables
    ) -> [Catalog] {
        table.files.filter { $0.locale == LocaleName.base }.flatMap { read($0.path, language, table.name, &tables) }
    }

    private func requests(for table: StringTable, _ language: String, _ project: Project) -> [Request] {
        let isWhole = table.paths(for: language).contains(where: project.selection.contains)
        let files = table.files.filter { file in
            file.locale != LocaleName.base
                && (isWhole || file.locale == language || project.selection.contains(file.path))
        }
        return files.map { Request(path: $0.path, locale: $0.locale, name: table.name) }
            + table.catalogs.map { Request(path: $0, locale: nil, name: table.name) }
    }

    /// The locales that each table lacks but other tables have.
    private func missing(in groups: [CheckedGroup]) -> [Delivery.Missing] {
        let own = groups.filter { !$0.isOfSettings }
        // Ignore catalogs that contain only the empty key, which Xcode creates for regions of the development language.
        let filled = own.flatMap(\.translations).filter {
            $0.units.isEmpty || $0.units.contains { !$0.key.bytes.isEmpty }
        }
        let locales = Set(filled.map(\.locale)).sorted()
        return own.flatMap { group in
            locales.filter { locale in
                !group.unread.contains(locale) && !group.translations.contains { $0.locale == locale }
            }
            .map { Delivery.Missing(table: group.source.table, source: group.source.path, locale: $0) }
        }
    }

    /// The catalogs of a file. If the file can't be read, returns none and adds the error to the failures of `tables`.
    /// - Parameter locale: the locale that the file's path specifies; nil for a file that specifies its locales itself.
    func read(_ path: String, _ locale: String?, _ name: String, _ tables: inout CheckedTables) -> [Catalog] {
        let request = Request(path: path, locale: locale, name: name)
        do throws(CommandFailure) {
            let file =
                if let result = prefetched[request] {
                    try result.get()
                } else {
                    try Self.file(for: request, in: environment)
                }
            tables.files.append(file)
            return file.catalogs
        } catch {
            tables.failures.append(error.message)
            return []
        }
    }

    private static func file(for request: Request, in environment: CommandEnvironment) throws(CommandFailure)
        -> CheckedFile
    {
        let table = try ParsedStringsFile(request.path, in: environment)
        let catalogs = table.parsed.value.catalogs(locale: request.locale ?? "", table: request.name)
        return CheckedFile(table: table, locale: request.locale, name: request.name, catalogs: catalogs)
    }
}

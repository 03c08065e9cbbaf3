/// What a delivery is judged against: the string tables of the development language.
struct DeliverySource: Sendable {
    struct Table: Hashable, Sendable {
        let name: String
        /// The table's files in the development language: one, or two where a `.stringsdict` overlays a `.strings` file.
        let paths: [String]
        /// The folder in which the `.lproj` folders are.
        let folder: String
        /// The table's files in the other languages.
        var translations: [TableFile] = []

        /// The files that hold a language: its own, and those of all languages.
        func paths(for locale: String) -> [String] {
            translations.filter { $0.locale == locale }.map(\.path)
                + paths.filter { PathName.fileExtension(of: $0) == KnownFiles.catalog }
        }

        /// The first file, by which messages name the table.
        var path: String { paths.first ?? name }
    }

    let tables: [Table]
    /// The language tag of the tables; nil for a single file whose place does not say it.
    let language: String?
    /// Whether the user named one file: then a single delivered file belongs to it whatever its name.
    let isSingleFile: Bool
    let configuration: Configuration
    /// What could not be looked at, so that a table of it may be missing here.
    let failures: [FileError]

    /// The tables of a project's development language.
    init(_ project: Project) {
        let language = project.developmentLanguage.tag
        tables = project.tables.compactMap { table in
            let paths = table.paths(for: language)
            let translations = table.files.filter { $0.locale != language }
            return paths.isEmpty
                ? nil : Table(name: table.name, paths: paths, folder: table.folder, translations: translations)
        }
        self.language = language
        isSingleFile = false
        configuration = project.configuration
        failures = project.failures
    }

    private init(tables: [Table], language: String?, isSingleFile: Bool, in project: Project) {
        self.tables = tables
        self.language = language
        self.isSingleFile = isSingleFile
        configuration = project.configuration
        failures = project.failures
    }

    /// No tables at all, for files that hold their source texts themselves.
    static func none(in project: Project) -> DeliverySource {
        DeliverySource(tables: [], language: nil, isSingleFile: false, in: project)
    }

    /// What `--source` names: a file, an `.lproj` folder, or a folder that is searched like a project.
    static func named(_ path: String, _ finder: ProjectFinder) throws(CommandFailure) -> DeliverySource {
        let project = try finder.project(at: [path])
        if (try? finder.files.info(path))?.kind == .file {
            let table = Table(name: PathName.stem(of: path), paths: [path], folder: project.root)
            return DeliverySource(
                tables: [table], language: locale(of: path, project), isSingleFile: true, in: project)
        }
        if PathName.fileExtension(of: path) == "lproj" {
            let tables = project.tables.compactMap { table -> Table? in
                let paths = table.paths.filter(project.selection.contains)
                return paths.isEmpty ? nil : Table(name: table.name, paths: paths, folder: table.folder)
            }
            let language = tables.first.flatMap { locale(of: $0.path, project) }
            return DeliverySource(
                tables: tables, language: language, isSingleFile: false, in: project)
        }
        return DeliverySource(project)
    }

    /// The locale of a file by its place; a base file is in the development language, and so is what a catalog holds.
    private static func locale(of path: String, _ project: Project) -> String? {
        if PathName.fileExtension(of: path) == KnownFiles.catalog { return project.developmentLanguage.tag }
        guard let folder = StringTable.localizationFolder(of: path) else { return nil }
        guard let tag = LocaleName.tag(ofFolder: folder) else { return project.developmentLanguage.tag }
        return project.configuration.canonicalLocale(tag)
    }
}

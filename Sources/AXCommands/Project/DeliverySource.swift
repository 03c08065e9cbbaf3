/// The string tables in the development language that a delivery is compared with.
struct DeliverySource: Sendable {
    struct Table: Hashable, Sendable {
        let name: String
        /// The files in the development language. There can be several, such as a `.stringsdict` file that overlays a
        /// `.strings` file.
        let paths: [String]
        /// The folder that contains the `.lproj` folders or, for a file outside such a folder, the file.
        let folder: String
        /// The files in other languages.
        var translations: [TableFile] = []

        /// The files with strings in a locale, including string catalogs.
        func paths(for locale: String) -> [String] {
            translations.filter { $0.locale == locale }.map(\.path)
                + paths.filter { PathName.fileExtension(of: $0) == KnownFiles.catalog }
        }

        /// The first file, which identifies the table in messages.
        var path: String { paths.first ?? name }
    }

    let tables: [Table]
    /// A language tag; nil if the language is unknown, as for a single file whose path doesn't contain a locale.
    let language: String?
    /// Whether the user specified a file. All delivered files then belong to it, regardless of their names.
    let isSingleFile: Bool
    let configuration: Configuration
    /// Errors about files and folders that couldn't be read, so that tables may be missing.
    let failures: [FileError]

    init(_ project: Project) {
        let language = project.developmentLanguage.tag
        let tables = project.tables.compactMap { table -> Table? in
            let paths = table.paths(for: language)
            let translations = table.files.filter { $0.locale != language }
            return paths.isEmpty
                ? nil : Table(name: table.name, paths: paths, folder: table.folder, translations: translations)
        }
        self.init(tables: tables, language: language, in: project)
    }

    private init(tables: [Table], language: String?, isSingleFile: Bool = false, in project: Project) {
        self.tables = tables
        self.language = language
        self.isSingleFile = isSingleFile
        configuration = project.configuration
        failures = project.failures
    }

    /// A source without tables, for files that contain their own source strings.
    static func none(in project: Project) -> DeliverySource {
        DeliverySource(tables: [], language: nil, in: project)
    }

    /// The source for the value of `--source`: a file, an `.lproj` folder, or a folder that is searched like a project.
    static func named(_ path: String, _ finder: ProjectFinder) throws(CommandFailure) -> DeliverySource {
        let project = try finder.project(at: [path])
        if (try? finder.files.info(path))?.kind == .file {
            let table = Table(name: PathName.stem(of: path), paths: [path], folder: project.root)
            return DeliverySource(tables: [table], language: locale(of: path, project), isSingleFile: true, in: project)
        }
        if PathName.fileExtension(of: path) == "lproj" {
            let tables = project.tables.compactMap { table -> Table? in
                let paths = table.paths.filter(project.selection.contains)
                return paths.isEmpty ? nil : Table(name: table.name, paths: paths, folder: table.folder)
            }
            let language = tables.first.flatMap { locale(of: $0.path, project) }
            return DeliverySource(tables: tables, language: language, in: project)
        }
        return DeliverySource(project)
    }

    /// The source without the files of a delivery, which may be in the project's folder. If no table remains, the
    /// source is returned unchanged.
    /// - Parameter paths: the delivered files and folders.
    func without(_ paths: [String], in currentFolder: String) -> DeliverySource {
        let delivered = PathSelection(paths, currentFolder: currentFolder)
        let own = tables.compactMap { table -> Table? in
            let paths = table.paths.filter { !delivered.contains($0) }
            let translations = table.translations.filter { !delivered.contains($0.path) }
            return paths.isEmpty
                ? nil : Table(name: table.name, paths: paths, folder: table.folder, translations: translations)
        }
        return own.isEmpty || own == tables ? self : DeliverySource(self, tables: own)
    }

    private init(_ other: DeliverySource, tables: [Table]) {
        self.tables = tables
        (language, isSingleFile) = (other.language, other.isSingleFile)
        (configuration, failures) = (other.configuration, other.failures)
    }

    /// The locale that the path of a file specifies; nil if it doesn't specify one. Base files, and the source strings
    /// of catalogs, are in the development language.
    private static func locale(of path: String, _ project: Project) -> String? {
        if PathName.fileExtension(of: path) == KnownFiles.catalog { return project.developmentLanguage.tag }
        guard let folder = StringTable.localizationFolder(of: path) else { return nil }
        guard let tag = LocaleName.tag(ofFolder: folder) else { return project.developmentLanguage.tag }
        return project.configuration.canonicalLocale(tag)
    }
}

/// Finds source tables by name and folder. A name can be ambiguous: in a large project, hundreds of modules can each
/// have a table named `Localizable`.
struct NamedTables: Sendable {
    /// The source tables that a delivered file may belong to.
    struct Match: Sendable {
        var count = 0
        /// The first few of these tables, in the order of the source.
        var examples: [DeliverySource.Table] = []

        mutating func add(_ table: DeliverySource.Table) {
            count += 1
            if examples.count < 3 { examples.append(table) }
        }
    }

    /// The tables with the same name whose folders end with the same components.
    private struct Node: Sendable {
        var children: [String: Int] = [:]
        var match = Match()
    }

    private var nodes: [Node] = []
    private var roots: [String: Int] = [:]

    init(_ tables: [DeliverySource.Table], from currentFolder: String) {
        for table in tables {
            var node = roots[table.name] ?? nodes.count
            if node == nodes.count { nodes.append(Node()) }
            roots[table.name] = node
            nodes[node].match.add(table)
            let folder = PathName.absolute(table.folder, from: currentFolder)
            for name in PathName.components(of: folder).reversed() {
                let next = nodes[node].children[name] ?? nodes.count
                if next == nodes.count { nodes.append(Node()) }
                nodes[node].children[name] = next
                nodes[next].match.add(table)
                node = next
            }
        }
    }

    /// Finds the tables with a name. If there are several, the result contains only those whose folders have the
    /// longest common ending with `folder`.
    /// - Parameter folder: the components of a path.
    func match(_ name: String, in folder: [String]) -> Match {
        guard var node = roots[name] else { return Match() }
        if nodes[node].match.count == 1 { return nodes[node].match }
        for name in folder.reversed() {
            guard let next = nodes[node].children[name] else { break }
            node = next
        }
        return nodes[node].match
    }
}

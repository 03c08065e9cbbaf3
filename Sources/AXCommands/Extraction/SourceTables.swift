import AXExtract
import AXFormats
import AXModel
import AXSource

/// The tables of a project in the development language, with their files.
struct SourceTables: Sendable {
    /// What the rules about source code are told.
    let known: ProjectTables
    let catalogs: [Catalog]
    /// The files that the catalogs were read from.
    let files: [ReadTable]

    /// Tables that cannot be read are left out; whoever judges tables tells about them.
    init(_ project: Project, in workplace: Workplace) {
        let language = project.developmentLanguage.tag
        var catalogs: [Catalog] = []
        var files: [ReadTable] = []
        for table in project.tables {
            let own = Set(table.paths(for: language) + table.paths(for: LocaleName.base)).sorted()
            for path in own {
                guard let read = try? ReadTable(path, in: workplace) else { continue }
                files.append(read)
                catalogs += read.parsed.value.catalogs(locale: language, table: table.name)
                    .filter { $0.locale == language }
            }
            guard own.isEmpty, let other = table.files.first, let read = try? ReadTable(other.path, in: workplace)
            else { continue }
            catalogs += read.parsed.value.catalogs(locale: other.locale, table: table.name)
        }
        self.catalogs = catalogs
        self.files = files
        known = ProjectTables(catalogs, language: language, locales: Self.translations(project, language))
    }

    private static func translations(_ project: Project, _ language: String) -> [String: Set<String>] {
        project.tables.reduce(into: [:]) { locales, table in
            let tags = Set(table.files.map(\.locale)).subtracting([language, LocaleName.base])
            locales[table.name, default: []].formUnion(tags)
        }
    }
}

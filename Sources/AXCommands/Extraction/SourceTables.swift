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
            var hasTexts = false
            for path in own {
                guard let read = try? ReadTable(path, in: workplace) else { continue }
                files.append(read)
                let found = read.parsed.value.catalogs(locale: language, table: table.name)
                    .filter { $0.locale == language }
                // Plurals cannot have their texts in the code.
                let isOverlay = PathName.fileExtension(of: path) == "stringsdict"
                if !isOverlay, found.contains(where: { !$0.units.isEmpty }) { hasTexts = true }
                catalogs += found
            }
            if !hasTexts { catalogs += Self.translated(table, besides: own, in: workplace) }
        }
        self.catalogs = catalogs
        self.files = files
        known = ProjectTables(catalogs, language: language, locales: Self.translations(project, language))
    }

    /// The first translation of a table whose texts in the development language stand in the code: it has none in that
    /// language, or an empty file that only Xcode asks for.
    private static func translated(
        _ table: StringTable, besides own: [String], in workplace: Workplace
    ) -> [Catalog] {
        let others = table.files.filter { !own.contains($0.path) }
        return others.lazy.compactMap { file -> [Catalog]? in
            let read = try? ReadTable(file.path, in: workplace)
            let catalogs = read?.parsed.value.catalogs(locale: file.locale, table: table.name) ?? []
            return catalogs.allSatisfy(\.units.isEmpty) ? nil : catalogs
        }.first ?? []
    }

    private static func translations(_ project: Project, _ language: String) -> [String: Set<String>] {
        project.tables.reduce(into: [:]) { locales, table in
            let tags = Set(table.files.map(\.locale)).subtracting([language, LocaleName.base])
            locales[table.name, default: []].formUnion(tags)
        }
    }
}

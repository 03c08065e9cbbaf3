import AXModel
import AXSource

/// The table of a project that new entries go to.
struct TargetTable: Hashable {
    let table: StringTable
    let language: String

    /// The nearest table of this name; nil if none has strings in the language. The tables of a module serve only its
    /// own sources.
    init?(
        _ name: String, near path: String, of project: Project, _ bundles: StringBundles, language: String,
        currentFolder: String
    ) {
        let source = PathName.components(of: PathName.absolute(path, from: currentFolder))
        let tables = project.tables.filter { table in
            table.name == name && (!table.catalogs.isEmpty || table.path(for: language) != nil)
        }
        let owner = bundles.module(of: path)
        let own = tables.filter { bundles.owner(of: $0) == owner }
        let shared = tables.filter { bundles.owner(of: $0) == nil }
        let nearest = (own.isEmpty ? shared.isEmpty ? tables : shared : own).max { left, right in
            let own = Self.shared(left, source, currentFolder)
            let other = Self.shared(right, source, currentFolder)
            // Of equally near ones the first.
            return own < other
        }
        guard let nearest else { return nil }
        table = nearest
        self.language = language
    }

    /// How many folders the paths have in common.
    private static func shared(_ table: StringTable, _ source: [String], _ currentFolder: String) -> Int {
        let folder = PathName.components(of: PathName.absolute(table.folder, from: currentFolder))
        return zip(folder, source).prefix { $0 == $1 }.count
    }

    var catalog: String? { table.catalogs.first }

    /// The file for texts without plural forms.
    var plainPath: String? { catalog ?? path("strings") }

    /// The file for texts with plural forms; it may have to be made.
    var pluralPath: String? {
        if let path = catalog ?? path("stringsdict") { return path }
        return table.path(for: language).map {
            PathName.join(PathName.parent(of: $0), table.name + ".stringsdict")
        }
    }

    /// The files with texts of the language.
    var paths: [String] { table.paths(for: language) }

    /// The other languages of the table's files; those of a catalog are in it.
    var otherLocales: [String] {
        Set(table.files.map(\.locale)).subtracting([language, LocaleName.base]).sorted()
    }

    private func path(_ kind: String) -> String? {
        table.files.first { $0.locale == language && PathName.fileExtension(of: $0.path) == kind }?.path
    }
}

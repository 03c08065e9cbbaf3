import AXModel
import AXSource

/// The table to which the new entries are added.
struct TargetTable: Hashable {
    let table: StringTable
    let language: String

    /// Finds the nearest table with this name; nil if none of these tables is a string catalog or has strings in the
    /// language. Tables of the source file's module take precedence, then tables that belong to no module, then those
    /// of other modules.
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
        // If several tables are equally near, `max` returns the first.
        let nearest = (own.isEmpty ? shared.isEmpty ? tables : shared : own).max { left, right in
            Self.sharedFolders(left, source, currentFolder) < Self.sharedFolders(right, source, currentFolder)
        }
        guard let nearest else { return nil }
        table = nearest
        self.language = language
    }

    /// The number of folders that the paths have in common.
    private static func sharedFolders(_ table: StringTable, _ source: [String], _ currentFolder: String) -> Int {
        let folder = PathName.components(of: PathName.absolute(table.folder, from: currentFolder))
        return zip(folder, source).prefix { $0 == $1 }.count
    }

    var catalog: String? { table.catalogs.first }

    /// The file for strings without plural forms.
    var plainPath: String? { catalog ?? path("strings") }

    /// The file for strings with plural forms. The file may not exist yet.
    var pluralPath: String? {
        if let path = catalog ?? path("stringsdict") { return path }
        return table.path(for: language).map {
            PathName.join(PathName.parent(of: $0), table.name + ".stringsdict")
        }
    }

    /// The files with strings in the language.
    var paths: [String] { table.paths(for: language) }

    /// The other languages that have separate files. Languages in string catalogs are omitted.
    var otherLocales: [String] {
        Set(table.files.map(\.locale)).subtracting([language, LocaleName.base]).sorted()
    }

    private func path(_ kind: String) -> String? {
        table.files.first { $0.locale == language && PathName.fileExtension(of: $0.path) == kind }?.path
    }
}

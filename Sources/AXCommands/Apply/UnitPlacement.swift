import AXModel
import AXSource

/// Chooses the file of a table to which a unit is written.
struct UnitPlacement: Sendable {
    let table: StringTable
    let locale: String
    /// The name, without `.lproj`, of the folder to use if the table doesn't have a file for the locale yet.
    let folderName: String
    let source: Catalog
    /// The path of the file with the source string, by key.
    private let sourcePaths: [StringKey: String]

    init(table: StringTable, locale: String, folderName: String, source: Catalog) {
        self.table = table
        self.locale = locale
        self.folderName = folderName
        self.source = source
        // Only tables that have a string catalog need the paths.
        sourcePaths =
            table.catalogs.isEmpty ? [:] : Dictionary(source.units.map { ($0.key, $0.path ?? source.path) }) { $1 }
    }

    /// - Parameter current: the unit to replace, if any. A unit that doesn't belong in the catalog stays in the same
    ///   file if that file's format can contain its strings.
    func path(for unit: Unit, current: Unit?, in catalog: Catalog?) -> String {
        if let catalogPath = table.catalogs.first, isInCatalog(unit) { return catalogPath }
        let kind = unit.onlyText != nil ? "strings" : "stringsdict"
        if let current, let path = current.path ?? catalog?.path, PathName.fileExtension(of: path) == kind {
            return path
        }
        let existing = table.files.first { $0.locale == locale && PathName.fileExtension(of: $0.path) == kind }
        return existing?.path ?? PathName.join(table.folder, "\(folderName).lproj/\(table.name).\(kind)")
    }

    /// Whether the unit belongs in the catalog because its source string is there. A unit without a source string
    /// belongs in the catalog only if the table has no other files.
    private func isInCatalog(_ unit: Unit) -> Bool {
        sourcePaths[unit.key].map { PathName.fileExtension(of: $0) == KnownFiles.catalog } ?? table.files.isEmpty
    }
}

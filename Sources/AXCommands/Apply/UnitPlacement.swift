import AXModel
import AXSource

/// Chooses the file of a table for a unit of a locale.
struct UnitPlacement: Sendable {
    let table: StringTable
    let locale: String
    /// The name of the locale's `.lproj` folder, if the table has none yet.
    let folderName: String
    let source: Catalog
    /// The file with the source string of each key.
    private let sourcePaths: [StringKey: String]

    init(table: StringTable, locale: String, folderName: String, source: Catalog) {
        self.table = table
        self.locale = locale
        self.folderName = folderName
        self.source = source
        // Only tables with a string catalog need the paths.
        sourcePaths =
            table.catalogs.isEmpty ? [:] : Dictionary(source.units.map { ($0.key, $0.path ?? source.path) }) { $1 }
    }

    /// - Parameter current: the unit to replace. It keeps its file if that file can hold the new strings.
    func path(for unit: Unit, current: Unit?, in catalog: Catalog?) -> String {
        if let catalogPath = table.catalogs.first, isInCatalog(unit) { return catalogPath }
        let kind = unit.onlyText != nil ? "strings" : "stringsdict"
        if let current, let path = current.path ?? catalog?.path, PathName.fileExtension(of: path) == kind {
            return path
        }
        let existing = table.files.first { $0.locale == locale && PathName.fileExtension(of: $0.path) == kind }
        return existing?.path ?? PathName.join(table.folder, "\(folderName).lproj/\(table.name).\(kind)")
    }

    /// A unit goes into the file that holds its source string. If no file of the project does, it goes into the catalog
    /// if there is one.
    private func isInCatalog(_ unit: Unit) -> Bool {
        sourcePaths[unit.key].map { PathName.fileExtension(of: $0) == KnownFiles.catalog } ?? table.files.isEmpty
    }
}

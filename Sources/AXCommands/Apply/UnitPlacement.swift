import AXModel
import AXSource

/// Which file of a table holds a unit of a locale.
struct UnitPlacement: Sendable {
    let table: StringTable
    let locale: String
    /// The name of the locale's `.lproj` folder, where the table has none yet.
    let folderName: String
    let source: Catalog
    /// Where the source of each key is.
    private let sourcePaths: [StringKey: String]

    init(table: StringTable, locale: String, folderName: String, source: Catalog) {
        self.table = table
        self.locale = locale
        self.folderName = folderName
        self.source = source
        // Only a table with a catalog asks.
        sourcePaths =
            table.catalogs.isEmpty ? [:] : Dictionary(source.units.map { ($0.key, $0.path ?? source.path) }) { $1 }
    }

    /// - Parameter current: the unit that is to be replaced, which keeps its file where that can hold the new texts.
    func path(for unit: Unit, current: Unit?, in catalog: Catalog?) -> String {
        if let catalogPath = table.catalogs.first, isInCatalog(unit) { return catalogPath }
        let kind = unit.isPlain ? "strings" : "stringsdict"
        if let current, let path = current.path ?? catalog?.path, PathName.fileExtension(of: path) == kind {
            return path
        }
        let existing = table.files.first { $0.locale == locale && PathName.fileExtension(of: $0.path) == kind }
        return existing?.path ?? PathName.join(table.folder, "\(folderName).lproj/\(table.name).\(kind)")
    }

    /// A unit goes where its source is; one that has no source file in the project, into the catalog if there is one.
    private func isInCatalog(_ unit: Unit) -> Bool {
        sourcePaths[unit.key].map { PathName.fileExtension(of: $0) == KnownFiles.catalog } ?? table.files.isEmpty
    }
}

extension Unit {
    /// Whether the unit has one text, as a `.strings` file holds it.
    var isPlain: Bool {
        if case .plain = text { substitutions.isEmpty } else { false }
    }
}

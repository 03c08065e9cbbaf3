/// The units of one table in one locale, as one file holds them.
public struct Catalog: Sendable {
    /// The file.
    public let path: String
    /// A language tag, or the name of the `.lproj` folder.
    public let locale: String
    /// The table's name: the file name without its extension.
    public let table: String
    /// The table as an exchange file names it; nil for a file of the project, which is known by its path.
    public var origin: TableOrigin?
    /// In file order. A key may stand more than once; the last one is what users hear.
    public var units: [Unit]

    public init(path: String, locale: String, table: String, origin: TableOrigin? = nil, units: [Unit]) {
        self.path = path
        self.locale = locale
        self.table = table
        self.origin = origin
        self.units = units
    }

    /// The catalog under another name for its locale.
    package func renamed(to locale: String) -> Catalog {
        Catalog(path: path, locale: locale, table: table, origin: origin, units: units)
    }

    /// Every file that a unit of the catalog stands in.
    public var paths: Set<String> { Set(units.compactMap(\.path)).union([path]) }
}

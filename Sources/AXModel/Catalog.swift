/// The units of one table in one locale, as one file holds them.
public struct Catalog: Sendable {
    /// The file.
    public let path: String
    /// A language tag, or the name of the `.lproj` folder.
    public let locale: String
    /// The table's name: the file name without its extension.
    public let table: String
    /// In file order. A key may stand more than once; the last one is what users hear.
    public var units: [Unit]

    public init(path: String, locale: String, table: String, units: [Unit]) {
        self.path = path
        self.locale = locale
        self.table = table
        self.units = units
    }
}

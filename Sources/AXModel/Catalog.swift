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

    /// The catalog under another name for its locale.
    package func renamed(to locale: String) -> Catalog {
        Catalog(path: path, locale: locale, table: table, units: units)
    }

    /// The catalog with the units of `other` over its own: where both have a key, the other's counts, as that of a
    /// `.stringsdict` does over a string table's (CFBundle).
    public func overlaid(by other: Catalog) -> Catalog {
        var result = self
        let keys = Set(other.units.map(\.key))
        result.units.removeAll { keys.contains($0.key) }
        result.units += other.units.map { unit in
            var unit = unit
            unit.path = unit.path ?? (other.path == path ? nil : other.path)
            return unit
        }
        return result
    }

    /// Every file that a unit of the catalog stands in.
    public var paths: Set<String> { Set(units.compactMap(\.path)).union([path]) }
}

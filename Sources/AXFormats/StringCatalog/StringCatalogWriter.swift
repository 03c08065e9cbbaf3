public import AXModel
import AXSource

/// Writes a table in all its locales as one string catalog, in the bytes that Xcode would write.
public struct StringCatalogWriter: CatalogWriter {
    public let id = "xcstrings"
    public let hasXcodesComments = true

    public init() {}

    public func write(_ set: CatalogSet) -> WrittenCatalogs {
        var entries = StringCatalogEntries(set)
        for catalog in set.catalogs { entries.add(catalog) }
        let text = Self.text(sourceLanguage: set.sourceLanguage, strings: entries.value)
        let file = WrittenCatalogs.File(path: set.table + ".xcstrings", bytes: Array(text.utf8))
        return WrittenCatalogs(files: [file], losses: entries.losses)
    }

    /// The text of a whole catalog.
    /// - Parameter strings: the object `strings`, in any order.
    static func text(sourceLanguage: String, strings: JSONValue) -> String {
        let root = JSONValue.object([
            "sourceLanguage": .text(sourceLanguage), "strings": strings, "version": .text("1.0"),
        ])
        return JSONLayout.xcode.text(of: root.inCatalogOrder)
    }
}

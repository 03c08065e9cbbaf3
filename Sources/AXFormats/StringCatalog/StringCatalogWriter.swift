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
        // Only catalogs of version 1.1 and later say that a comment was generated (461 public catalogs).
        let version = entries.hasGeneratedComments ? "1.1" : "1.0"
        let text = Self.text(sourceLanguage: set.sourceLanguage, strings: entries.value, version: version)
        let file = WrittenCatalogs.File(path: set.table + ".xcstrings", bytes: Array(text.utf8))
        return WrittenCatalogs(files: [file], losses: entries.losses)
    }

    /// The text of a whole catalog.
    /// - Parameter strings: the object `strings`, in any order.
    static func text(sourceLanguage: String, strings: JSONValue, version: String = "1.0") -> String {
        let root = JSONValue.object([
            "sourceLanguage": .text(sourceLanguage), "strings": strings, "version": .text(version),
        ])
        return JSONLayout.xcode.text(of: root.inCatalogOrder)
    }
}

public import AXModel
import AXSource

/// Writes a table in all its locales as one string catalog, in the bytes that Xcode would write.
public struct StringCatalogWriter: CatalogWriter {
    public let id = "xcstrings"

    public init() {}

    public func write(_ set: CatalogSet) -> WrittenCatalogs {
        var entries = StringCatalogEntries(set)
        for catalog in set.catalogs { entries.add(catalog) }
        let root = JSONValue.object([
            "sourceLanguage": .text(set.sourceLanguage), "strings": entries.value, "version": .text("1.0"),
        ])
        let text = JSONLayout.xcode.text(of: root.inCatalogOrder)
        let file = WrittenCatalogs.File(path: set.table + ".xcstrings", bytes: Array(text.utf8))
        return WrittenCatalogs(files: [file], losses: entries.losses)
    }
}

import AXScan
import AXSource

/// Writes a catalog as Xcode does: members in its order, two spaces for each level, `" : "`, an empty object on three
/// lines, slashes bare, LF as line end.
enum CanonicalStringCatalog {
    /// Xcode writes no line end at the end of the file; one that is there stays, as the newest versions keep it.
    static func text(of document: StringCatalogDocument) -> String {
        guard let root = document.tree.root else { return "" }
        let text = JSONLayout.xcode.text(of: JSONValue(document.tree, root).inCatalogOrder)
        return document.file.text.last == 0x0A ? text + "\n" : text
    }
}

import AXScan

/// Writes a catalog as Xcode does: members in its order, two spaces for each level, `" : "`, an empty object on three
/// lines, slashes bare, LF as line end.
enum CanonicalStringCatalog {
    /// Xcode writes no line end at the end of the file; one that is there stays, as the newest versions keep it.
    static func text(of tree: JSONTree) -> String {
        guard let root = tree.root else { return "" }
        let text = JSONLayout.xcode.text(of: JSONValue(tree, root).inCatalogOrder)
        return tree.text.last == 0x0A ? text + "\n" : text
    }
}

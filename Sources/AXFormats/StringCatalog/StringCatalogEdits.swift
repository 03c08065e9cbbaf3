package import AXModel
package import AXSource

extension StringCatalogDocument {
    package func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit] { [] }
}

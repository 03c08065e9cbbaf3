/// What a localized call says besides its values.
package struct LocalizedWording: Hashable, Sendable {
    package let key: String
    /// The table's name; nil for the default table.
    package let table: String?
    /// The expression of the bundle; nil for the app's own.
    package let bundle: String?
    package let comment: String
    /// Whether the call holds the text, so that it is spoken where a table lacks the key.
    package let showsText: Bool

    package init(key: String, table: String?, bundle: String?, comment: String, showsText: Bool) {
        self.key = key
        self.table = table
        self.bundle = bundle
        self.comment = comment
        self.showsText = showsText
    }
}

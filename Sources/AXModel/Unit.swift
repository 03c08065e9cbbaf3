public import AXSource

/// One translation unit: a key with its text in one locale.
public struct Unit: Hashable, Sendable {
    public let key: StringKey
    /// What the file says to translators about this unit.
    public let comment: String?
    public let text: Variation
    /// What the string is for, as far as it is known.
    public var roles: Set<AccessibilityRole>
    /// The whole entry in its file.
    public let span: Span
    /// The key in its file.
    public let keySpan: Span

    public init(
        key: StringKey, comment: String? = nil, text: Variation, roles: Set<AccessibilityRole> = [], span: Span,
        keySpan: Span
    ) {
        self.key = key
        self.comment = comment
        self.text = text
        self.roles = roles
        self.span = span
        self.keySpan = keySpan
    }
}

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

public import AXSource

/// A key of one of the project's string tables.
public struct TableKey: Hashable, Sendable {
    /// The table's name, such as `Localizable`.
    public let table: String
    public let key: StringKey
    /// The file that holds the table's texts in the development language.
    public let path: String
    /// Where the key stands in the file.
    public let span: Span
    /// The line of the key, 1-based.
    public let line: Int

    public init(table: String, key: StringKey, path: String, span: Span, line: Int) {
        self.table = table
        self.key = key
        self.path = path
        self.span = span
        self.line = line
    }
}

/// One table in all its locales: what a conversion reads and writes.
public struct CatalogSet: Sendable {
    /// The language that the app is developed in.
    public let sourceLanguage: String
    /// The table's name, such as `Localizable`.
    public let table: String
    /// One for each locale, that of the source language among them where the files hold it.
    public var catalogs: [Catalog]

    public init(sourceLanguage: String, table: String, catalogs: [Catalog]) {
        self.sourceLanguage = sourceLanguage
        self.table = table
        self.catalogs = catalogs
    }

    /// The texts of the source language; nil where no file holds them.
    public var source: Catalog? { catalogs.first { $0.locale == sourceLanguage } }
}

enum ExtractedTableFormats {
    /// All formats, in the order in which the help lists them.
    static let all: [any ExtractedTableFormat] = [
        GenstringsFormat(), NewCatalogFormat(), ExchangeFormat(), CompilerStringsFormat(),
    ]

    static func named(_ name: String) -> (any ExtractedTableFormat)? {
        all.first { $0.name == name }
    }
}

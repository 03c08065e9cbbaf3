public import AXSource

/// The file formats, in the order in which they are tried.
public enum Formats {
    public static let all: [any FileFormat] = [
        StringsFormat(), StringsdictFormat(), StringCatalogFormat(), XLIFFFormat(),
    ]

    /// What `convert` can write, in the order in which its help lists them.
    public static let writers: [any CatalogWriter] = [
        StringsWriter(), StringCatalogWriter(), XLIFFWriter(),
    ]

    /// The format of a file by its extension, without the dot.
    public static func format(forExtension name: String) -> (any FileFormat)? {
        all.first { $0.extensions.contains(name.lowercased()) }
    }

    /// The pages of all that parsing can report, each once: formats that report the same share its page.
    public static var pages: [RulePage] {
        all.flatMap(\.pages).uniqued(on: \.id)
    }
}

package import AXSource

/// The file formats that can be read, and those that `convert` can write.
package enum Formats {
    /// The formats that can be read. A file has the first format that lists its extension.
    package static let all: [any FileFormat] = [
        StringsFormat(), StringsdictFormat(), StringCatalogFormat(), XLIFFFormat(),
    ]

    /// The formats that `convert` can write, in the order in which its help lists them.
    package static let writers: [any CatalogWriter] = [
        StringsWriter(), StringCatalogWriter(), XLIFFWriter(),
    ]

    /// The format for a file name extension without the dot; nil if there isn't one.
    package static func format(forExtension name: String) -> (any FileFormat)? {
        all.first { $0.extensions.contains(name.lowercased()) }
    }

    /// The pages of all findings that parsing can report, each only once, although formats share pages.
    package static var pages: [RulePage] {
        all.flatMap(\.pages).uniqued(on: \.id)
    }
}

import AXModel
import AXScan
package import AXSource

/// A parsed file that can be put together again from the pieces that its scanner cut it into.
package protocol LosslessFile: StringsFile {
    /// The pieces of the file's text, in order and without a gap.
    var pieces: [Span] { get }

    /// The file by parts in which a key stands for one string: itself, unless it holds several tables.
    var tables: [any StringsFile] { get }
}

extension LosslessFile {
    package var tables: [any StringsFile] { [self] }
}

extension StringsDocument: LosslessFile {
    package var pieces: [Span] { tokens.map(\.span) }
}

extension PropertyListStrings: LosslessFile {
    package var pieces: [Span] { list.tokens }
}

extension StringsdictDocument: LosslessFile {
    package var pieces: [Span] { list.tokens }
}

extension StringCatalogDocument: LosslessFile {
    package var pieces: [Span] { tree.tokens.map(\.span) }
}

extension XLIFFDocument: LosslessFile {
    package var pieces: [Span] {
        var scanner = XMLScanner(file.text)
        var spans: [Span] = []
        while let token = scanner.next() { spans.append(token.span) }
        return spans
    }

    package var tables: [any StringsFile] { parts }
}

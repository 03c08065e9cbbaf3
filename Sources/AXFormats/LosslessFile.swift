import AXModel
import AXScan
package import AXSource

/// A parsed file whose text can be rebuilt from the tokens of its scanner.
package protocol LosslessFile: StringsFile {
    /// The spans of the tokens, in order and without gaps.
    var pieces: [Span] { get }

    /// The parts of the file in which a key identifies one string: the file itself, unless it contains several tables.
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

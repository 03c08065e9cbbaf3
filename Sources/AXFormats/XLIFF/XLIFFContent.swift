import AXScan
import AXSource

/// What stands between the tags of an element with text, taken apart.
struct XLIFFContent {
    /// A stretch of text without markup inside.
    struct Run {
        let span: Span
        /// Whether it stands in a CDATA section, where nothing is escaped.
        let isSection: Bool
    }

    private(set) var runs: [Run] = []
    /// The start and empty tags of inline elements.
    private(set) var inlineTags: [Span] = []

    /// - Parameters:
    ///   - element: of a document that is well-formed as far as the element goes.
    ///   - text: of that document.
    init(of element: XLIFFText, in text: [UInt8]) {
        guard !element.isPlain else {
            if !element.content.isEmpty { runs = [Run(span: element.content, isSection: false)] }
            return
        }
        var scanner = XMLScanner(text, from: element.content.start)
        while let token = scanner.next(), token.span.end <= element.content.end {
            switch token.kind {
            case .text: runs.append(Run(span: token.span, isSection: false))
            case .characterData: runs.append(Run(span: token.content, isSection: true))
            case .startTag, .emptyTag: inlineTags.append(token.span)
            case .endTag, .comment, .processingInstruction, .documentType, .junk: continue
            }
        }
    }
}

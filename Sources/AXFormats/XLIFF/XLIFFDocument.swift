import AXModel
import AXScan
package import AXSource

/// An XLIFF 1.2 file, in the form that Xcode exports and imports: units by `file` element, each part with its span.
package struct XLIFFDocument: Sendable {
    package let file: SourceFile
    let syntax: XLIFFSyntax

    package init(_ file: SourceFile) {
        self.init(file, XLIFFReader.read(file))
    }

    private init(_ file: SourceFile, _ syntax: XLIFFSyntax) {
        self.file = file
        self.syntax = syntax
    }

    /// One document per `file` element, all with the same text. Keys are unique only within a table, so a file of
    /// several tables is changed part by part. The edits of all parts can be applied together.
    package var parts: [XLIFFDocument] {
        syntax.files.map { element in
            var part = syntax
            part.files = [element]
            return XLIFFDocument(file, part)
        }
    }

    /// The paths of the project's files that contain the strings, in the order of the `file` elements.
    package var originals: [String] { syntax.files.map(\.original) }

    /// The language that the units are translated into; nil if the file doesn't specify exactly one.
    package var targetLanguage: String? {
        let languages = Set(syntax.files.map(\.targetLanguage))
        return languages.count == 1 ? languages.first ?? nil : nil
    }
}

extension XLIFFDocument {
    /// The text of an element without inline tags, which is how Xcode's import reads it.
    func text(of element: XLIFFTextElement) -> LocatedText {
        if element.isPlain, let literal = literal(element.content) {
            return LocatedText(literal, span: element.content, escapes: XMLEscaping.escapes)
        }
        var bytes: [UInt8] = []
        var steps: [LocatedText.Step] = []
        for run in content(of: element).runs {
            steps.append(LocatedText.Step(decoded: bytes.count, file: run.span.start))
            append(run, to: &bytes, &steps)
            steps.append(LocatedText.Step(decoded: bytes.count, file: run.span.end))
        }
        return LocatedText(WTF8.string(bytes), span: element.content, steps: steps, escapes: XMLEscaping.escapes)
    }

    func isText(of element: XLIFFTextElement, equalTo string: String) -> Bool {
        let content = element.content
        return file.text.withUnsafeBufferPointer { text in
            guard element.isPlain, Self.isLiteral(content, in: text) else {
                return self.text(of: element).string.utf8.elementsEqual(string.utf8)
            }
            return content.length == string.utf8.count && string.utf8.elementsEqual(text[content.range])
        }
    }

    /// The content as a string, if it doesn't need decoding, like nearly all elements; otherwise nil.
    private func literal(_ content: Span) -> String? {
        file.text.withUnsafeBufferPointer { text in
            Self.isLiteral(content, in: text)
                ? WTF8.string(UnsafeBufferPointer(rebasing: text[content.range])) : nil
        }
    }

    /// Whether content without markup contains neither references nor carriage returns.
    private static func isLiteral(_ content: Span, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = text.baseAddress else { return false }
        let special = ByteSearch.find(UInt8(ascii: "&"), or: 0x0D, in: base, from: content.start, to: content.end)
        return special >= content.end
    }

    private func append(_ run: XLIFFContent.Run, to bytes: inout [UInt8], _ steps: inout [LocatedText.Step]) {
        file.text.withUnsafeBufferPointer { text in
            guard !run.isSection else { return bytes.append(contentsOf: text[run.span.range]) }
            XMLText.forEachPiece(text, run.span, .content) { piece in
                if case .scalar(let scalar) = piece.kind {
                    WTF8.append(scalar, to: &bytes)
                    steps.append(LocatedText.Step(decoded: bytes.count, file: piece.span.end))
                } else {
                    bytes.append(contentsOf: text[piece.span.range])
                }
            }
        }
    }

    func content(of element: XLIFFTextElement) -> XLIFFContent { XLIFFContent(of: element, in: file.text) }

    /// The text of the unit's notes, one per line; nil if they are all empty.
    func comment(of unit: XLIFFUnit) -> String? {
        if let note = unit.onlyNote {
            let words = note.isPlain ? literal(note.content) ?? text(of: note).string : text(of: note).string
            return words.isEmpty ? nil : words
        }
        let notes = unit.notes.map { text(of: $0).string }.filter { !$0.isEmpty }
        return notes.isEmpty ? nil : notes.joined(separator: "\n")
    }

    /// Whether Xcode generated the unit's notes.
    func isCommentGenerated(of unit: XLIFFUnit) -> Bool {
        !unit.notes.isEmpty
            && unit.notes.allSatisfy { $0.hasAttributes && attributes(of: $0)["from"] == XLIFFStates.generatedNote }
    }

    func attributes(of element: XLIFFTextElement) -> XLIFFAttributes {
        XLIFFAttributes(file.text, tag: element.startTag)
    }

    /// The name of the target's state in the file.
    func stateName(of target: XLIFFTextElement) -> String? {
        target.hasAttributes ? attributes(of: target)["state"] : nil
    }

    func state(of target: XLIFFTextElement) -> TranslationState {
        let attributes = attributes(of: target)
        return XLIFFStates.state(attributes["state"], qualifier: attributes["state-qualifier"])
    }

    /// The end of the element's name in a start tag, where an attribute can be inserted.
    func nameEnd(inTag tag: Span) -> Int {
        file.text[tag.range].firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains($0) } ?? tag.end - 1
    }
}

/// The attributes of a tag, by name.
struct XLIFFAttributes {
    private let text: [UInt8]
    private let attributes: [XMLAttribute]

    /// - Parameter tag: a well-formed start tag.
    init(_ text: [UInt8], tag: Span) {
        self.text = text
        attributes = text.withUnsafeBufferPointer { XMLAttribute.all(of: tag, in: $0) }
    }

    func first(named name: String) -> XMLAttribute? {
        attributes.first { $0.name.length == name.utf8.count && text[$0.name.range].elementsEqual(name.utf8) }
    }

    /// The value of an attribute, with its references resolved.
    subscript(name: String) -> String? {
        first(named: name).map { WTF8.string(XMLText.decode(text, $0.value, .attribute) ?? []) }
    }
}

/// The content of a `source`, `target` or `note` element, split at its markup.
struct XLIFFContent {
    /// Text that contains no markup.
    struct Run {
        let span: Span
        /// Whether the text is in a CDATA section, in which nothing is escaped.
        let isSection: Bool
    }

    private(set) var runs: [Run] = []
    /// The start and empty tags of inline elements.
    private(set) var inlineTags: [Span] = []

    /// - Parameters:
    ///   - element: an element of a document that is well-formed, at least up to the end of the element.
    ///   - text: the text of the document.
    init(of element: XLIFFTextElement, in text: [UInt8]) {
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

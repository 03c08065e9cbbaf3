import AXModel
import AXScan
package import AXSource

/// An XLIFF 1.2 file as Xcode exports and imports it: units by `file` element, each part with its place.
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

    /// One document for each `file` element, over the same text. Keys are unique within a table only, so changes to a
    /// file of several tables are made part by part; the edits of all parts may be applied together.
    package var parts: [XLIFFDocument] {
        syntax.files.map { element in
            var part = syntax
            part.files = [element]
            return XLIFFDocument(file, part)
        }
    }

    /// The paths of the project's files that the units come from, in the order of the file.
    package var originals: [String] { syntax.files.map(\.original) }

    /// The language that the units are translated into; nil where the file does not say, or names several.
    package var targetLanguage: String? {
        let languages = Set(syntax.files.map(\.targetLanguage))
        return languages.count == 1 ? languages.first ?? nil : nil
    }
}

extension XLIFFDocument {
    /// The text of an element with inline tags left out, as Xcode's import reads it.
    func text(of element: XLIFFText) -> LocatedText {
        if element.isPlain, let plain = plainText(element.content) { return plain }
        var bytes: [UInt8] = []
        var steps: [LocatedText.Step] = []
        for run in content(of: element).runs {
            steps.append(LocatedText.Step(decoded: bytes.count, file: run.span.start))
            append(run, to: &bytes, &steps)
            steps.append(LocatedText.Step(decoded: bytes.count, file: run.span.end))
        }
        return LocatedText(WTF8.string(bytes), span: element.content, steps: steps, escapes: XLIFFSpelling.escapes)
    }

    /// Text without markup that is read as it is spelled, as nearly all is; nil for other text.
    private func plainText(_ content: Span) -> LocatedText? {
        plainString(content).map { LocatedText($0, span: content, escapes: XLIFFSpelling.escapes) }
    }

    private func plainString(_ content: Span) -> String? {
        file.text.withUnsafeBufferPointer { text in
            Self.isReadAsSpelled(content, in: text)
                ? WTF8.string(UnsafeBufferPointer(rebasing: text[content.range])) : nil
        }
    }

    /// Whether the text of an element is read as it is spelled: without markup, references and carriage returns.
    func isReadAsSpelled(_ element: XLIFFText) -> Bool {
        element.isPlain && file.text.withUnsafeBufferPointer { Self.isReadAsSpelled(element.content, in: $0) }
    }

    private static func isReadAsSpelled(_ content: Span, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = text.baseAddress else { return false }
        let special = ByteSearch.find(UInt8(ascii: "&"), or: 0x0D, in: base, from: content.start, to: content.end)
        return special >= content.end
    }

    /// Whether the text of an element is this one, byte for byte.
    func isRead(_ element: XLIFFText, as string: String) -> Bool {
        guard isReadAsSpelled(element) else { return text(of: element).string.utf8.elementsEqual(string.utf8) }
        let content = element.content
        guard content.length == string.utf8.count else { return false }
        return file.text.withUnsafeBufferPointer { string.utf8.elementsEqual($0[content.range]) }
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

    /// The content of an element with its markup.
    func content(of element: XLIFFText) -> XLIFFContent { XLIFFContent(of: element, in: file.text) }

    /// What the unit's notes say; nil when they are empty.
    func comment(of unit: XLIFFUnit) -> String? {
        if let note = unit.onlyNote {
            let words = note.isPlain ? plainString(note.content) ?? text(of: note).string : text(of: note).string
            return words.isEmpty ? nil : words
        }
        let notes = unit.notes.map { text(of: $0).string }.filter { !$0.isEmpty }
        return notes.isEmpty ? nil : notes.joined(separator: "\n")
    }

    /// Whether Xcode generated what the unit's notes say.
    func isCommentGenerated(of unit: XLIFFUnit) -> Bool {
        !unit.notes.isEmpty
            && unit.notes.allSatisfy { $0.hasAttributes && attributes(of: $0)["from"] == XLIFFStates.generatedNote }
    }

    func attributes(of element: XLIFFText) -> XLIFFAttributes {
        XLIFFAttributes(file.text, tag: element.startTag)
    }

    /// The state of a target as it is spelled.
    func stateName(of target: XLIFFText) -> String? {
        target.hasAttributes ? attributes(of: target)["state"] : nil
    }

    func state(of target: XLIFFText) -> TranslationState {
        let attributes = attributes(of: target)
        return XLIFFStates.state(attributes["state"], qualifier: attributes["state-qualifier"])
    }
}

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

/// The attributes of one tag, by name.
struct XLIFFAttributes {
    private let text: [UInt8]
    private let attributes: [XMLAttribute]

    init(_ text: [UInt8], _ attributes: [XMLAttribute]) {
        self.text = text
        self.attributes = attributes
    }

    /// The attributes of a well-formed start tag.
    init(_ text: [UInt8], tag: Span) {
        self.init(text, text.withUnsafeBufferPointer { XMLAttribute.all(of: tag, in: $0) })
    }

    /// Where an attribute stands.
    func place(of name: String) -> XMLAttribute? {
        attributes.first { $0.name.length == name.utf8.count && text[$0.name.range].elementsEqual(name.utf8) }
    }

    /// The value of an attribute, with its references resolved.
    subscript(name: String) -> String? {
        place(of: name).map { WTF8.string(XMLText.decode(text, $0.value, .attribute) ?? []) }
    }
}

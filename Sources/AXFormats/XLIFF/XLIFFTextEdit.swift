import AXScan
import AXSource

/// Makes the smallest edit that gives an element a new text.
///
/// Characters that the old and the new text share at the beginning and at the end stay as they are spelled, with inline
/// tags among them, so setting a text to itself changes nothing, and taking an addition back restores the very bytes.
struct XLIFFTextEdit {
    private let document: XLIFFDocument
    private let element: XLIFFText

    init(_ document: XLIFFDocument, _ element: XLIFFText) {
        self.document = document
        self.element = element
    }

    /// The edit, or nil when the text is that already.
    func edit(to text: String) -> TextEdit? {
        if document.isRead(element, as: text) { return nil }
        if element.isEmptyTag { return filling(text) }
        if text.isEmpty, let emptied = emptying() { return emptied }
        return document.isReadAsSpelled(element) ? plainEdit(to: text) : pieceEdit(to: text)
    }

    /// The edit of an element whose text is read as it is spelled.
    private func plainEdit(to text: String) -> TextEdit? {
        let old = element.content
        var new = text
        return new.withUTF8 { new in
            let change = document.file.text.withUnsafeBufferPointer {
                DifferentBytes(of: UnsafeBufferPointer(rebasing: $0[old.range]), and: new)
            }
            return change.map {
                TextEdit(
                    Span(old.start + $0.old.lowerBound, old.start + $0.old.upperBound),
                    XLIFFSpelling.text(String(decoding: new[$0.new], as: UTF8.self)))
            }
        }
    }

    /// The edit of any other element.
    private func pieceEdit(to text: String) -> TextEdit {
        let pieces = pieces()
        let value = Array(text.utf8)
        var first = 0
        var before = 0
        while first < pieces.count, value[before...].starts(with: pieces[first].bytes) {
            before += pieces[first].bytes.count
            first += 1
        }
        var last = pieces.count
        var after = value.count
        while last > first, value[before..<after].ends(with: pieces[last - 1].bytes) {
            last -= 1
            after -= pieces[last].bytes.count
        }
        return edit(String(decoding: value[before..<after], as: UTF8.self), pieces, first..<last)
            ?? TextEdit(element.content, XLIFFSpelling.text(text))
    }

    /// - Returns: nil when the replaced characters stand in several runs, or cannot be written where they stand.
    private func edit(_ replacement: String, _ pieces: [Piece], _ replaced: Range<Int>) -> TextEdit? {
        let span: Span
        let run: Int?
        if replaced.isEmpty {
            let previous = replaced.lowerBound > 0 ? pieces[replaced.lowerBound - 1] : nil
            span = Span(at: previous?.span.end ?? element.content.start)
            run = previous?.run
        } else {
            let (first, last) = (pieces[replaced.lowerBound], pieces[replaced.upperBound - 1])
            guard first.run == last.run else { return nil }
            span = Span(first.span.start, last.span.end)
            run = first.run
        }
        guard let run, document.content(of: element).runs[run].isSection else {
            return TextEdit(span, XLIFFSpelling.text(replacement))
        }
        // What could close the section, together with what stands around it, is spelled outside of one.
        let touches =
            replacement.isEmpty && span.start > 0 && document.file.text[span.start - 1] == UInt8(ascii: "]")
        let closes =
            replacement.utf8.contains { $0 == 0x5D || $0 == 0x3E }
            || replacement.utf8.contains { $0 >= 0x80 } && !document.allowsNonASCII
        return touches || closes || XLIFFSpelling.isUnspeakable(replacement) ? nil : TextEdit(span, replacement)
    }

    /// Gives an empty tag a text and an end tag.
    private func filling(_ text: String) -> TextEdit {
        let tag = document.file.text[element.startTag.range]
        var slash = element.startTag.end - 2
        while tag[slash - 1] == 0x20 { slash -= 1 }
        return TextEdit(
            Span(slash, element.span.end), ">" + XLIFFSpelling.text(text) + "</\(name)>")
    }

    /// Takes the text out and writes the element as the file writes empty ones; nil where it writes both tags.
    private func emptying() -> TextEdit? {
        guard let style = document.syntax.emptyStyle, style != .pair else { return nil }
        return TextEdit(Span(element.startTag.end - 1, element.span.end), style.rawValue)
    }

    private var name: String {
        let tag = document.file.text[element.startTag.range].dropFirst()
        let end = tag.firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains($0) } ?? tag.endIndex
        return String(decoding: tag[..<end], as: UTF8.self)
    }
}

extension XLIFFTextEdit {
    /// One character of the text as the file spells it.
    private struct Piece {
        let span: Span
        /// What it stands for.
        let bytes: [UInt8]
        /// The run that it stands in.
        let run: Int
    }

    private func pieces() -> [Piece] {
        var pieces: [Piece] = []
        document.file.text.withUnsafeBufferPointer { text in
            for (index, run) in document.content(of: element).runs.enumerated() {
                guard !run.isSection else {
                    Self.appendCharacters(text, run.span, index, to: &pieces)
                    continue
                }
                XMLText.forEachPiece(text, run.span, .content) { piece in
                    guard case .scalar(let scalar) = piece.kind else {
                        return Self.appendCharacters(text, piece.span, index, to: &pieces)
                    }
                    var bytes: [UInt8] = []
                    WTF8.append(scalar, to: &bytes)
                    pieces.append(Piece(span: piece.span, bytes: bytes, run: index))
                }
            }
        }
        return pieces
    }

    private static func appendCharacters(
        _ text: UnsafeBufferPointer<UInt8>, _ span: Span, _ run: Int, to pieces: inout [Piece]
    ) {
        var start = span.start
        while start < span.end {
            let end = min(start + WTF8.sequenceLength(lead: text[start]), span.end)
            pieces.append(Piece(span: Span(start, end), bytes: Array(text[start..<end]), run: run))
            start = end
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with other: [UInt8]) -> Bool {
        count >= other.count && suffix(other.count).elementsEqual(other)
    }
}

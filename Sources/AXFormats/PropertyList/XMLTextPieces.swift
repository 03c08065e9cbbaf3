import AXScan
import AXSource

/// The text of an XML element, divided into plain runs, references and CDATA sections.
struct XMLTextPieces {
    struct Piece {
        enum Kind {
            case plain
            case reference
            /// The content of a CDATA section.
            case characterData
        }

        let kind: Kind
        let span: Span
        /// The character that a reference represents.
        var scalar: UInt32 = 0
    }

    let pieces: [Piece]
    private let text: [UInt8]
    private let isLatin1: Bool

    /// - Parameters:
    ///   - content: the span between the tags.
    ///   - isLatin1: whether bytes beyond ASCII are ISO 8859-1.
    /// - Returns: nil if the content contains a reference that isn't valid, or markup other than CDATA sections.
    init?(_ text: [UInt8], _ content: Span, isLatin1: Bool) {
        self.text = text
        self.isLatin1 = isLatin1
        var pieces: [Piece] = []
        guard Self.forEachPiece(text, content, { pieces.append($0) }) else { return nil }
        self.pieces = pieces
    }

    /// Whether the content contains only plain text, valid references and CDATA sections.
    static func isText(_ text: [UInt8], _ content: Span) -> Bool { forEachPiece(text, content) { _ in } }

    /// The text of a piece, in WTF-8.
    func bytes(of piece: Piece) -> [UInt8] {
        var bytes: [UInt8] = []
        append(piece, to: &bytes)
        return bytes
    }

    /// The whole text, in WTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.span.length })
        for piece in pieces { append(piece, to: &bytes) }
        return bytes
    }

    private func append(_ piece: Piece, to bytes: inout [UInt8]) {
        if piece.kind == .reference {
            WTF8.append(piece.scalar, to: &bytes)
        } else if isLatin1 {
            for byte in text[piece.span.range] { WTF8.append(UInt32(byte), to: &bytes) }
        } else {
            bytes += text[piece.span.range]
        }
    }

    /// The steps that map the text to the file. There are two steps where markup separates two pieces.
    var steps: [LocatedText.Step] {
        var decoded = 0
        var end: Int?
        var steps: [LocatedText.Step] = []
        for piece in pieces {
            if let end, end < piece.span.start { steps.append(LocatedText.Step(decoded: decoded, file: end)) }
            steps.append(LocatedText.Step(decoded: decoded, file: piece.span.start))
            if piece.kind != .reference, isLatin1 {
                for offset in piece.span.range {
                    decoded += text[offset] < 0x80 ? 1 : 2
                    if text[offset] >= 0x80 { steps.append(LocatedText.Step(decoded: decoded, file: offset + 1)) }
                }
            } else {
                decoded += bytes(of: piece).count
            }
            end = piece.span.end
        }
        if let end { steps.append(LocatedText.Step(decoded: decoded, file: end)) }
        return steps
    }

    /// Visits the pieces in order.
    /// - Returns: false if the content isn't only text; see ``isText(_:_:)``.
    private static func forEachPiece(_ text: [UInt8], _ content: Span, _ visit: (Piece) -> Void) -> Bool {
        if !text[content.range].contains(UInt8(ascii: "<")) { return forEachPiece(text, outside: content, visit) }
        var scanner = XMLScanner(text, from: content.start)
        while let token = scanner.next(), token.span.end <= content.end {
            switch token.kind {
            case .text:
                guard forEachPiece(text, outside: token.span, visit) else { return false }
            case .characterData:
                visit(Piece(kind: .characterData, span: Span(token.span.start + 9, token.span.end - 3)))
            default: return false
            }
        }
        return true
    }

    /// Visits the plain runs and references in text outside of CDATA sections. Stops and returns false at a reference
    /// that isn't valid.
    private static func forEachPiece(_ text: [UInt8], outside span: Span, _ visit: (Piece) -> Void) -> Bool {
        var offset = span.start
        while offset < span.end {
            let ampersand = text[offset..<span.end].firstIndex(of: UInt8(ascii: "&")) ?? span.end
            if ampersand > offset { visit(Piece(kind: .plain, span: Span(offset, ampersand))) }
            guard ampersand < span.end else { return true }
            let limit = min(span.end, ampersand + 12)
            guard let semicolon = text[ampersand..<limit].firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(of: Span(ampersand, semicolon + 1), in: text)
            else { return false }
            visit(Piece(kind: .reference, span: Span(ampersand, semicolon + 1), scalar: scalar))
            offset = semicolon + 1
        }
        return true
    }

    /// The character of a reference; nil if the reference isn't valid. CoreFoundation reads a reference without digits
    /// as U+0000, and rejects a reference to a surrogate.
    private static func scalar(of reference: Span, in text: [UInt8]) -> UInt32? {
        let bytes = text[reference.range]
        if bytes.elementsEqual("&amp;".utf8) { return 0x26 }
        if bytes.elementsEqual("&#;".utf8) || bytes.elementsEqual("&#x;".utf8) { return 0 }
        var scalar: UInt32?
        text.withUnsafeBufferPointer { text in
            XMLText.forEachPiece(text, reference, .kept) { piece in
                if case .scalar(let value) = piece.kind, piece.span == reference { scalar = value }
            }
        }
        return scalar.flatMap { Unicode.Scalar($0) == nil ? nil : $0 }
    }
}

import AXScan
import AXSource

/// The text of an XML element piece by piece: plain runs, references, and sections of character data.
struct XMLTextPieces {
    /// A run of the file and what it stands for.
    struct Piece {
        enum Spelling {
            /// Bytes that stand for themselves.
            case plain
            case reference
            /// The inside of a section of character data.
            case characterData
        }

        let spelling: Spelling
        let span: Span
        /// What it stands for, in WTF-8.
        let bytes: [UInt8]
    }

    let pieces: [Piece]

    /// - Parameters:
    ///   - content: from behind the start tag to the end tag.
    ///   - isLatin1: whether bytes above ASCII are ISO 8859-1.
    /// - Returns: nil when the text uses an entity that XML itself does not define, or holds markup.
    init?(_ text: [UInt8], _ content: Span, isLatin1: Bool) {
        let isPlain = text[content.range].allSatisfy { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        if isPlain {
            let bytes = Self.decoded(text[content.range], isLatin1)
            self.pieces = content.isEmpty ? [] : [Piece(spelling: .plain, span: content, bytes: bytes)]
            return
        }
        var pieces: [Piece] = []
        var scanner = XMLScanner(text, from: content.start)
        while let token = scanner.next(), token.span.end <= content.end {
            switch token.kind {
            case .text:
                guard Self.append(text, token.span, isLatin1, to: &pieces) else { return nil }
            case .characterData:
                let inside = Span(token.span.start + 9, token.span.end - 3)
                let bytes = Self.decoded(text[inside.range], isLatin1)
                pieces.append(Piece(spelling: .characterData, span: inside, bytes: bytes))
            default: return nil
            }
        }
        self.pieces = pieces
    }

    /// The whole text, in WTF-8.
    var bytes: [UInt8] { pieces.count == 1 ? pieces[0].bytes : pieces.flatMap(\.bytes) }

    /// Where the mapping from the decoded text to the file changes; two steps where markup stands between two pieces.
    var steps: [LocatedText.Step] {
        var decoded = 0
        var end: Int?
        var steps: [LocatedText.Step] = []
        for piece in pieces {
            if let end, end < piece.span.start { steps.append(LocatedText.Step(decoded: decoded, file: end)) }
            steps.append(LocatedText.Step(decoded: decoded, file: piece.span.start))
            decoded += piece.bytes.count
            end = piece.span.end
        }
        return steps
    }

    private static func append(
        _ text: [UInt8], _ span: Span, _ isLatin1: Bool, to pieces: inout [Piece]
    ) -> Bool {
        var offset = span.start
        while offset < span.end {
            let ampersand = text[offset..<span.end].firstIndex(of: UInt8(ascii: "&")) ?? span.end
            if ampersand > offset {
                let bytes = decoded(text[offset..<ampersand], isLatin1)
                pieces.append(Piece(spelling: .plain, span: Span(offset, ampersand), bytes: bytes))
            }
            guard ampersand < span.end else { return true }
            let limit = min(span.end, ampersand + 12)
            guard let semicolon = text[ampersand..<limit].firstIndex(of: UInt8(ascii: ";")) else { return false }
            let reference = Span(ampersand, semicolon + 1)
            guard let bytes = decoded(reference, in: text) else { return false }
            pieces.append(Piece(spelling: .reference, span: reference, bytes: bytes))
            offset = reference.end
        }
        return true
    }

    /// CoreFoundation takes a reference without digits for U+0000, and refuses one to a surrogate.
    private static func decoded(_ reference: Span, in text: [UInt8]) -> [UInt8]? {
        let spelling = text[reference.range]
        if spelling.elementsEqual("&#;".utf8) || spelling.elementsEqual("&#x;".utf8) { return [0] }
        guard let bytes = XMLText.decode(text, reference), UTF8Check.firstInvalidOffset(in: bytes) == nil else {
            return nil
        }
        return bytes
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, _ isLatin1: Bool) -> [UInt8] {
        guard isLatin1 else { return Array(bytes) }
        return bytes.reduce(into: []) { WTF8.append(UInt32($1), to: &$0) }
    }
}

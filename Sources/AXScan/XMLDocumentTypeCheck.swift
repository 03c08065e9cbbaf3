import AXSource

/// Judges the head of a document type: its name and external identifier (XML 1.0, section 2.8). What it declares is not
/// read.
struct XMLDocumentTypeCheck {
    private let text: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var offset: Int

    /// - Parameter span: the whole token, from `<!DOCTYPE` to the closing angle.
    init(_ text: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.text = text
        offset = span.start + 9
        end = span.end - 1
    }

    consuming func isWellFormed() -> Bool {
        // libxml2 forgives that no white space stands before the name.
        _ = skipSpace()
        let name = word()
        guard XMLCharacters.isName(text, name), externalIdentifier() else { return false }
        _ = skipSpace()
        guard offset < end else { return true }
        return text[offset] == UInt8(ascii: "[") && endsWithSubset
    }

    /// Whether the last character but white space closes the internal subset.
    private var endsWithSubset: Bool {
        text[offset..<end].last { !$0.isMarkupSpace } == UInt8(ascii: "]")
    }

    /// - Returns: false when there was none.
    private mutating func skipSpace() -> Bool {
        let start = offset
        while offset < end, text[offset].isMarkupSpace { offset += 1 }
        return offset > start
    }

    private mutating func word() -> Span {
        let start = offset
        while offset < end, !text[offset].isMarkupSpace, text[offset] != UInt8(ascii: "[") { offset += 1 }
        return Span(start, offset)
    }

    /// `SYSTEM "…"` or `PUBLIC "…" "…"`, or nothing.
    private mutating func externalIdentifier() -> Bool {
        _ = skipSpace()
        guard offset < end, text[offset] != UInt8(ascii: "[") else { return true }
        switch String(decoding: text[word().range], as: UTF8.self) {
        case "SYSTEM": return literal()
        case "PUBLIC": return literal() && literal()
        default: return false
        }
    }

    private mutating func literal() -> Bool {
        guard skipSpace(), offset < end, text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'"),
            let close = text[(offset + 1)..<end].firstIndex(of: text[offset])
        else { return false }
        offset = close + 1
        return true
    }
}

import AXSource

/// The markers that a version control system leaves around the two sides of a conflict.
enum ConflictMarkers {
    /// The fix that keeps the first side of a conflict; nil if no conflict begins at `span`.
    static func fix(at span: Span, in file: SourceFile) -> FixIt? {
        guard let begin = line(of: "<<<<<<<", from: span.start, in: file), begin.start == span.start,
            let middle = line(of: "=======", from: begin.end, in: file),
            let end = line(of: ">>>>>>>", from: middle.end, in: file)
        else { return nil }
        let edits: [TextEdit] = [.removal(begin), .removal(Span(middle.start, end.end))]
        return FixIt("Keep the first side of the conflict", edits: edits, safety: .needsReview)
    }

    static func isMarker(at offset: Int, in file: SourceFile) -> Bool {
        ["<<<<<<<", "=======", ">>>>>>>"].contains { file.text[offset...].starts(with: $0.utf8) }
    }

    /// The first line at or after `start` that begins with `marker`, its line end included.
    private static func line(of marker: String, from start: Int, in file: SourceFile) -> Span? {
        var offset = start
        while offset < file.text.count {
            let rest = file.text[offset...]
            let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? file.text.count
            if rest.starts(with: marker.utf8) { return Span(offset, end) }
            offset = end
        }
        return nil
    }
}

/// A character that looks like a space or is invisible, and that isn't white space to Apple's parser.
struct InvisibleCharacter {
    let name: String
    /// A space, or an empty string.
    let replacement: String

    /// Nil unless `span` is exactly one such character.
    init?(_ text: UnsafeBufferPointer<UInt8>, at span: Span) {
        guard span.end <= text.count, span.length <= 3 else { return nil }
        self.init(Array(text[span.range]))
    }

    /// Nil unless `bytes` are exactly one such character in UTF-8.
    init?(_ bytes: [UInt8]) {
        switch bytes {
        case [0xC2, 0xA0]: (name, replacement) = ("no-break space (U+00A0)", " ")
        case [0xE2, 0x80, 0xAF]: (name, replacement) = ("narrow no-break space (U+202F)", " ")
        case [0xE3, 0x80, 0x80]: (name, replacement) = ("ideographic space (U+3000)", " ")
        case [0xC2, 0x85]: (name, replacement) = ("next line (U+0085)", " ")
        case [0xE2, 0x80, 0x8B]: (name, replacement) = ("zero width space (U+200B)", "")
        case [0xE2, 0x80, 0x8E]: (name, replacement) = ("left-to-right mark (U+200E)", "")
        case [0xE2, 0x80, 0x8F]: (name, replacement) = ("right-to-left mark (U+200F)", "")
        case [0xEF, 0xBB, 0xBF]: (name, replacement) = ("byte order mark (U+FEFF)", "")
        default: return nil
        }
    }
}

import AXSource

/// The text between the delimiters of a comment.
enum CommentText {
    /// Encodes text for a comment. Line ends become `newline`. `first` and `second` together would end the comment, so
    /// a space is inserted between them. Compares scalars, as parsers do, because a combining accent after `second`
    /// doesn't prevent the end of the comment.
    static func encode(
        _ text: String, newline: String, separating first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r": result += newline
            case second where previous == first:
                result += " "
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }

    /// The comment's text without surrounding white space, with LF as the line end.
    /// - Parameter text: the bytes between the delimiters, in WTF-8. If they begin and end with ASCII and contain no
    ///   CR, as in most comments, they are decoded without examining each scalar.
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> String {
        var (start, end) = (0, text.count)
        while start < end, text[start].isASCIISpace { start += 1 }
        while end > start, text[end - 1].isASCIISpace { end -= 1 }
        guard start < end else { return "" }
        let trimmed = UnsafeBufferPointer(rebasing: text[start..<end])
        let isPlain = trimmed[0] < 0x80 && trimmed[trimmed.count - 1] < 0x80 && !trimmed.contains(0x0D)
        return isPlain ? WTF8.string(trimmed) : read(WTF8.string(trimmed))
    }

    /// The comment's text without surrounding white space, with LF as the line end.
    static func read(_ text: String) -> String {
        var scalars = Substring(text).unicodeScalars
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        let trimmed = String(scalars)
        return trimmed.utf8.contains(0x0D) ? encode(trimmed, newline: "\n", separating: "\r", "\r") : trimmed
    }
}

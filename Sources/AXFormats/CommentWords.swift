import AXSource

/// The words of a comment: what stands between its delimiters.
enum CommentWords {
    /// The words as a file can hold them: with its line ends, and a space between two characters that would together end the
    /// comment. By scalars, as parsers read: an accent on the second character does not keep it from ending the comment.
    static func spell(
        _ words: String, newline: String, apart first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> String {
        var spelled = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in words.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r": spelled.append(contentsOf: newline.unicodeScalars)
            case second where previous == first: spelled.append(contentsOf: [" ", scalar])
            default: spelled.append(scalar)
            }
            previous = scalar
        }
        return String(spelled)
    }

    /// The words of a comment in WTF-8, as below. Nearly all comments begin and end with ASCII and have LF alone.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var (start, end) = (0, bytes.count)
        while start < end, bytes[start].isASCIISpace { start += 1 }
        while start < end, bytes[end - 1].isASCIISpace { end -= 1 }
        let words = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard let first = words.first, let last = words.last else { return "" }
        guard first < 0x80, last < 0x80, !words.contains(0x0D) else { return read(WTF8.string(bytes)) }
        return WTF8.string(words)
    }

    /// The words without the white space around them, their lines ended by LF.
    static func read(_ text: String) -> String {
        var words = Substring(text).unicodeScalars
        while let first = words.first, first.properties.isWhitespace { words.removeFirst() }
        while let last = words.last, last.properties.isWhitespace { words.removeLast() }
        guard words.contains("\r") else { return String(words) }
        return spell(String(words), newline: "\n", apart: "\r", "\r")
    }
}

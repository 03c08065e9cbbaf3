import AXSource

/// The words of a comment: what stands between its delimiters.
enum CommentText {
    /// The words as a file can hold them: with its line ends, and a space between two characters that would together end the
    /// comment. By scalars, as parsers read: an accent on the second character does not keep it from ending the comment.
    static func spell(
        _ words: String, newline: String, apart first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> String {
        var spelled = ""
        var previous: Unicode.Scalar?
        for scalar in words.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r": spelled += newline
            case second where previous == first:
                spelled += " "
                spelled.unicodeScalars.append(scalar)
            default: spelled.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return spelled
    }

    /// The words without the white space around them, their lines ended by LF.
    /// - Parameter text: what stands between the delimiters, in WTF-8. Most comments begin and end with ASCII and hold no
    ///   CR: their words are a part of the text, and need not be looked at by scalars.
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> String {
        var (start, end) = (0, text.count)
        while start < end, text[start].isASCIISpace { start += 1 }
        while end > start, text[end - 1].isASCIISpace { end -= 1 }
        guard start < end else { return "" }
        let words = UnsafeBufferPointer(rebasing: text[start..<end])
        let isPlain = words[0] < 0x80 && words[words.count - 1] < 0x80 && !words.contains(0x0D)
        return isPlain ? WTF8.string(words) : read(WTF8.string(words))
    }

    /// The words without the white space around them, their lines ended by LF.
    static func read(_ text: String) -> String {
        var words = Substring(text).unicodeScalars
        while let first = words.first, first.properties.isWhitespace { words.removeFirst() }
        while let last = words.last, last.properties.isWhitespace { words.removeLast() }
        let kept = String(words)
        return kept.utf8.contains(0x0D) ? spell(kept, newline: "\n", apart: "\r", "\r") : kept
    }
}

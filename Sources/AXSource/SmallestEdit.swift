extension LocatedText {
    /// The smallest edit that makes the text another one.
    ///
    /// Characters that both have at the beginning and at the end keep their encoding in the file, so setting a text to
    /// itself changes nothing, and taking an addition back restores the same bytes.
    /// - Returns: nil if the text is `value` already, byte for byte.
    public func edit(to value: String) -> TextEdit? {
        change(to: value).map { edit($0.range, $0.replacement) }
    }

    /// The part of the text that ``edit(to:)`` replaces, for formats whose encoding depends on the part.
    /// - Returns: UTF-8 offsets of ``string``, and the decoded replacement; nil if the text is `value` already.
    package func change(to value: String) -> (range: Range<Int>, replacement: String)? {
        let new = Array(value.utf8)
        guard let change = ByteDifference(from: Array(string.utf8), to: new) else { return nil }
        // U+FFFD may be shown for bytes of another number, so offsets after it are not exact.
        guard !string.unicodeScalars.contains("\u{FFFD}") else { return (0..<string.utf8.count, value) }
        return (change.old, String(decoding: new[change.new], as: UTF8.self))
    }
}

/// What differs between two texts after the characters that they share at the beginning and at the end.
package struct ByteDifference {
    package let old: Range<Int>
    package let new: Range<Int>

    /// - Parameters:
    ///   - old: A text in WTF-8. None of its characters is cut in two.
    ///   - new: Another text.
    /// - Returns: nil if the two are equal.
    package init?(from old: [UInt8], to new: [UInt8]) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        if start == old.count, start == new.count { return nil }
        while start > 0, start < old.count, WTF8.isContinuation(old[start]) { start -= 1 }
        var end = 0
        while end < shorter - start, old[old.count - end - 1] == new[new.count - end - 1] { end += 1 }
        while end > 0, WTF8.isContinuation(old[old.count - end]) { end -= 1 }
        self.old = start..<(old.count - end)
        self.new = start..<(new.count - end)
    }
}

extension LocatedText {
    /// The smallest edit that changes the string to `value`.
    ///
    /// The edit keeps the encoding of the characters that both strings share at the beginning or the end. Setting a
    /// string to its own value therefore changes nothing, and reverting an addition restores the same bytes. A string
    /// that contains U+FFFD is replaced as a whole.
    /// - Returns: nil if the string already equals `value`, byte for byte.
    public func edit(to value: String) -> TextEdit? {
        change(to: value).map { edit($0.range, $0.replacement) }
    }

    /// The part of the string that ``edit(to:)`` replaces, for formats whose encoding depends on the part.
    /// - Returns: UTF-8 offsets of ``string``, and the decoded replacement; nil if the string already equals `value`.
    package func change(to value: String) -> (range: Range<Int>, replacement: String)? {
        let new = Array(value.utf8)
        guard let change = ByteDifference(from: Array(string.utf8), to: new) else { return nil }
        // U+FFFD can represent a different number of bytes in the file, so offsets after it aren't exact.
        guard !string.unicodeScalars.contains("\u{FFFD}") else { return (0..<string.utf8.count, value) }
        return (change.old, String(decoding: new[change.new], as: UTF8.self))
    }
}

/// The ranges in which two strings differ, between the characters that they share at the beginning and at the end.
package struct ByteDifference {
    package let old: Range<Int>
    package let new: Range<Int>

    /// - Parameters:
    ///   - old: a string in WTF-8. The range in it doesn't split a character.
    ///   - new: another string in WTF-8.
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

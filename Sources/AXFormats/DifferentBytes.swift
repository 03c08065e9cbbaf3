import AXSource

/// What is left of two texts when the characters that they share at the beginning and at the end are taken away.
struct DifferentBytes {
    let old: Range<Int>
    let new: Range<Int>

    /// - Parameters:
    ///   - old: a text in WTF-8.
    ///   - new: another. No character of the old one is cut in two.
    /// - Returns: nil when the two are the same.
    init?(of old: UnsafeBufferPointer<UInt8>, and new: UnsafeBufferPointer<UInt8>) {
        let shorter = min(old.count, new.count)
        var before = 0
        while before < shorter, old[before] == new[before] { before &+= 1 }
        if before == old.count, before == new.count { return nil }
        while before > 0, before < old.count, WTF8.isContinuation(old[before]) { before &-= 1 }
        var after = 0
        while after < shorter &- before, old[old.count &- after &- 1] == new[new.count &- after &- 1] { after &+= 1 }
        while after > 0, WTF8.isContinuation(old[old.count &- after]) { after &-= 1 }
        self.old = before..<(old.count - after)
        self.new = before..<(new.count - after)
    }
}

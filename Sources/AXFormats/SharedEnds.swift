/// What is left of a text and its new value when the characters that they share at the beginning and at the end are taken away.
struct SharedEnds {
    /// The pieces of the old text that differ.
    let pieces: Range<Int>
    /// The bytes of the new value that take their place.
    let value: Range<Int>

    /// - Parameters:
    ///   - pieces: the old text, character by character, each in WTF-8.
    ///   - value: the new text.
    /// - Returns: nil when the two are the same.
    init?(of pieces: [[UInt8]], and value: [UInt8]) {
        var (before, first) = (0, 0)
        while first < pieces.count, value[before...].starts(with: pieces[first]) {
            before += pieces[first].count
            first += 1
        }
        var (after, last) = (value.count, pieces.count)
        while last > first, after - before >= pieces[last - 1].count,
            value[before..<after].suffix(pieces[last - 1].count).elementsEqual(pieces[last - 1])
        {
            last -= 1
            after -= pieces[last].count
        }
        guard first < last || before < after else { return nil }
        self.pieces = first..<last
        self.value = before..<after
    }
}

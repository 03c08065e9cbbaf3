import AXSource

/// The lines of a text, for edits that take out whole lines or begin new ones. CR, LF and CR LF end a line; a line of spaces and
/// tabs is blank.
struct TextLines {
    private let text: [UInt8]
    /// Where the first line begins.
    private let first: Int

    init(_ text: [UInt8], from first: Int = 0) {
        self.text = text
        self.first = first
    }

    /// Where the spaces and tabs directly before `offset` begin.
    func blankStart(before offset: Int) -> Int {
        var start = offset
        while start > first, text[start - 1].isSpaceOrTab { start -= 1 }
        return start
    }

    /// Where the line begins, when only blanks stand before `offset` on it.
    func start(before offset: Int) -> Int? {
        let start = blankStart(before: offset)
        return start == first || text[start - 1].isLineEnd ? start : nil
    }

    /// Where the next line begins, when only blanks stand behind `offset` on its line.
    func end(after offset: Int) -> Int? {
        var end = offset
        while end < text.count, text[end].isSpaceOrTab { end += 1 }
        guard end < text.count else { return end }
        if text[end] == 0x0D, end + 1 < text.count, text[end + 1] == 0x0A { return end + 2 }
        return text[end].isLineEnd ? end + 1 : nil
    }

    /// Where the line end begins that stops at `offset`; `offset` itself when none does.
    func endStart(before offset: Int) -> Int {
        guard offset > first, text[offset - 1].isLineEnd else { return offset }
        let isPair = offset - 1 > first && text[offset - 1] == 0x0A && text[offset - 2] == 0x0D
        return offset - (isPair ? 2 : 1)
    }

    /// Where the blank line begins whose line end stops at `offset`; nil when that line is not blank.
    func blankLineStart(endingAt offset: Int) -> Int? {
        let end = endStart(before: offset)
        return end < offset ? start(before: end) : nil
    }
}

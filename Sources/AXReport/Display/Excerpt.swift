import AXSource

/// The source line of a finding, ready to print, with the columns of its carets.
///
/// Characters appear in storage order and take one or two columns each; a tab becomes spaces up to the next multiple of
/// four. A long line is shortened to the part around the span. Only the bytes near the span are read.
struct Excerpt: Equatable {
    /// The line, without control characters.
    let line: String
    /// The number of display columns before the span.
    let indent: Int
    /// The number of display columns of the span on its first line; at least 1.
    let width: Int
    /// The marked text, which is repeated after the carets if the line contains right-to-left letters. A terminal can
    /// reorder such a line, in which case the carets aren't below the text. Nil if the line has no right-to-left
    /// letters, if the span is empty, or if there isn't enough space.
    let repeated: String?

    /// The maximum length of a line, in display columns.
    private static let longest = 1000

    /// - Parameter columns: the number of available display columns; nil for a file or a pipe.
    init(of span: Span, in text: [UInt8], columns: Int? = nil) {
        let longest = min(max(columns ?? Self.longest, 20), Self.longest)
        var cells = Window(of: span, in: text, columns: longest).cells()
        let first = cells.firstIndex { $0.isMarked || $0.isEnd } ?? cells.endIndex
        let isLong = cells.lazy.map(\.width).reduce(0, +) > longest
        // The text before the span gets a third of the line, or more if the rest of the line is short.
        let rest = cells[first...].lazy.map(\.width).reduce(0, +) + Cell.cut.width
        let kept = max(longest / 3, longest - rest)
        let dropped = isLong ? Self.cutBefore(cells[..<first], keeping: kept) : 0
        if dropped > 0 { cells.replaceSubrange(..<dropped, with: [Cell.cut]) }
        Self.cutAfter(&cells, columns: longest)
        let marked = cells.filter(\.isMarked)
        line = cells.map(\.text).joined()
        indent = cells.prefix { !$0.isMarked && !$0.isEnd }.map(\.width).reduce(0, +)
        width = max(1, marked.map(\.width).reduce(0, +))
        let hasRoom = indent + 2 * width + 3 <= longest
        let isMixed = !marked.isEmpty && line.unicodeScalars.contains(where: isRightToLeft)
        repeated = isMixed && hasRoom ? marked.map(\.text).joined() : nil
    }

    /// The number of cells to drop at the beginning.
    private static func cutBefore(_ cells: ArraySlice<Cell>, keeping columns: Int) -> Int {
        var room = columns
        let kept = cells.reversed().prefix { cell in
            room -= cell.width
            return room >= 0
        }
        return cells.count - kept.count
    }

    private static func cutAfter(_ cells: inout [Cell], columns: Int) {
        guard cells.lazy.map(\.width).reduce(0, +) > columns else { return }
        var room = columns - Cell.cut.width
        guard
            let end = cells.firstIndex(where: { cell in
                room -= cell.width
                return room < 0
            })
        else { return }
        cells.replaceSubrange(end..., with: [Cell.cut])
    }
}

private struct Cell {
    let text: String
    let width: Int
    var isMarked = false
    /// Whether this is the empty cell that marks the location of an empty span.
    var isEnd = false

    static let cut = Cell(text: "…", width: 1)
}

/// The bytes on the span's first line that can be visible.
private struct Window {
    private let before: String
    private let inside: String
    private let after: String
    private let columns: Int

    init(of span: Span, in text: [UInt8], columns: Int) {
        self.columns = columns
        // A huge line isn't read completely. A code point has at most four bytes.
        let reach = max(1_024, columns * 4)
        let start = min(span.start, text.count)
        var low = start
        while low > 0, start - low < reach, !text[low - 1].isLineEnd { low -= 1 }
        while low < start, text[low] & 0xC0 == 0x80 { low += 1 }
        low = Self.near(start, from: low, in: text, columns: columns)
        var high =
            text[start...].prefix(reach).firstIndex(where: \.isLineEnd) ?? min(start + reach, text.count)
        while high > start, high < text.count, text[high] & 0xC0 == 0x80 { high -= 1 }
        let end = max(start, min(span.end, high))
        before = String(decoding: text[low..<start], as: UTF8.self)
        inside = String(decoding: text[start..<end], as: UTF8.self)
        after = String(decoding: text[end..<high], as: UTF8.self)
    }

    /// The offset at which reading begins before the span. It's `low`, or an offset nearer to the span if only ASCII
    /// characters directly precede the span. Each of these takes one column, so a line's width of them is enough. With
    /// a tab, the text from `low` is needed, because the width of the tab depends on the text before it.
    private static func near(_ start: Int, from low: Int, in text: [UInt8], columns: Int) -> Int {
        let close = start - columns - 1
        return close > low && text[close..<start].allSatisfy { $0 < 0x80 && $0 != 0x09 } ? close : low
    }

    /// Divides the text into cells. A character that is partly inside the span is marked.
    func cells() -> [Cell] {
        let marked = before.utf8.count..<(before.utf8.count + inside.utf8.count)
        var cells: [Cell] = []
        var offset = 0
        var column = 0
        var hasEnd = false
        var shown = 0
        for character in before + inside + after {
            let end = offset + character.utf8.count
            if marked.isEmpty, offset >= marked.lowerBound, !hasEnd {
                cells.append(Cell(text: "", width: 0, isEnd: true))
                hasEnd = true
            }
            let isMarked = offset < marked.upperBound && end > marked.lowerBound
            let text =
                character == "\t" ? String(repeating: " ", count: 4 - column % 4) : VisibleText.line(String(character))
            cells.append(Cell(text: text, width: DisplayWidth.of(text), isMarked: isMarked))
            offset = end
            column += cells[cells.count - 1].width
            // Stop when the text after the beginning of the span fills the line.
            if offset > marked.lowerBound { shown += cells[cells.count - 1].width }
            if shown > columns + 1 { break }
        }
        return cells
    }
}

/// Whether a character is in a block of right-to-left scripts, such as Hebrew and Arabic.
private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
}

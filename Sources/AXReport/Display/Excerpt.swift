import AXSource

/// The source line of a finding, ready to print, with the columns that the carets go under.
///
/// The line is shown in the order in which it is stored, one column or two for each character, tabs as blanks up to the
/// next multiple of four. A long line is cut around the span. Only the bytes near the span are read.
struct Excerpt: Equatable {
    /// The line as it is printed: one line, nothing in it that a terminal obeys.
    let line: String
    /// The display columns before the span.
    let indent: Int
    /// The display columns of the part of the span that is on the line; at least 1.
    let width: Int
    /// The marked text again, where a terminal may show the line in another order than it is stored in, and where it has room
    /// beside the carets.
    let repeated: String?

    /// Display columns of a line where nothing else limits it.
    private static let longest = 1000

    /// - Parameter columns: The display columns that there are; nil for a file or a pipe.
    init(of span: Span, in text: [UInt8], columns: Int? = nil) {
        let longest = min(max(columns ?? Self.longest, 20), Self.longest)
        var cells = Window(of: span, in: text, columns: longest).cells()
        let first = cells.firstIndex { $0.isMarked || $0.isEnd } ?? cells.endIndex
        let isLong = cells.lazy.map(\.width).reduce(0, +) > longest
        // A third of the line shows what comes before the span, or all that the rest leaves.
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

    /// The number of cells to drop, so that some columns stay in front of the span.
    private static func cutBefore(_ cells: ArraySlice<Cell>, keeping columns: Int) -> Int {
        var room = columns
        let kept = cells.reversed().prefix { cell in
            room -= cell.width
            return room >= 0
        }
        return cells.count - kept.count
    }

    /// Drops the cells that do not fit.
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

/// One character as it is printed.
private struct Cell {
    let text: String
    let width: Int
    var isMarked = false
    /// The empty cell that stands where an empty span points.
    var isEnd = false

    static let cut = Cell(text: "…", width: 1)
}

/// The bytes around a span that can be on screen, on its first line.
private struct Window {
    /// More bytes than fit on a line of the report, in any script.
    private static let reach = 1024

    private let before: String
    private let inside: String
    private let after: String
    private let columns: Int

    init(of span: Span, in text: [UInt8], columns: Int) {
        self.columns = columns
        let start = min(span.start, text.count)
        var low = start
        while low > 0, start - low < Self.reach, !text[low - 1].isLineEnd { low -= 1 }
        while low < start, text[low] & 0xC0 == 0x80 { low += 1 }
        low = Self.near(start, from: low, in: text, columns: columns)
        var high =
            text[start...].prefix(Self.reach).firstIndex(where: \.isLineEnd) ?? min(start + Self.reach, text.count)
        while high > start, high < text.count, text[high] & 0xC0 == 0x80 { high -= 1 }
        let end = max(start, min(span.end, high))
        before = String(decoding: text[low..<start], as: UTF8.self)
        inside = String(decoding: text[start..<end], as: UTF8.self)
        after = String(decoding: text[end..<high], as: UTF8.self)
    }

    /// Where it is enough to begin: nothing before a line's width of ASCII can be on screen. Only tabs depend on what is
    /// before them.
    private static func near(_ start: Int, from low: Int, in text: [UInt8], columns: Int) -> Int {
        let close = start - columns - 1
        return close > low && text[close..<start].allSatisfy { $0 < 0x80 && $0 != 0x09 } ? close : low
    }

    /// The characters; one that only begins or ends inside the span counts as marked.
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
            // What follows has no room on the line.
            if offset > marked.lowerBound { shown += cells[cells.count - 1].width }
            if shown > columns + 1 { break }
        }
        return cells
    }
}

/// Letters of Hebrew, Arabic and their neighbors, and of the right-to-left scripts beyond the basic plane.
private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
}

import AXSource

/// The UTF-8 offsets whose lines and columns a report needs.
struct PositionOffsets {
    fileprivate var byPath: [String: Set<Int>] = [:]

    mutating func insert(_ span: Span, in path: String) {
        byPath[path, default: []].formUnion([span.start, span.end])
    }
}

/// Lines and columns. They are computed once for all offsets that a report needs.
struct Positions {
    /// A range of positions. The end is exclusive.
    struct Range: Equatable {
        let start: SourcePosition
        let end: SourcePosition
    }

    private var positions: [String: [Int: SourcePosition]] = [:]
    /// The line number of the text's first line in the file; greater than 1 if the text is a later part of the file.
    var firstLine = 1

    init(_ offsets: PositionOffsets, in files: [String: SourceFile]) {
        let wanted = offsets.byPath.compactMap { path, offsets in
            files[path].map { (file: $0, path: path, offsets: offsets) }
        }
        let found = wanted.concurrentMap { Self.positions(of: $0.offsets.sorted(), in: $0.file.text) }
        for (wanted, found) in zip(wanted, found) { positions[wanted.path] = found }
    }

    /// The lines and columns of a span; nil if its file isn't known, or if its offsets weren't among those passed to
    /// the initializer.
    func range(_ span: Span, in path: String) -> Range? {
        guard let known = positions[path], let start = known[span.start], let end = known[span.end] else { return nil }
        return Range(start: moved(start), end: moved(end))
    }

    private func moved(_ position: SourcePosition) -> SourcePosition {
        SourcePosition(line: position.line + firstLine - 1, column: position.column)
    }

    /// The positions of ascending offsets.
    ///
    /// Each column is counted from the previous offset on the line, so a line of a megabyte is read only once, even
    /// with thousands of findings.
    private static func positions(of offsets: [Int], in text: [UInt8]) -> [Int: SourcePosition] {
        let table = LineTable(text)
        var positions: [Int: SourcePosition] = [:]
        var known = (offset: 0, position: SourcePosition(line: 1, column: 1))
        for offset in offsets {
            let end = min(max(offset, 0), text.count)
            let between = text[known.offset..<end]
            if between.contains(where: \.isLineEnd) {
                known.position = table.position(of: end)
            } else {
                let column = known.position.column + WTF8.utf16Length(of: between)
                known.position = SourcePosition(line: known.position.line, column: column)
            }
            known.offset = end
            positions[offset] = known.position
        }
        return positions
    }
}

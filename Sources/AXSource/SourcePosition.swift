/// A place as people and editors name it: 1-based line, 1-based column in UTF-16 units.
public struct SourcePosition: Hashable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Where the lines of a text begin. CR, LF and CR LF each end a line.
public struct LineTable: Sendable {
    private let text: [UInt8]
    /// The UTF-8 offset of each line's first byte.
    private let starts: [Int]

    public init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        text.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where Self.isLineEnd(bytes, offset) {
                starts.append(offset + 1)
            }
        }
        self.starts = starts
    }

    public var count: Int { starts.count }

    /// The line and column of an offset; an offset past the end counts as the end.
    public func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), text.count)
        let index = lineIndex(of: offset)
        return SourcePosition(line: index + 1, column: WTF8.utf16Length(of: text[starts[index]..<offset]) + 1)
    }

    /// The text of a line without its line end; nil when there is no such line.
    public func line(_ number: Int) -> String? {
        guard starts.indices.contains(number - 1) else { return nil }
        var end = number < starts.count ? starts[number] : text.count
        let start = starts[number - 1]
        while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return String(decoding: text[start..<end], as: UTF8.self)
    }

    /// A line ends at every LF, and at a CR that no LF follows.
    private static func isLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        if bytes[offset] == 0x0A { return true }
        return bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
    }

    /// The last line that starts at or before `offset`, by halving.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

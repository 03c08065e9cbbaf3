/// A position as editors show it: 1-based line, 1-based column in UTF-16 units.
public struct SourcePosition: Hashable, Sendable {
    /// The 1-based line.
    public let line: Int
    /// The 1-based column, in UTF-16 units.
    public let column: Int

    /// - Parameters:
    ///   - line: the 1-based line.
    ///   - column: the 1-based column, in UTF-16 units.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The offsets at which lines begin. CR, LF and CR LF each end a line.
public struct LineTable: Sendable {
    private let text: [UInt8]
    /// The UTF-8 offset of each line's first byte.
    private let starts: [Int]
    /// The number of UTF-16 units before each multiple of ``checkpointDistance`` bytes; empty if no line is longer than
    /// that distance.
    private let checkpoints: [Int]
    private static let checkpointDistance = 1_024

    /// - Parameter text: the text in UTF-8 or WTF-8, such as ``SourceFile/text``.
    public init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        text.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            var offset = 0
            while true {
                offset = ByteSearch.find(0x0A, or: 0x0D, in: base, from: offset, to: bytes.count)
                guard offset < bytes.count else { break }
                if Self.isLineEnd(bytes, offset) { starts.append(offset + 1) }
                offset += 1
            }
        }
        self.starts = starts
        checkpoints = Self.hasLongLine(starts, text.count) ? Self.checkpoints(of: text) : []
    }

    /// The number of lines: one more than the number of line ends.
    public var count: Int { starts.count }

    /// The line and column of a UTF-8 offset. An offset past the end counts as the end, and a negative one as 0.
    public func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), text.count)
        let index = lineIndex(of: offset)
        return SourcePosition(line: index + 1, column: units(from: starts[index], to: offset) + 1)
    }

    /// The number of UTF-16 units in a part of a line. In a long line, counting starts at a checkpoint. Otherwise, each
    /// position on the line would require counting all units before it.
    private func units(from start: Int, to end: Int) -> Int {
        guard end - start > Self.checkpointDistance, !checkpoints.isEmpty else {
            return WTF8.utf16Length(of: text[start..<end])
        }
        return units(before: end) - units(before: start)
    }

    private func units(before offset: Int) -> Int {
        let number = offset / Self.checkpointDistance
        return checkpoints[number] + WTF8.utf16Length(of: text[(number * Self.checkpointDistance)..<offset])
    }

    private static func hasLongLine(_ starts: [Int], _ end: Int) -> Bool {
        zip(starts, starts.dropFirst() + [end]).contains { $1 - $0 > checkpointDistance }
    }

    private static func checkpoints(of text: [UInt8]) -> [Int] {
        var units = 0
        return stride(from: 0, through: text.count, by: checkpointDistance).map { start in
            defer { units += WTF8.utf16Length(of: text[start..<min(start + checkpointDistance, text.count)]) }
            return units
        }
    }

    /// A line without its line end; nil if the line doesn't exist.
    /// - Parameter number: the 1-based number of the line.
    public func line(_ number: Int) -> String? {
        guard starts.indices.contains(number - 1) else { return nil }
        var end = number < starts.count ? starts[number] : text.count
        let start = starts[number - 1]
        while end > start, text[end - 1].isLineEnd { end -= 1 }
        return String(decoding: text[start..<end], as: UTF8.self)
    }

    /// A line ends at every LF, and at every CR that isn't followed by LF.
    private static func isLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        if bytes[offset] == 0x0A { return true }
        return bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
    }

    private func lineIndex(of offset: Int) -> Int {
        starts.partitioningIndex { $0 > offset } - 1
    }
}

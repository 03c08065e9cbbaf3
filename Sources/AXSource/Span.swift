/// A half-open range of UTF-8 offsets in a ``SourceFile``'s text.
public struct Span: Hashable, Sendable {
    /// The offset of the first byte.
    public let start: Int
    /// The offset after the last byte.
    public let end: Int

    /// - Precondition: `start` isn't greater than `end`.
    public init(_ start: Int, _ end: Int) {
        precondition(start <= end, "a span can't end before it starts")
        self.start = start
        self.end = end
    }

    /// The empty span before the byte at `offset`.
    public init(at offset: Int) {
        self.init(offset, offset)
    }

    /// The number of bytes.
    public var length: Int { end - start }
    /// Whether the span contains no bytes.
    public var isEmpty: Bool { start == end }
    /// The same offsets as a `Range`.
    public var range: Range<Int> { start..<end }
}

extension Span: Comparable {
    public static func < (left: Span, right: Span) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }
}

import AXSource

/// A text without some of its parts, which knows where the rest stood.
struct AbridgedText {
    let bytes: [UInt8]
    /// What was left out, in order: the offset in what is left, and how much is missing up to there.
    private let cuts: [(offset: Int, missing: Int)]

    /// - Parameter omitted: Ranges in order, of which none touches the next.
    init(_ text: [UInt8], without omitted: [Range<Int>]) {
        guard !omitted.isEmpty else {
            (bytes, cuts) = (text, [])
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count - omitted.reduce(0) { $0 + $1.count })
        var cuts: [(offset: Int, missing: Int)] = []
        var end = 0
        for range in omitted {
            bytes += text[end..<range.lowerBound]
            end = range.upperBound
            cuts.append((bytes.count, end - bytes.count))
        }
        bytes += text[end...]
        (self.bytes, self.cuts) = (bytes, cuts)
    }

    /// Where a part of what is left stands in the whole text.
    func original(_ span: Span) -> Span {
        guard !cuts.isEmpty else { return span }
        let start = original(span.start)
        // What ends at a cut ends before what is left out.
        return Span(start, span.length == 0 ? start : original(span.end - 1) + 1)
    }

    private func original(_ offset: Int) -> Int {
        let next = cuts.partitioningIndex { $0.offset > offset }
        return next == 0 ? offset : offset + cuts[next - 1].missing
    }
}

import AXSource

/// The stretches of a file that are changed already.
struct TakenSpans {
    /// In order; none overlaps another.
    private var spans: [Span] = []

    /// Takes the stretches of one change.
    ///
    /// - Returns: Whether all are free; none is taken where one is not. An empty stretch, where text is put in, is free at the
    ///   borders of others.
    mutating func take(_ own: [Span]) -> Bool {
        guard own.allSatisfy(isFree) else { return false }
        for span in own {
            spans.insert(span, at: spans.partitioningIndex { ($0.start, $0.end) >= (span.start, span.end) })
        }
        return true
    }

    private func isFree(_ span: Span) -> Bool {
        guard let next = spans[spans.partitioningIndex { $0.end > span.start }...].first else { return true }
        return next.start >= span.end
    }
}

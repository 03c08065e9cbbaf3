import AXSource

/// Where edits stand before and after they are made.
struct RewrittenPlaces {
    /// In the file as it was, in order.
    let old: [Span]
    /// In the file as it is then, in the same order.
    let new: [Span]

    init(_ edits: [TextEdit]) {
        let sorted = edits.sorted { $0.span < $1.span }
        var shift = 0
        old = sorted.map(\.span)
        new = sorted.map { edit in
            let start = edit.span.start + shift
            shift += edit.replacement.utf8.count - edit.span.length
            return Span(start, start + edit.replacement.utf8.count)
        }
    }
}

import AXSource

/// What `judge` finds for the numbers below `count`, in their order. Where there are many, all cores work on it, each with
/// something of its own for a stretch of numbers.
/// - Parameter whole: what is found beside that, each by a search of its own; it comes first.
func concurrentFindings<Own>(
    _ count: Int, beside whole: [@Sendable () -> [Diagnostic]], with own: @Sendable () -> Own,
    _ judge: @Sendable (Own, Int) -> [Diagnostic]
) -> [Diagnostic] {
    let found = whole.concurrentMap { $0() }
    let parts = concurrentParts(count) { part in
        let own = own()
        return part.flatMap { judge(own, $0) }
    }
    return (found + parts).flatMap { $0 }
}

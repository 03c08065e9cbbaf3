import AXSource

/// What `judge` finds for the numbers below `count`, in their order. Where there are many, all cores work on it, each with
/// something of its own for a stretch of numbers.
func concurrentFindings<Own>(
    _ count: Int, with own: @Sendable () -> Own, _ judge: @Sendable (Own, Int) -> [Diagnostic]
) -> [Diagnostic] {
    concurrentParts(count) { part in
        let own = own()
        var found: [Diagnostic] = []
        for number in part { found += judge(own, number) }
        return found
    }.flatMap { $0 }
}

extension Array where Element: Sendable {
    /// The results of `transform` for all elements, in order, worked out on all cores. Each has a stack that is deep enough
    /// for a parser.
    package func concurrentMap<Result: Sendable>(
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        concurrentMap(inOrder: Array<Int>(indices), transform)
    }

    /// As above; the largest elements are taken first, so that no core works on a large one while the others have ended.
    package func concurrentMap<Result: Sendable>(
        largestFirst size: (Element) -> Int, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let sizes = map(size)
        return concurrentMap(inOrder: indices.sorted { sizes[$0] > sizes[$1] }, transform)
    }

    private func concurrentMap<Result: Sendable>(
        inOrder order: [Int], _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let collector = Collector<Result>(count: count)
        DeepStack.concurrentPerform(count) { turn in
            let index = order[turn]
            collector.put(transform(self[index]), at: index)
        }
        return collector.take()
    }
}

import Dispatch

extension Array where Element: Sendable {
    /// The results of `transform` for all elements, in order, computed on all cores.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        concurrentMap(inOrder: Array<Int>(indices), transform)
    }

    /// Like `concurrentMap(_:)`, but begins with the largest elements, so that no core is still busy with a large one
    /// after the others have finished.
    package func concurrentMap<Result: Sendable>(
        largestFirst size: (Element) -> Int, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let sizes = map(size)
        return concurrentMap(inOrder: indices.sorted { sizes[$0] > sizes[$1] }, transform)
    }

    private func concurrentMap<Result: Sendable>(
        inOrder order: [Int], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: count) { buffer, made in
            let results = Results(buffer: buffer)
            DispatchQueue.concurrentPerform(iterations: count) { turn in
                let index = order[turn]
                results.buffer.initializeElement(at: index, to: transform(self[index]))
            }
            made = count
        }
    }
}

/// The results of `work` for consecutive ranges that cover `0..<count`, in order, computed on all cores.
package func concurrentParts<Result: Sendable>(_ count: Int, _ work: @Sendable (Range<Int>) -> Result) -> [Result] {
    let length = 512
    return stride(from: 0, to: count, by: length).map { $0..<Swift.min($0 + length, count) }.concurrentMap(work)
}

extension Array where Element: Sendable {
    /// What `make` returns for the numbers below `count`, in order, without nil, worked out on all cores.
    package init(concurrently count: Int, _ make: @Sendable (Int) -> Element?) {
        self = concurrentParts(count) { $0.compactMap(make) }.flatMap(\.self)
    }
}

/// Memory that several threads fill. Each thread writes different elements.
private struct Results<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>
}

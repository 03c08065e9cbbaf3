import Dispatch

// These functions are inlinable so that other modules get specialized copies. Unspecialized generic code takes several
// times as long.

extension Array where Element: Sendable {
    /// The results of `transform` for all elements, in order, computed on all cores.
    @inlinable
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        concurrentMap(inOrder: Array<Int>(indices), transform)
    }

    /// Like `concurrentMap(_:)`, but begins with the largest elements. Otherwise one core could still be busy with a
    /// large element when all others have finished.
    @inlinable
    package func concurrentMap<Result: Sendable>(
        largestFirst size: (Element) -> Int, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let sizes = map(size)
        return concurrentMap(inOrder: indices.sorted { sizes[$0] > sizes[$1] }, transform)
    }

    @inlinable
    func concurrentMap<Result: Sendable>(
        inOrder order: [Int], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: count) { buffer, made in
            let results = ConcurrentResults(buffer: buffer)
            onAllCores(count) { turn in
                let index = order[turn]
                results.buffer.initializeElement(at: index, to: transform(self[index]))
            }
            made = count
        }
    }

    /// The results of `make` for the numbers below `count`, in order, computed on all cores.
    @inlinable
    package init(concurrently count: Int, _ make: @Sendable (Int) -> Element) {
        self.init(unsafeUninitializedCapacity: count) { buffer, made in
            let results = ConcurrentResults(buffer: buffer)
            let parts = partRanges(count)
            onAllCores(parts.count) { part in
                for index in parts[part] { results.buffer.initializeElement(at: index, to: make(index)) }
            }
            made = count
        }
    }
}

/// The results of `work` for consecutive ranges that cover `0..<count`, in order, computed on all cores.
@inlinable
package func concurrentParts<Result: Sendable>(_ count: Int, _ work: @Sendable (Range<Int>) -> Result) -> [Result] {
    partRanges(count).concurrentMap(work)
}

/// Calls `work` with each number below `count`, on all cores.
@usableFromInline
func onAllCores(_ count: Int, _ work: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
}

/// Consecutive ranges that cover `0..<count`. Each is large enough to be worth the overhead of a thread; only the last
/// one can be shorter.
@usableFromInline
package func partRanges(_ count: Int) -> [Range<Int>] {
    let length = 512
    return stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
}

/// Memory that several threads fill. Each thread writes different elements.
@usableFromInline
struct ConcurrentResults<Element>: @unchecked Sendable {
    @usableFromInline let buffer: UnsafeMutableBufferPointer<Element>

    @inlinable
    init(buffer: UnsafeMutableBufferPointer<Element>) {
        self.buffer = buffer
    }
}

import Dispatch

extension Array where Element: Sendable {
    /// The results of `transform` for all elements, in order, worked out on all cores.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let collector = Collector<Result>(count: count)
        withoutActuallyEscaping(transform) { transform in
            DispatchQueue.concurrentPerform(iterations: count) { index in
                collector.put(transform(self[index]), at: index)
            }
        }
        return collector.results.compactMap { $0 }
    }
}

/// Results by index, written from several threads. Each index is written once, and read only after all are.
private final class Collector<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "axstrings.collector")
    private(set) var results: [Result?]

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func put(_ result: Result, at index: Int) {
        queue.sync { results[index] = result }
    }
}

import Foundation

/// Results by index, written from several threads. Each index is written once, and read only after all are.
final class Collector<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var results: [Result?]

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func put(_ result: Result, at index: Int) {
        lock.withLock { results[index] = result }
    }
}

/// Results by index, written from several threads without a lock: each index is written once, and they are taken only after
/// all are written.
final class Collector<Result: Sendable>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Result>
    private var isTaken = false

    init(count: Int) {
        slots = .allocate(capacity: count)
    }

    deinit { slots.deallocate() }

    func put(_ result: Result, at index: Int) {
        slots.initializeElement(at: index, to: result)
    }

    /// The results, which move out and can be taken once.
    func take() -> [Result] {
        precondition(!isTaken, "results are taken once")
        isTaken = true
        return Array(unsafeUninitializedCapacity: slots.count) { buffer, count in
            count = buffer.moveInitialize(fromContentsOf: slots)
        }
    }
}

import Dispatch

/// What two pieces of work return, which two cores do at once where there are two.
/// - Parameter isLarge: whether the work is worth another thread.
func concurrentPair<First: Sendable, Second: Sendable>(
    isLarge: Bool = true, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    guard isLarge else { return (first(), second()) }
    return withUnsafeTemporaryAllocation(of: First.self, capacity: 1) { firstPlace in
        withUnsafeTemporaryAllocation(of: Second.self, capacity: 1) { secondPlace in
            let places = Places(first: firstPlace, second: secondPlace)
            DispatchQueue.concurrentPerform(iterations: 2) { part in
                if part == 0 {
                    places.first.initializeElement(at: 0, to: first())
                } else {
                    places.second.initializeElement(at: 0, to: second())
                }
            }
            return (places.first.moveElement(from: 0), places.second.moveElement(from: 0))
        }
    }
}

/// Memory for two values, each filled by one thread.
private struct Places<First, Second>: @unchecked Sendable {
    let first: UnsafeMutableBufferPointer<First>
    let second: UnsafeMutableBufferPointer<Second>
}

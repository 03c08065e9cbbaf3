import Dispatch

/// A value that is computed when it is first needed, once for all threads.
package final class LazyValue<Value: Sendable>: @unchecked Sendable {
    private let compute: @Sendable () -> Value
    private let turn = DispatchSemaphore(value: 1)
    /// Guarded by `turn`.
    private var known: Value?

    package init(_ compute: @escaping @Sendable () -> Value) {
        self.compute = compute
    }

    package var value: Value {
        turn.wait()
        defer { turn.signal() }
        if let known { return known }
        let value = compute()
        known = value
        return value
    }
}

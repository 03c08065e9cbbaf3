import Foundation

/// A value that is computed when it is first needed, once for all threads.
final class LazyValue<Value: Sendable>: @unchecked Sendable {
    private let compute: @Sendable () -> Value
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var known: Value?

    init(_ compute: @escaping @Sendable () -> Value) {
        self.compute = compute
    }

    var value: Value {
        lock.withLock {
            if let known { return known }
            let value = compute()
            known = value
            return value
        }
    }
}

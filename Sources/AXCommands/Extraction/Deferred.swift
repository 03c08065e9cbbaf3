import Foundation

/// A value that another core works out while this one goes on.
final class Deferred<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Value?

    init(_ work: @escaping @Sendable () -> Value) {
        let thread = Thread { [self] in
            let value = work()
            condition.withLock {
                result = value
                condition.broadcast()
            }
        }
        // That of the main thread: files of any depth are read here.
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// The value, waited for where it is not there yet.
    var value: Value {
        condition.withLock {
            while true {
                if let result { return result }
                condition.wait()
            }
        }
    }
}

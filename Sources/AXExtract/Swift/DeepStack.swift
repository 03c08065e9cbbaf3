import Foundation

/// Runs work on a thread with a stack of its own.
///
/// Parsing is recursive. The stack of a pool thread is half a megabyte on macOS, too little for code that is nested as
/// deeply as the parser allows.
enum DeepStack {
    /// Only the pages that are used take memory.
    private static let size = 64 << 20

    /// Waits for the result of `work`.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
        let box = Box<Result>()
        let thread = Thread { box.fill(work()) }
        thread.stackSize = size
        thread.start()
        return box.wait()
    }

    /// Holds one value that one thread makes and another waits for.
    private final class Box<Value: Sendable>: @unchecked Sendable {
        private let condition = NSCondition()
        private var value: Value?

        func fill(_ value: Value) {
            condition.withLock {
                self.value = value
                condition.signal()
            }
        }

        func wait() -> Value? {
            condition.withLock {
                while value == nil { condition.wait() }
                return value
            }
        }
    }
}

import Foundation

/// Runs work on a thread with a deep stack.
///
/// The parser calls itself for code inside of code. The stack of a thread of Dispatch is half a megabyte on macOS, too little for
/// the deepest code that is parsed.
package enum DeepStack {
    /// In bytes. Only the pages that are used take memory.
    private static let size = 64 << 20

    /// Waits for the result of `work`. A thread whose stack is deep already does the work itself.
    package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if Thread.current.stackSize >= size { return work() }
        let done = Done<Result>()
        let thread = Thread { done.put(work()) }
        thread.stackSize = size
        thread.start()
        return done.wait()
    }
}

/// The result of one thread, for which another one waits.
private final class Done<Result: Sendable>: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private var result: Result?

    func put(_ result: Result) {
        self.result = result
        semaphore.signal()
    }

    func wait() -> Result {
        semaphore.wait()
        guard let result else { preconditionFailure("the semaphore is signaled after the result is there") }
        return result
    }
}

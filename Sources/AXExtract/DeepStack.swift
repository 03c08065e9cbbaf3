import Foundation

/// Runs work on a thread with a deep stack.
///
/// The Swift parser is recursive. The stack of a Dispatch thread is half a megabyte on macOS, too small for the most
/// deeply nested code that is parsed.
package enum DeepStack {
    /// The size of the stack, in bytes. Only the pages in use take up memory.
    private static let size = 64 << 20

    /// Runs `work` on a thread with a deep stack and waits for its result. If the stack of the calling thread is
    /// already deep enough, runs `work` on that thread.
    package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if Thread.current.stackSize >= size { return work() }
        let done = Done<Result>()
        let thread = Thread { done.put(work()) }
        thread.stackSize = size
        thread.start()
        return done.wait()
    }
}

/// The result of one thread, which another thread waits for.
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

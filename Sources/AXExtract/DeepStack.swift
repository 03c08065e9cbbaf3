import Foundation

/// Runs work on threads with stacks of their own.
///
/// Parsing is recursive. The stack of a pool thread is half a megabyte on macOS, too little for code that is nested as
/// deeply as the parser allows.
enum DeepStack {
    /// Only the pages that are used take memory.
    private static let size = 64 << 20

    /// Waits for the result of `work`. Where the stack is deep already, no other thread is needed.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if Thread.current.stackSize >= size { return work() }
        let box = Box<Result>()
        start { box.fill(work()) }
        return box.wait()
    }

    /// Does `work` for the numbers up to `count` on all cores, and waits for the end.
    static func concurrentPerform(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        guard count > 1 else {
            if count == 1 { work(0) }
            return
        }
        let turns = Turns(count)
        let threads = min(count, ProcessInfo.processInfo.activeProcessorCount)
        for _ in 0..<threads {
            start {
                while let turn = turns.next() { work(turn) }
                turns.end()
            }
        }
        turns.wait(for: threads)
    }

    private static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = size
        thread.start()
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

        func wait() -> Value {
            condition.withLock {
                while true {
                    if let value { return value }
                    condition.wait()
                }
            }
        }
    }

    /// Deals out numbers to threads.
    private final class Turns: @unchecked Sendable {
        private let condition = NSCondition()
        private let count: Int
        private var turn = 0
        private var ended = 0

        init(_ count: Int) {
            self.count = count
        }

        func next() -> Int? {
            condition.withLock {
                guard turn < count else { return nil }
                turn += 1
                return turn - 1
            }
        }

        func end() {
            condition.withLock {
                ended += 1
                condition.signal()
            }
        }

        func wait(for threads: Int) {
            condition.withLock {
                while ended < threads { condition.wait() }
            }
        }
    }
}

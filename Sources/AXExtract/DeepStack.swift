import Foundation

/// Runs work on threads with stacks of their own.
///
/// Parsing is recursive. The stack of a pool thread is half a megabyte on macOS, too little for code that is nested as
/// deeply as the parser allows. The threads wait for more work when theirs is done: an extraction goes over its files many
/// times.
package enum DeepStack {
    /// Only the pages that are used take memory.
    private static let size = 64 << 20
    /// How many threads work at once.
    static let cores = ProcessInfo.processInfo.activeProcessorCount
    private static let workers = Workers(most: cores, stack: size)

    private static var isDeep: Bool { Thread.current.stackSize >= size }

    /// Waits for the result of `work`. Where the stack is deep already, no other thread is needed.
    package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if isDeep { return work() }
        let result = Collector<Result>(count: 1)
        let job = Job(turns: 1) { result.put(work(), at: $0) }
        workers.take(job)
        job.wait()
        return result.take()[0]
    }

    /// Does `work` for the numbers up to `count` on all cores, and waits for the end.
    static func concurrentPerform(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        guard count > 1 else {
            if count == 1 { work(0) }
            return
        }
        let job = Job(turns: count, work)
        let isDeep = isDeep
        workers.help(job, min(count, workers.most) - (isDeep ? 1 : 0))
        // A thread of its own helps itself, so that work inside of work comes to an end whoever else is busy.
        if isDeep { job.takeTurns() }
        job.wait()
    }
}

/// Work that is dealt out to threads by numbers.
private final class Job: @unchecked Sendable {
    private let condition = NSCondition()
    private let turns: Int
    private var turn = 0
    private var ended = 0
    /// Nothing once all is done, so that nobody holds on to what it has.
    private var work: (@Sendable (Int) -> Void)?

    init(turns: Int, _ work: @escaping @Sendable (Int) -> Void) {
        self.turns = turns
        self.work = work
    }

    func takeTurns() {
        while let count = takeSome() { end(count) }
    }

    /// Takes some turns. The work is let go of before they count as done.
    /// - Returns: How many; nil where none is left.
    private func takeSome() -> Int? {
        guard let (numbers, work) = next() else { return nil }
        for number in numbers { work(number) }
        return numbers.count
    }

    func wait() {
        condition.withLock {
            while ended < turns { condition.wait() }
        }
    }

    /// The first turns are taken one by one, for they may be long; later ones several at once, so that threads do not wait for
    /// the lock; and the last ones again by few, so that all threads end together.
    private func next() -> (Range<Int>, @Sendable (Int) -> Void)? {
        condition.withLock {
            guard turn < turns, let work else { return nil }
            let start = turn
            turn += max(1, min(1 + turn / 16, (turns - turn) / 8))
            return (start..<turn, work)
        }
    }

    private func end(_ count: Int) {
        condition.withLock {
            ended += count
            if ended < turns { return }
            work = nil
            condition.broadcast()
        }
    }
}

/// The threads.
private final class Workers: @unchecked Sendable {
    let most: Int
    private let stack: Int
    private let condition = NSCondition()
    private var waiting: [Job] = []
    private var started = 0
    /// How many have no job.
    private var free = 0

    init(most: Int, stack: Int) {
        self.most = most
        self.stack = stack
    }

    /// Lets some threads help with a job, once they are free.
    func help(_ job: Job, _ count: Int) {
        condition.withLock {
            for _ in 0..<count { waiting.append(job) }
            while started < most, free < waiting.count { start() }
            condition.broadcast()
        }
    }

    /// Has a job done before all others, by one thread more where each has work: it may be waiting for whoever asks.
    func take(_ job: Job) {
        condition.withLock {
            waiting.insert(job, at: 0)
            if free < waiting.count { start() }
            condition.broadcast()
        }
    }

    private func start() {
        started += 1
        free += 1
        let thread = Thread { [self] in
            while true {
                next().takeTurns()
                condition.withLock { free += 1 }
            }
        }
        thread.stackSize = stack
        thread.start()
    }

    private func next() -> Job {
        condition.withLock {
            while waiting.isEmpty { condition.wait() }
            free -= 1
            return waiting.removeFirst()
        }
    }
}

import Foundation

/// The processor time of the calling thread. Unlike a clock, it doesn't depend on the other work of the machine.
package enum ProcessorTime {
    /// The processor time that `work` takes.
    package static func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return now - start
    }

    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

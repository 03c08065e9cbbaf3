import Foundation

/// The time that the calling thread has worked. What else the machine does at the time does not count, as it does for a clock.
package enum ProcessorTime {
    /// How long `work` keeps the thread working.
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

import Dispatch
import Foundation

/// Handles Ctrl-C and other signals that end the process. The process ends immediately, but not in the middle of a
/// change to files, so that no temporary file or journal remains. A second Ctrl-C ends the process even during a
/// change.
enum Interruption {
    /// A lock that is held while files are replaced.
    private static let changes = NSRecursiveLock()
    /// The pipe to which the signal handler writes the number of the signal, because a handler may call few functions
    /// other than `write`.
    private nonisolated(unsafe) static var pipe: (reading: Int32, writing: Int32) = (-1, -1)
    private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

    /// Performs a change to files. Signals wait until it is complete.
    static func shield<Value>(_ change: () throws(FileError) -> Value) throws(FileError) -> Value {
        changes.lock()
        defer { changes.unlock() }
        return try change()
    }

    /// Begins to handle signals.
    /// - Parameter cleanUp: removes the progress line from the terminal before the process ends.
    static func handle(cleaningUp cleanUp: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { return }
        // Child processes must not inherit the pipe.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = (ends[0], ends[1])
        let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .global(qos: .userInteractive))
        source.setEventHandler {
            var number: UInt8 = 0
            guard read(pipe.reading, &number, 1) == 1 else { return }
            cleanUp()
            changes.lock()
            end(by: Int32(number))
        }
        source.activate()
        self.source = source
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { signal(number, note) }
    }

    /// Whether the process ignores this signal because of how it was started, as with `nohup`.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return true }
        // Function pointers aren't Equatable, so compare addresses. SIG_IGN is the handler at address 1.
        #if canImport(Darwin)
            return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
        #else
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        #endif
    }

    private static let note: @convention(c) (Int32) -> Void = { number in
        let failure = errno
        defer { errno = failure }
        var byte = UInt8(truncatingIfNeeded: number)
        // Another signal ends the process immediately.
        signal(number, SIG_DFL)
        _ = write(pipe.writing, &byte, 1)
    }

    /// Ends the process with the default action of the signal, so that a shell recognizes the reason.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}

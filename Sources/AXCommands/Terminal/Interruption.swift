import Dispatch
import Foundation

/// Ctrl-C and the other signals that ask the process to end: it ends at once, but never between the two halves of a change to
/// files, so no temporary file and no journal is left. A second Ctrl-C does not wait.
enum Interruption {
    /// Held while files are replaced.
    private static let changes = NSRecursiveLock()
    /// A signal handler may do little more than write: it writes its number here.
    private nonisolated(unsafe) static var pipe: (reading: Int32, writing: Int32) = (-1, -1)
    private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

    /// Carries out a change to files as a whole: a signal waits until it is done.
    static func shield<Value>(_ change: () throws(FileError) -> Value) throws(FileError) -> Value {
        changes.lock()
        defer { changes.unlock() }
        return try change()
    }

    /// Begins to wait for signals.
    /// - Parameter cleanUp: Removes what is on the terminal alone.
    static func handle(cleaningUp cleanUp: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { return }
        // Programs that are run get no end of it.
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
        for number in [SIGINT, SIGTERM, SIGHUP] where !isSignalIgnored(number) { signal(number, note) }
    }

    private static let note: @convention(c) (Int32) -> Void = { number in
        let failure = errno
        defer { errno = failure }
        var byte = UInt8(truncatingIfNeeded: number)
        // The second signal is not handled any more.
        signal(number, SIG_DFL)
        _ = write(pipe.writing, &byte, 1)
    }

    /// Ends the process as the signal would have, so that a shell sees why.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}

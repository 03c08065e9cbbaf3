import Foundation

/// One line at the bottom of a terminal that says what a long run is doing. Short runs never show it, and it is gone before
/// anything else is printed.
final class ProgressLine: @unchecked Sendable {
    /// Seconds before the first step is shown, and between two of them.
    private static let patience = 1.0
    private static let pause = 0.1
    /// Characters; a longer line would wrap, and its head would stay.
    private static let width = 78

    private let lock = NSLock()
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> TimeInterval
    private let start: TimeInterval
    private var last: TimeInterval = 0
    private var isShown = false

    /// - Parameters:
    ///   - write: writes to the terminal as it is.
    ///   - now: seconds of a clock that only goes forward.
    init(write: @escaping @Sendable (String) -> Void, now: @escaping @Sendable () -> TimeInterval) {
        self.write = write
        self.now = now
        start = now()
    }

    /// Says what is being done, where the run has taken long.
    func show(_ step: String) {
        lock.withLock {
            let time = now()
            guard time - start >= Self.patience, time - last >= Self.pause else { return }
            last = time
            isShown = true
            write("\r\u{1B}[K" + step.prefix(Self.width))
        }
    }

    /// Takes the line away.
    func clear() {
        lock.withLock {
            if isShown { write("\r\u{1B}[K") }
            isShown = false
        }
    }
}

extension ProgressLine {
    /// The one of this process; nil where standard error is no terminal.
    static var live: ProgressLine? {
        guard isatty(2) == 1 else { return nil }
        return ProgressLine(
            write: { StandardStream.write($0, to: 2) }, now: { ProcessInfo.processInfo.systemUptime })
    }
}

import Dispatch
import Foundation

/// A line at the bottom of the terminal that shows the current step of a long run and its progress.
///
/// The line never appears in short runs, and it is cleared before anything else is printed. A timer redraws it, so that
/// it appears even during a slow step that reports no progress.
final class ProgressLine: @unchecked Sendable {
    /// The time in seconds before the line appears.
    private static let delay = 0.8
    /// The time in seconds between updates.
    private static let interval = 0.1

    enum Style {
        /// A single line that is redrawn, with the given maximum number of columns.
        case line(columns: Int)
        /// A separate line for each step.
        case log
    }

    private let lock = NSLock()
    private let style: Style
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> TimeInterval
    private let start: TimeInterval
    private var step = ""
    private var done = 0
    private var total: Int?
    private var shown = ""
    private var timer: (any DispatchSourceTimer)?

    /// - Parameters:
    ///   - write: writes to standard error.
    ///   - now: returns the time of a monotonic clock in seconds.
    ///   - hasClock: whether a timer draws the line. Tests call ``draw()`` instead.
    init(
        _ style: Style, hasClock: Bool = true, write: @escaping @Sendable (String) -> Void,
        now: @escaping @Sendable () -> TimeInterval
    ) {
        (self.style, self.write, self.now) = (style, write, now)
        start = now()
        if case .line = style, hasClock { startClock() }
    }

    deinit { timer?.cancel() }

    /// Begins a step.
    /// - Parameter total: the number of items; nil if it is unknown.
    func begin(_ step: String, total: Int? = nil) {
        lock.withLock {
            (self.step, done, self.total) = (step, 0, total)
            guard case .log = style else { return }
            write("\(step)\(total.map { ": \($0)" } ?? "")\n")
        }
    }

    /// Increases the number of completed items by one.
    func advance() { lock.withLock { done += 1 } }

    /// Removes the line and ends the step.
    func clear() {
        lock.withLock {
            step = ""
            erase()
        }
    }

    /// Draws the line if the run has taken longer than the delay.
    func draw() {
        lock.withLock {
            guard case .line(let columns) = style, !step.isEmpty, now() - start >= Self.delay else { return }
            let line = String((step + count + " …").prefix(max(columns - 1, 1)))
            guard line != shown else { return }
            shown = line
            write("\r\u{1B}[K" + line)
        }
    }

    private var count: String { total.map { ", \(min(done + 1, $0)) of \($0)" } ?? "" }

    private func erase() {
        if !shown.isEmpty { write("\r\u{1B}[K") }
        shown = ""
    }

    private func startClock() {
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInteractive))
        timer.schedule(deadline: .now() + Self.delay, repeating: Self.interval)
        timer.setEventHandler { [weak self] in self?.draw() }
        timer.activate()
        self.timer = timer
    }
}

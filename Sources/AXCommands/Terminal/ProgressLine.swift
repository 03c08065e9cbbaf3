import Dispatch
import Foundation

/// One line at the bottom of a terminal with the step that a long run is in, how much of it is done, and how much there is.
///
/// Short runs never show it, and it is gone before anything else is printed. A clock draws it, so that a step which takes long
/// is named even if nothing in it moves on.
final class ProgressLine: @unchecked Sendable {
    /// Seconds before the line appears, and between two changes of it.
    private static let patience = 0.8
    private static let pause = 0.1

    /// How the steps are shown.
    enum Style {
        /// One line of at most so many columns, which is drawn again and again.
        case line(columns: Int)
        /// Every step when it begins, on a line of its own that stays.
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
    ///   - write: Writes to standard error.
    ///   - now: The seconds of a clock that only goes forward.
    ///   - hasClock: Whether the line draws itself; tests draw it.
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
    /// - Parameter total: How many things it works through; nil where that is not known.
    func begin(_ step: String, total: Int? = nil) {
        lock.withLock {
            (self.step, done, self.total) = (step, 0, total)
            guard case .log = style else { return }
            write("\(step)\(total.map { ": \($0)" } ?? "")\n")
        }
    }

    /// One more thing of the step is done.
    func advance() { lock.withLock { done += 1 } }

    /// Removes the line and ends the step.
    func clear() {
        lock.withLock {
            step = ""
            erase()
        }
    }

    /// Shows the step if the run takes long.
    func draw() {
        lock.withLock {
            guard case .line(let columns) = style, !step.isEmpty, now() - start >= Self.patience else { return }
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
        timer.schedule(deadline: .now() + Self.patience, repeating: Self.pause)
        timer.setEventHandler { [weak self] in self?.draw() }
        timer.activate()
        self.timer = timer
    }
}

extension ProgressLine {
    /// The one of this process.
    static func live(_ style: Style) -> ProgressLine {
        ProgressLine(
            style, write: { StandardStream.write($0, to: 2) }, now: { ProcessInfo.processInfo.systemUptime })
    }
}

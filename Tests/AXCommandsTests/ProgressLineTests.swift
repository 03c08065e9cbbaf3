import Foundation
import Testing

@testable import AXCommands

struct ProgressLineTests {
    private final class Terminal: @unchecked Sendable {
        var time = 0.0
        var written: [String] = []

        func line(_ style: ProgressLine.Style = .line(columns: 40)) -> ProgressLine {
            ProgressLine(style, hasClock: false, write: { self.written.append($0) }, now: { self.time })
        }
    }

    @Test func aLongRunShowsTheStepItIsIn() {
        let terminal = Terminal()
        let line = terminal.line()
        line.begin("Reading files", total: 3)
        line.draw()
        #expect(terminal.written.isEmpty)
        terminal.time = 1
        line.draw()
        line.draw()
        line.advance()
        line.draw()
        // The run has already lasted long enough, so the next step is shown at once.
        line.begin("Checking files", total: 2)
        line.draw()
        line.clear()
        line.clear()
        line.draw()
        #expect(
            terminal.written == [
                "\r\u{1B}[KReading files, 1 of 3 …", "\r\u{1B}[KReading files, 2 of 3 …",
                "\r\u{1B}[KChecking files, 1 of 2 …", "\r\u{1B}[K",
            ])
    }

    @Test func aShortRunShowsNothing() {
        let terminal = Terminal()
        let line = terminal.line()
        line.begin("Reading files")
        terminal.time = 0.5
        line.draw()
        line.clear()
        #expect(terminal.written.isEmpty)
    }

    @Test func theLineFitsTheTerminal() {
        let terminal = Terminal()
        let line = terminal.line(.line(columns: 12))
        terminal.time = 1
        line.begin("Reading files", total: 3)
        line.draw()
        #expect(terminal.written == ["\r\u{1B}[KReading fil"])
    }

    @Test func aLogHasEachStepOnce() {
        let terminal = Terminal()
        let line = terminal.line(.log)
        line.begin("Reading files", total: 3)
        line.advance()
        line.draw()
        line.begin("Resolving names")
        line.clear()
        #expect(terminal.written == ["Reading files: 3\n", "Resolving names\n"])
    }

    /// The line appears even if the step makes no progress.
    @Test func aStepThatDoesNotMoveIsShownWithinASecondOfBeingLate() async throws {
        let written = Written()
        let line = ProgressLine(
            .line(columns: 80), write: { written.add($0) }, now: { ProcessInfo.processInfo.systemUptime })
        line.begin("Waiting")
        for _ in 0..<200 where written.all.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        #expect(written.all == ["\r\u{1B}[KWaiting …"])
        line.clear()
    }

    private final class Written: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []
        var all: [String] { lock.withLock { texts } }
        func add(_ text: String) { lock.withLock { texts.append(text) } }
    }
}

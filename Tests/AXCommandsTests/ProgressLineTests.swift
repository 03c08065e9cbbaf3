import Foundation
import Testing

@testable import AXCommands

struct ProgressLineTests {
    private final class Terminal: @unchecked Sendable {
        var time = 0.0
        var written: [String] = []
    }

    @Test func aLongRunSaysWhatItDoesAndLeavesNothingBehind() {
        let terminal = Terminal()
        let line = ProgressLine(write: { terminal.written.append($0) }, now: { terminal.time })
        line.show("reading")
        #expect(terminal.written.isEmpty)
        terminal.time = 1.5
        line.show("judging 1 of 3")
        terminal.time = 1.55
        line.show("judging 2 of 3")
        terminal.time = 2
        line.show("judging 3 of 3")
        line.clear()
        line.clear()
        #expect(terminal.written == ["\r\u{1B}[Kjudging 1 of 3", "\r\u{1B}[Kjudging 3 of 3", "\r\u{1B}[K"])
    }

    @Test func aShortRunShowsNothing() {
        let terminal = Terminal()
        let line = ProgressLine(write: { terminal.written.append($0) }, now: { terminal.time })
        terminal.time = 0.9
        line.show("reading")
        line.clear()
        #expect(terminal.written.isEmpty)
    }
}

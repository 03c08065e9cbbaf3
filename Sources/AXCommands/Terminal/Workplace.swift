import Foundation

/// What a verb works with besides its arguments: the file system, the terminal and the variables of the process.
/// Tests put their own in its place.
struct Workplace: Sendable {
    var files: any FileSystem
    /// Writes to standard output: results and findings.
    let print: @Sendable (String) -> Void
    /// Writes a line to standard error: failures, and remarks next to a result.
    let complain: @Sendable (String) -> Void
    /// All of standard input.
    let readInput: @Sendable () throws(FileError) -> [UInt8]
    /// What has come through standard input since the last time, after waiting for something; nothing at its end.
    var readSomeInput: @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in [] }
    var git: Git.Run = { $0.run() }
    /// Shows what a long run is doing; nil where no one sees it.
    var progress: ProgressLine?
    let variables: [String: String]
    /// Whether standard output is a terminal.
    let isTerminal: Bool
    /// The columns of the terminal that standard output is; nil for a pipe or a file.
    var terminalColumns: Int?

    /// The one of this process. Signals end the process in order from here on.
    static let live: Workplace = {
        let progress = isatty(2) == 1 ? ProgressLine.live(.line(columns: TerminalSize.columns(of: 2) ?? 80)) : nil
        Interruption.handle { progress?.clear() }
        let isTerminal = isatty(1) == 1
        var place = Workplace(
            files: LocalFileSystem(),
            print: {
                progress?.clear()
                StandardStream.write($0, to: 1)
            },
            complain: {
                progress?.clear()
                StandardStream.write($0 + "\n", to: 2)
            },
            readInput: { () throws(FileError) in try StandardStream.readInput() },
            readSomeInput: { () throws(FileError) in try StandardStream.readSomeInput() },
            variables: ProcessInfo.processInfo.environment,
            isTerminal: isTerminal, terminalColumns: isTerminal ? TerminalSize.columns(of: 1) ?? 80 : nil)
        // A simple terminal cannot take a line back.
        let isSimple = place.prefersPlainText || place.variables["TERM"] == "dumb"
        place.progress = isSimple ? nil : progress
        return place
    }()

    /// Shows every step on a line of standard error.
    func progressLog() -> ProgressLine { .live(.log) }

    /// Whether reports are one sentence per finding without any drawing, for screen readers and simple terminals. Editors set
    /// `TERM=dumb` for the commands that they run and read locations from their output: then only a terminal counts.
    var prefersPlainText: Bool {
        !(variables["NO_GRAPHICS"] ?? "").isEmpty || isTerminal && variables["TERM"] == "dumb"
    }

    /// Reports a failure in the form that Xcode and editors mark as an error.
    func fail(_ message: String) { complain("axstrings: error: \(message)") }

    /// Whether color is used on standard output.
    func usesColor(_ choice: ColorChoice) -> Bool {
        choice.usesColor(variables: variables, isTerminal: isTerminal && !prefersPlainText)
    }
}

/// The size of a terminal.
private enum TerminalSize {
    /// nil for a terminal that does not know, and for anything else.
    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

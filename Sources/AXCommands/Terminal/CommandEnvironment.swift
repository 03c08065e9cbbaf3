import ArgumentParser
import Foundation

/// The environment of a command: the file system, the terminal and the environment variables. Tests provide a different
/// one.
struct CommandEnvironment: Sendable {
    var files: any FileSystem
    /// Writes results and findings to standard output.
    let print: @Sendable (String) -> Void
    /// Writes a line to standard error, such as an error or a remark about a result.
    let printError: @Sendable (String) -> Void
    /// Reads all of standard input.
    let readInput: @Sendable () throws(FileError) -> [UInt8]
    /// Waits for bytes from standard input, and returns the available bytes; empty at the end of the input.
    var readSomeInput: @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in [] }
    var git: Git.Run = { $0.run() }
    /// The progress display; nil if no one would see it.
    var progress: ProgressLine?
    let variables: [String: String]
    /// Whether standard output is a terminal.
    let isTerminal: Bool
    /// The number of columns of the terminal; nil if standard output is a pipe or a file.
    var terminalColumns: Int?

    /// The environment of this process. Once it has been used, ``Interruption`` handles signals.
    static let live: CommandEnvironment = {
        let progress = isatty(2) == 1 ? ProgressLine.live(.line(columns: TerminalSize.columns(of: 2) ?? 80)) : nil
        Interruption.handle { progress?.clear() }
        let isTerminal = isatty(1) == 1
        var environment = CommandEnvironment(
            files: LocalFileSystem(),
            print: {
                progress?.clear()
                StandardStream.write($0, to: 1)
            },
            printError: {
                progress?.clear()
                StandardStream.write($0 + "\n", to: 2)
            },
            readInput: { () throws(FileError) in try StandardStream.readInput() },
            readSomeInput: { () throws(FileError) in try StandardStream.readSomeInput() },
            variables: ProcessInfo.processInfo.environment,
            isTerminal: isTerminal, terminalColumns: isTerminal ? TerminalSize.columns(of: 1) ?? 80 : nil)
        // A simple terminal can't clear a line, and with a screen reader, a line that is redrawn is a nuisance.
        let isSimple = environment.prefersPlainText || environment.variables["TERM"] == "dumb"
        environment.progress = isSimple ? nil : progress
        return environment
    }()

    /// A progress display with one line on standard error for each step.
    func progressLog() -> ProgressLine { .live(.log) }

    /// Whether reports use the `plain` format by default, for screen readers and simple terminals. `TERM=dumb` has this
    /// effect only on a terminal, because editors also set it for the commands that they run, and they parse the
    /// locations in the `text` format.
    var prefersPlainText: Bool {
        !(variables["NO_GRAPHICS"] ?? "").isEmpty || isTerminal && variables["TERM"] == "dumb"
    }

    /// Prints an error in the format that Xcode and editors recognize.
    func fail(_ message: String) { printError("axstrings: error: \(message)") }

    /// Whether to use color on standard output.
    func usesColor(_ choice: ColorChoice) -> Bool {
        choice.usesColor(variables: variables, isTerminal: isTerminal && !prefersPlainText)
    }
}

/// The value of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    case auto, always, never

    /// Whether to use color. The option takes precedence over the variables, and the variables over the terminal.
    /// - Parameters:
    ///   - variables: `NO_COLOR` (https://no-color.org), `FORCE_COLOR` (https://force-color.org), `CLICOLOR` and
    ///     `CLICOLOR_FORCE` (https://bixense.com/clicolors).
    ///   - isTerminal: whether the output is a terminal that can show color.
    func usesColor(variables: [String: String], isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
        func isOn(_ name: String) -> Bool { isSet(name) && !["0", "false"].contains(variables[name]) }
        if isSet("NO_COLOR") { return false }
        if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
        return isTerminal && variables["CLICOLOR"] != "0" && variables["FORCE_COLOR"] != "0"
    }
}

extension ProgressLine {
    /// The progress display of this process.
    fileprivate static func live(_ style: Style) -> ProgressLine {
        ProgressLine(
            style, write: { StandardStream.write($0, to: 2) }, now: { ProcessInfo.processInfo.systemUptime })
    }
}

/// The standard streams of the process. Unlike with files, reading and writing can block.
private enum StandardStream {
    static func readInput() throws(FileError) -> [UInt8] {
        try FileDescriptor(number: 0, path: "<standard input>").readAll(expecting: nil, limit: FileLimit.text)
    }

    static func readSomeInput() throws(FileError) -> [UInt8] {
        try FileDescriptor(number: 0, path: "<standard input>").readSome(65_536)
    }

    /// Writes to standard output (1) or standard error (2). If writing to standard output fails, the process ends with
    /// the exit code for a failure, so that incomplete output isn't taken for a result.
    static func write(_ text: String, to number: Int32) {
        do throws(FileError) {
            try FileDescriptor(number: number, path: "<standard output>").writeAll(Array(text.utf8))
        } catch {
            guard number == 1 else { return }
            write("axstrings: error: \(error)\n", to: 2)
            exit(CommandFailure.exitCode)
        }
    }
}

private enum TerminalSize {
    /// The number of columns of a terminal; nil if the descriptor isn't a terminal, or if the terminal doesn't report
    /// its size.
    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

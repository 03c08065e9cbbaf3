import CTerminal
import Foundation

/// A program on a pseudo-terminal, with its output and with typed input.
final class TerminalRun {
    /// The program's output so far, control sequences included.
    private(set) var output = ""
    private let terminal: Int32
    private let process: pid_t
    private var ended: Int32?
    /// Whether the program has closed its end.
    private var isClosed = false

    /// - Parameter columns: The width of the terminal.
    init(
        _ program: String, _ arguments: [String], in folder: URL, columns: UInt16 = 80,
        variables: [String: String] = [:]
    ) throws {
        let environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(variables) { $1 }
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var terminal: Int32 = -1
        process = axterminal_start(program, words, settings, folder.path, columns, &terminal)
        self.terminal = terminal
        guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOTTY) }
        _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if ended == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(terminal)
    }

    /// Types text.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    /// Sends a signal to the program alone.
    func send(signal: Int32) { kill(process, signal) }

    /// Reads until the output since the last call is as wanted.
    /// - Returns: That output, without control sequences. After ten seconds or at the end, the output so far.
    @discardableResult func read(until isWanted: (String) -> Bool) -> String {
        let start = output.endIndex
        let deadline = Date(timeIntervalSinceNow: 10)
        while Date() < deadline {
            let hasMore = readSome()
            let text = Self.plain(output[start...])
            if isWanted(text) || !hasMore { return text }
        }
        return Self.plain(output[start...])
    }

    /// Reads for a number of seconds, but at most for ten and not past the end.
    @discardableResult func read(for seconds: Double) -> String {
        let end = Date(timeIntervalSinceNow: seconds)
        return read { _ in Date() >= end }
    }

    /// Reads to the end, for at most ten seconds.
    /// - Returns: The exit code, or the negative number of the signal that ended the program.
    func wait() -> Int32 {
        read { _ in false }
        if let ended { return ended }
        var status: Int32 = 0
        // A program that still runs after ten seconds hangs.
        if !isClosed { kill(process, SIGKILL) }
        waitpid(process, &status, 0)
        let signal = status & 0x7F
        let code = signal == 0 ? (status >> 8) & 0xFF : -signal
        ended = code
        return code
    }

    /// Reads the available output, after waiting for up to 50 milliseconds.
    /// - Returns: Whether the program may print more.
    private func readSome() -> Bool {
        var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, 50)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(terminal, &buffer, buffer.count)
        if count > 0 { output += String(decoding: buffer[..<count], as: UTF8.self) }
        // Linux reports the end of a terminal as an error.
        isClosed = count == 0 || count < 0 && errno != EAGAIN
        return !isClosed
    }

    /// Text without control sequences and carriage returns.
    static func plain(_ text: some StringProtocol) -> String {
        String(text).replacing(#/\u{1B}(\[[0-9;?>=]*[A-Za-z]|[()][A-Z0-9]|[=>]|\][^\u{07}]*\u{07})/#, with: "")
            .replacing("\r\n", with: "\n").replacing("\r", with: "")
    }
}

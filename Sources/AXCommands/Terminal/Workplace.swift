import Foundation

/// What a verb works with besides its arguments: the file system, the terminal and the variables of the process.
/// Tests put their own in its place.
struct Workplace: Sendable {
    var files: any FileSystem
    /// Writes to standard output: results and findings.
    let print: @Sendable (String) -> Void
    /// Writes a line to standard error: failures, and what is said beside a result.
    let complain: @Sendable (String) -> Void
    /// All of standard input.
    let readInput: @Sendable () throws(FileError) -> [UInt8]
    /// What has come through standard input since the last time, after waiting for something; nothing at its end.
    var readSomeInput: @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in [] }
    var git: Git.Run = { $0.run() }
    /// Says what a long run is doing; nil where nobody looks.
    var progress: ProgressLine?
    let variables: [String: String]
    /// Whether standard output is a terminal.
    let isTerminal: Bool
    /// Takes what a verb has ended with. Where the process ends too, it is not freed piece by piece.
    var abandon: @Sendable (any Sendable) -> Void = { _ in }

    /// The one of this process.
    static var live: Workplace {
        let progress = ProgressLine.live
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
            isTerminal: isatty(1) == 1,
            abandon: { _ = Unmanaged.passRetained(Abandoned(value: $0)) })
        place.progress = place.prefersPlainText ? nil : progress
        return place
    }

    /// Whether the user wants no drawing: one sentence a finding, for screen readers and simple terminals.
    var prefersPlainText: Bool {
        variables["NO_GRAPHICS"].map { !$0.isEmpty } ?? false || variables["TERM"] == "dumb"
    }

    /// Whether color may be used (https://no-color.org).
    func usesColor(unless isRefused: Bool) -> Bool {
        isTerminal && !isRefused && (variables["NO_COLOR"] ?? "").isEmpty && !prefersPlainText
    }
}

/// Something that is never freed.
private final class Abandoned: Sendable {
    private let value: any Sendable

    init(value: any Sendable) {
        self.value = value
    }
}

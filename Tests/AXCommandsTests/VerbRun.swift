import ArgumentParser
import Foundation
import Testing

@testable import AXCommands

/// One run of a command on a file system in memory.
struct VerbRun {
    let verdict: Verdict
    /// The standard output.
    let output: String
    /// The standard error.
    let errors: String
    let files: MemoryFileSystem

    /// - Parameter input: the standard input.
    init(_ arguments: [String], in files: MemoryFileSystem, input: String = "") throws {
        let (output, errors, chunks) = (Transcript(), Transcript(), Chunks(input))
        let environment = CommandEnvironment(
            files: files, print: { output.add($0) }, printError: { errors.add($0 + "\n") },
            readInput: { Array(input.utf8) }, readSomeInput: { chunks.next() },
            variables: [:], isTerminal: false)
        let verb = try #require(try Axstrings.parseAsRoot(arguments) as? any Verb)
        verdict = try verb.run(in: environment)
        self.output = output.text
        self.errors = errors.text
        self.files = files
    }

    init(_ arguments: [String], _ files: [String: String], input: String = "") throws {
        try self.init(arguments, in: MemoryFileSystem(files), input: input)
    }
}

/// Collects printed text.
private final class Transcript: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var text: String { lock.withLock { lines.joined() } }

    func add(_ text: String) {
        lock.withLock { lines.append(text) }
    }
}

/// Provides input in small pieces.
private final class Chunks: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: ArraySlice<UInt8>

    init(_ text: String) {
        rest = Array(text.utf8)[...]
    }

    func next() -> [UInt8] {
        lock.withLock {
            defer { rest = rest.dropFirst(7) }
            return Array(rest.prefix(7))
        }
    }
}

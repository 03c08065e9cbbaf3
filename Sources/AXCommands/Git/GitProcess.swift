import Foundation

struct GitCommand: Sendable {
    let arguments: [String]
    /// The folder to run Git in.
    let folder: String
    /// Whether the folder is in a submodule's work tree. The variables that Git sets for a hook then describe a
    /// different repository.
    let isModule: Bool
    /// The bytes for standard input.
    var input: [UInt8] = []
    /// The time limit in seconds. It is needed because Git would wait forever if a file that it reads is a pipe.
    var longest = 300.0
}

extension GitCommand {
    /// Runs the installed Git, and returns its output. Returns nil if Git fails, takes too long, prints too much, or
    /// isn't installed.
    ///
    /// The input comes from a file. With a pipe, Git and this process could wait for each other: Git until its output
    /// is read, and this process until its input is read.
    func run() -> [UInt8]? {
        guard let source = inputHandle() else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.environment = variables
        let output = Pipe()
        process.standardInput = source
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        // On Linux, `waitUntilExit` checks only every 50 milliseconds, and `--since` needs ten commands.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return nil }
        // SIGKILL is necessary, because Dispatch blocks SIGTERM in its threads, and Git inherits the signal mask of
        // this thread.
        func end() {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        // On Linux, a process keeps its files open even after it has ended.
        defer {
            try? output.fileHandleForReading.close()
            if !input.isEmpty { try? source.close() }
        }
        let limit = DispatchWorkItem(block: end)
        DispatchQueue.global().asyncAfter(deadline: .now() + longest, execute: limit)
        defer { limit.cancel() }
        let reader = FileDescriptor(number: output.fileHandleForReading.fileDescriptor, path: "git")
        let bytes = try? reader.readAll(expecting: nil, limit: FileLimit.text)
        if bytes == nil { end() }
        ended.wait()
        return process.terminationStatus == 0 ? bytes : nil
    }

    /// Settings that override those of the repository. The Git commands that are used run no programs themselves. But
    /// when Git reads the index or searches for an object, it could start a file monitor, run a hook, or fetch missing
    /// objects. An empty value turns the file monitor off in all versions of Git; with `false`, old versions would run
    /// a program of that name.
    private static let settings = [
        "core.fsmonitor=", "core.untrackedCache=false", "core.hooksPath=/dev/null", "fetch.bundleURI=",
    ]

    /// Variables that prevent fetching, regardless of the repository's settings. Old versions of Git don't know the
    /// first one; the second one allows no transport at all.
    private static let closed = [
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
        "LC_ALL": "C",
    ]

    /// The environment for Git. It is the environment of this process with these changes:
    /// - The variables with which Git describes the repository and index to a hook are made absolute, because they may
    ///   be relative to the current folder. For a submodule, they are removed.
    /// - Relative folders are removed from `PATH`.
    /// - The variables in `closed` are added.
    private var variables: [String: String] {
        let current = FileManager.default.currentDirectoryPath
        var variables = ProcessInfo.processInfo.environment
        // Git doesn't set GIT_WORK_TREE for a hook, which runs at the root of the work tree.
        if variables["GIT_DIR"] != nil, variables["GIT_WORK_TREE"] == nil { variables["GIT_WORK_TREE"] = current }
        for name in Self.hookVariables {
            variables[name] = isModule ? nil : variables[name].map { PathName.join(current, $0) }
        }
        // A relative folder in PATH could be in the repository and contain a malicious `git`. An empty PATH means the
        // current folder. Without PATH, the system uses its default.
        let programs = (variables["PATH"] ?? "").split(separator: ":").filter { PathName.isAbsolute(String($0)) }
        variables["PATH"] = programs.isEmpty ? nil : programs.joined(separator: ":")
        return variables.merging(Self.closed) { $1 }
    }

    private static let hookVariables = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_COMMON_DIR"]

    private func inputHandle() -> FileHandle? {
        guard !input.isEmpty else { return .nullDevice }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("axstrings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data(input).write(to: file, options: .withoutOverwriting)) != nil else { return nil }
        return try? FileHandle(forReadingFrom: file)
    }
}

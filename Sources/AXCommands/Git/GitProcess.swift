import Foundation

/// One run of git.
struct GitCommand: Sendable {
    let arguments: [String]
    /// Where it is run.
    let folder: String
    /// Whether that is a module's work tree: what git tells a hook about its repository does not hold there.
    let isModule: Bool
    /// What it reads from standard input.
    var input: [UInt8] = []
    /// After how many seconds it is ended: a pipe in the place of a file that git reads would keep it waiting for ever.
    var longest = 300.0
}

extension GitCommand {
    /// Runs the git of this machine: what it prints, or nil where it fails, takes too long, prints too much or is not there.
    ///
    /// The input comes from a file: written into a pipe, it could wait for a git that waits for its output to be read.
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
        guard (try? process.run()) != nil else { return nil }
        // git inherits the signal mask of this thread, and Dispatch blocks SIGTERM in its threads.
        func end() {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        let limit = DispatchWorkItem(block: end)
        DispatchQueue.global().asyncAfter(deadline: .now() + longest, execute: limit)
        defer { limit.cancel() }
        let reader = FileDescriptor(number: output.fileHandleForReading.fileDescriptor, path: "git")
        let bytes = try? reader.readAll(expecting: nil, limit: FileLimit.text)
        if bytes == nil { end() }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? bytes : nil
    }

    /// The commands that are used run nothing by themselves. These settings override the repository's and close what
    /// reading the index or looking for an object could start: a file monitor, a hook, a fetch of missing objects. An
    /// empty name turns the monitor off in every version of git; old ones run a program named `false`.
    private static let settings = [
        "core.fsmonitor=", "core.untrackedCache=false", "core.hooksPath=/dev/null", "fetch.bundleURI=",
    ]

    /// Nothing is fetched, whatever the repository says; versions of git that do not know the first find every
    /// transport closed.
    private static let closed = [
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
        "LC_ALL": "C",
    ]

    /// The variables of this process. Those by which git tells a hook its repository and its index are of the current
    /// folder: for other folders their paths are absolute, and for a module they do not count.
    private var variables: [String: String] {
        let current = FileManager.default.currentDirectoryPath
        var variables = ProcessInfo.processInfo.environment
        // A hook runs where its work tree begins, and is not told so.
        if variables["GIT_DIR"] != nil, variables["GIT_WORK_TREE"] == nil { variables["GIT_WORK_TREE"] = current }
        for name in Self.hookVariables {
            variables[name] = isModule ? nil : variables[name].map { PathName.join(current, $0) }
        }
        // A relative folder would be one of the repository, and a `git` in it a program of the repository. An empty path
        // means the current folder, and no path those of the system.
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

import Foundation

/// Asks git about a repository. It is asked for names and contents alone: nothing is written, and neither a viewer of
/// differences nor a watcher of files that a repository names is run. What a filter stores is read as it is stored.
struct Git: Sendable {
    /// Any folder of the work tree.
    let folder: String
    /// What git prints for some arguments; nil where it fails or is not there.
    private let run: @Sendable ([String], _ folder: String) -> [UInt8]?

    init(folder: String, run: @escaping @Sendable ([String], _ folder: String) -> [UInt8]?) {
        self.folder = folder
        self.run = run
    }

    /// The absolute path of the work tree; nil outside of one.
    var root: String? {
        line(["rev-parse", "--show-toplevel"])
    }

    /// The id of a commit. A revision that looks like an option is none.
    func commit(_ revision: String) -> String? {
        line(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    }

    /// Files below the work tree that differ, as paths from its root.
    /// - Parameter arguments: what is compared, such as a commit or `--cached`.
    func changedFiles(_ arguments: [String]) -> [String]? {
        names(
            ["diff", "--name-only", "-z", "--no-renames", "--no-relative", "--no-ext-diff", "--no-textconv"] + arguments
                + ["--"])
    }

    /// Files that git neither tracks nor ignores, as paths from the root.
    func newFiles() -> [String]? {
        names(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    }

    /// The content of a file.
    /// - Parameter tree: a commit; empty for the index.
    func content(of path: String, in tree: String) -> [UInt8]? {
        run(["cat-file", "blob", "\(tree):\(path)"], folder)
    }

    private func line(_ arguments: [String]) -> String? {
        run(arguments, folder).flatMap { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).first.map { String($0) }
        }
    }

    private func names(_ arguments: [String]) -> [String]? {
        run(arguments, folder)?.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Git {
    /// Runs the git of this machine.
    @Sendable static func live(_ arguments: [String], in folder: String) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "core.fsmonitor=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? [UInt8](data) : nil
    }
}

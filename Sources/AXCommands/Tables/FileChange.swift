import AXSource

/// A change to a file, which can be carried out or shown as a diff. All commands that change users' files use this
/// type.
struct FileChange: Sendable {
    /// The current file; nil if a new file is created.
    let old: SourceFile?
    let new: SourceFile
    private let lines: LazyValue<String>

    init(old: SourceFile?, new: SourceFile) {
        self.old = old
        self.new = new
        lines = LazyValue { unifiedDiff(old: old, new: new) }
    }

    /// The change as a unified diff; empty if nothing changes.
    var diff: String { lines.value }

    /// - Throws: an error if the edits conflict, which shouldn't happen for any input.
    init(_ file: SourceFile, _ edits: [TextEdit]) throws(CommandFailure) {
        do throws(EditConflict) {
            self.init(old: file, new: try file.applying(edits))
        } catch {
            throw CommandFailure(.output, "\(PathName.printable(file.path)): \(error)")
        }
    }

    var isEmpty: Bool { old?.raw == new.raw }

    /// The contents that the file must still have when it is written, because another run or an editor may have changed
    /// it in the meantime.
    private var expected: StagedChange.Expectation { old.map { .bytes($0.raw) } ?? .absent }

    /// The change as part of a transaction.
    var staged: StagedChange { .write(new.raw, to: new.path, expecting: expected) }

    /// Writes the file in one step, or prints the difference in a dry run. Except in a dry run, a file from standard
    /// input is printed to standard output, even if it is unchanged.
    func carryOut(dryRun: Bool, in environment: CommandEnvironment) throws(CommandFailure) {
        if new.path == ParsedStringsFile.standardInput, !dryRun {
            return environment.print(String(decoding: new.raw, as: UTF8.self))
        }
        if isEmpty { return }
        if dryRun { return environment.printDiff(of: self) }
        do throws(FileError) {
            try environment.files.write(new.raw, to: new.path, expecting: expected)
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension [FileChange] {
    /// Writes either all files or none, each in one step, or prints the differences in a dry run.
    /// - Parameter folder: a folder that contains all files.
    func carryOut(below folder: String, dryRun: Bool, in environment: CommandEnvironment) throws(CommandFailure) {
        let changes = filter { !$0.isEmpty }
        if dryRun { return changes.forEach(environment.printDiff) }
        do throws(FileError) {
            try FileTransaction(in: folder, environment.files).carryOut(changes.map(\.staged))
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension CommandEnvironment {
    /// Prints a unified diff. On a terminal, control characters are replaced with `?`. In a pipe, the diff is exact.
    func printDiff(of change: FileChange) {
        guard isTerminal else { return print(change.diff) }
        let lines = change.diff.split(separator: "\n", omittingEmptySubsequences: false)
        print(lines.map { PathName.printable(String($0)) }.joined(separator: "\n"))
    }

    /// The folder for a transaction on files in `folder`. It is the root of their project, because other runs look for
    /// a journal there. If no root that contains the folder is found, it is `folder` itself.
    func transactionFolder(of folder: String) -> String {
        guard let root = ProjectRoot.nearest(to: folder, in: files), let outer = try? files.canonicalPath(root),
            let inner = try? files.canonicalPath(folder), PathName.relative(inner, to: outer) != nil
        else { return folder }
        return root
    }

    /// Finishes or rolls back interrupted runs at the paths that the user specified, and reports it. Commands that
    /// change files of a project call this before they read any.
    /// - Parameter paths: the paths; empty for the current folder.
    func recover(around paths: [String]) throws(CommandFailure) {
        for path in paths.isEmpty ? ["."] : paths where path != ParsedStringsFile.input { try recover(around: path) }
    }

    /// Recovers the folder of a path and all folders above it, up to the root of the project. Outside a project, only
    /// the folder of the path is recovered.
    func recover(around path: String) throws(CommandFailure) {
        let current = files.currentFolder
        var folder = PathName.absolute(path, from: current)
        let isFolder = (try? files.info(path))?.kind == .folder
        let root = ProjectRoot.nearest(to: path, in: files).map { PathName.absolute($0, from: current) }
        let last = root ?? (isFolder ? folder : PathName.parent(of: folder))
        while true {
            try recover(in: PathName.typed(folder, in: current))
            if folder == last || folder == "/" { return }
            folder = PathName.parent(of: folder)
        }
    }

    private func recover(in folder: String) throws(CommandFailure) {
        do throws(FileError) {
            let recovery = try FileTransaction.recover(in: folder, files)
            if let note = recovery.note { printError("\(PathName.printable(folder)): \(note)") }
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

import AXSource

/// A file before and after a run, to be written or shown. The one way in which axstrings changes a user's file.
struct FileChange: Sendable {
    /// nil for a file that is new.
    let old: SourceFile?
    let new: SourceFile

    init(old: SourceFile?, new: SourceFile) {
        self.old = old
        self.new = new
    }

    /// What `edits` make of a file.
    /// - Throws: when the edits conflict, which no input should bring about.
    init(_ file: SourceFile, _ edits: [TextEdit]) throws(CommandFailure) {
        do throws(EditConflict) {
            self.init(old: file, new: try file.applying(edits))
        } catch {
            throw CommandFailure(.output, "\(PathName.printable(file.path)): \(error)")
        }
    }

    var isEmpty: Bool { old?.raw == new.raw }

    /// What the file must be like when it is written: another run, or an editor, may have written it meanwhile.
    private var expected: StagedChange.Expectation { old.map { .bytes($0.raw) } ?? .absent }

    /// The change as a part of a transaction.
    var staged: StagedChange { .write(new.raw, to: new.path, expecting: expected) }

    /// Writes the file in one step; a dry run shows the difference instead. What came through standard input goes to
    /// standard output, changed or not.
    func carryOut(dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        if new.path == ReadTable.standardInput, !dryRun {
            return workplace.print(String(decoding: new.raw, as: UTF8.self))
        }
        if isEmpty { return }
        if dryRun { return workplace.printDiff(of: self) }
        do throws(FileError) {
            try workplace.files.write(new.raw, to: new.path, expecting: expected)
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension [FileChange] {
    /// Writes all files or none, each in one step; a dry run shows the differences instead.
    /// - Parameter folder: in which all files lie.
    func carryOut(below folder: String, dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        let changes = filter { !$0.isEmpty }
        if dryRun { return changes.forEach(workplace.printDiff) }
        do throws(FileError) {
            try FileTransaction(in: folder, workplace.files).carryOut(changes.map(\.staged))
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

extension Workplace {
    /// Shows a difference. On a terminal, characters that could steer it are shown as `?`; what is piped stays exact.
    func printDiff(of change: FileChange) {
        let text = unifiedDiff(old: change.old, new: change.new)
        guard isTerminal else { return print(text) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        print(lines.map { PathName.printable(String($0)) }.joined(separator: "\n"))
    }

    /// The folder of a transaction over files of a folder: the root of their project, where they lie in it, so that
    /// other runs know where to look for a journal.
    func transactionFolder(of folder: String) -> String {
        guard let root = ProjectRoot.nearest(to: folder, in: files), let outer = try? files.canonicalPath(root),
            let inner = try? files.canonicalPath(folder), PathName.relative(inner, to: outer) != nil
        else { return folder }
        return root
    }

    /// Finishes or undoes what interrupted runs left around the paths that the user named, and tells it. To be called by
    /// every verb that changes files of a project, before it reads.
    /// - Parameter paths: none for the current folder.
    func recover(around paths: [String]) throws(CommandFailure) {
        for path in paths.isEmpty ? ["."] : paths where path != ReadTable.input { try recover(around: path) }
    }

    /// Looks in the folder of a path and in those above, up to the root of its project.
    func recover(around path: String) throws(CommandFailure) {
        let current = files.currentFolder
        var place = PathName.absolute(path, from: current)
        let isFolder = (try? files.info(path))?.kind == .folder
        let root = ProjectRoot.nearest(to: path, in: files).map { PathName.absolute($0, from: current) }
        let last = root ?? (isFolder ? place : PathName.parent(of: place))
        while true {
            try recover(in: PathName.typed(place, in: current))
            if place == last || place == "/" { return }
            place = PathName.parent(of: place)
        }
    }

    private func recover(in folder: String) throws(CommandFailure) {
        do throws(FileError) {
            let recovery = try FileTransaction.recover(in: folder, files)
            if let note = recovery.note { complain("\(PathName.printable(folder)): \(note)") }
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

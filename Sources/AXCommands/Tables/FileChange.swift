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

    /// Writes the file in one step; a dry run shows the difference instead. What came through standard input goes to
    /// standard output, changed or not.
    func carryOut(dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        if new.path == ReadTable.standardInput, !dryRun {
            return workplace.print(String(decoding: new.raw, as: UTF8.self))
        }
        if isEmpty { return }
        if dryRun { return workplace.printDiff(of: self) }
        do throws(FileError) {
            try workplace.files.write(new.raw, to: new.path)
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
            let staged = changes.map { change in
                StagedChange.write(
                    change.new.raw, to: change.new.path, expecting: change.old.map { .bytes($0.raw) } ?? .absent)
            }
            try FileTransaction(in: folder, workplace.files).carryOut(staged)
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

    /// Finishes or undoes what an interrupted run left in a folder, and tells it.
    func recover(in folder: String) throws(CommandFailure) {
        do throws(FileError) {
            let recovery = try FileTransaction.recover(in: folder, files)
            if let note = recovery.note { complain("\(PathName.printable(folder)): \(note)") }
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

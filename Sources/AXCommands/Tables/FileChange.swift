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

    /// Writes the file in one step; a dry run shows the difference instead.
    func carryOut(dryRun: Bool, in workplace: Workplace) throws(CommandFailure) {
        if isEmpty { return }
        if dryRun { return workplace.print(unifiedDiff(old: old, new: new)) }
        do throws(FileError) {
            try workplace.files.write(new.raw, to: new.path)
        } catch {
            throw CommandFailure(.output, error)
        }
    }
}

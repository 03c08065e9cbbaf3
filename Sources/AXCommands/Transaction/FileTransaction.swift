/// Changes either all of several files in a folder or none of them. Each file is replaced in one step.
///
/// **Steps.** The transaction writes a journal into the folder, then writes the new contents and backups of the old
/// contents into temporary files next to their targets, and flushes everything to the disk. Then it replaces the
/// journal with one in the phase ``Journal/Phase/committed``, renames the new contents to their targets, and removes
/// the temporary files and the journal. If a call fails before the renames, nothing has changed; if a rename fails, the
/// old contents are restored. After a kill or a power failure, ``recover(in:_:)`` finishes the transaction or rolls it
/// back.
///
/// **Why backups.** Rolling back must work on a disk that has just failed and may be full. With a backup next to each
/// target, files only have to be renamed. Hard links would save the space, but not all file systems support them.
/// Renaming the old file first would leave a moment without a file. Restoring from the journal would need space to
/// write the contents again. Strings files are small, and the backups exist only during the run.
///
/// **Locking.** The transaction holds a system lock on the folder itself. A file with a process ID would be unreliable,
/// because systems reuse process IDs and containers have separate ones. A lock ends with its process. On a file system
/// without locks, two runs still can't begin at the same time, because the first journal is created only if none
/// exists. But on such a file system, a later run leaves the journal in place and reports it
/// (``FileError/Reason/noLocks``), because the run that wrote it may still be active.
///
/// **Safety.** The transaction never follows a link out of its folder, replaces a protected file, or overwrites a file
/// that has changed since it was read. It reads each file again and replaces it while the folder of the file is locked
/// as well. If a target is a symbolic link, the link is kept and the file that it leads to is replaced. A file keeps
/// its permission bits, extended attributes and access control list, and also its owner and group if the process may
/// set them. If a target has several hard links, only the written path gets the new contents.
struct FileTransaction: Sendable {
    /// The folder as specified by the user.
    private let folder: String
    /// The absolute path without links.
    private let canonical: String
    private let files: any FileSystem

    /// - Parameter folder: an existing folder that contains all changes, and the journal during the transaction.
    init(in folder: String, _ files: any FileSystem) throws(FileError) {
        self.folder = folder
        self.files = files
        canonical = try files.canonicalPath(folder)
    }

    /// Makes all changes or none.
    ///
    /// If temporary files can't be removed at the end, no error is thrown, because the next recovery removes them.
    /// - Throws: the first error, after which all files are unchanged; ``FileError/Reason/unsettled(_:)`` if rolling
    ///   back failed too; ``FileError/Reason/busy`` if another run is active here; ``FileError/Reason/interrupted`` if
    ///   another run was interrupted here; ``FileError/Reason/noLocks`` if another run is active or was interrupted
    ///   here, and the file system doesn't support locks.
    func carryOut(_ changes: [StagedChange]) throws(FileError) {
        try Interruption.shield { () throws(FileError) in try carryOutUninterrupted(changes) }
    }

    private func carryOutUninterrupted(_ changes: [StagedChange]) throws(FileError) {
        guard let lock = try files.lock(canonical, waiting: false) else { throw FileError(folder, .busy) }
        defer { lock.release() }
        let journalFile = JournalFile(in: canonical, files)
        if try journalFile.isPresent {
            let path = PathName.join(folder, JournalPath.journal)
            throw FileError(path, lock.isExclusive ? .interrupted : .noLocks)
        }
        let plan = try TransactionPlan(changes, in: canonical, files)
        if plan.files.isEmpty { return }
        try requireSettled(plan.journal)
        if lock.isExclusive { try files.removeTemporaryFile(in: canonical) }
        try prepare(plan, journalFile)
        var committed = plan.journal
        committed.phase = .committed
        let settlement = Settlement(committed, in: canonical, files)
        try settlement.finishOrRollBack()
        // All targets are replaced. If cleaning up fails, the next run finds the journal and cleans up.
        try? settlement.conclude(.finished)
    }

    /// Finishes or rolls back a transaction in a folder if a run was interrupted. Commands that write to the folder
    /// call this before they read.
    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` for a journal that is damaged, leads out of the folder, or no
    ///   longer matches its files (no file is changed then); ``FileError/Reason/busy`` while the other run is active;
    ///   ``FileError/Reason/noLocks`` if the file system doesn't support locks.
    static func recover(in folder: String, _ files: any FileSystem) throws(FileError) -> Recovery {
        guard try files.info(folder)?.kind == .folder else { return .nothing }
        let canonical = try files.canonicalPath(folder)
        let journalFile = JournalFile(in: canonical, files)
        guard try journalFile.isPresent else { return .nothing }
        guard let lock = try files.lock(canonical, waiting: false) else { throw FileError(folder, .busy) }
        defer { lock.release() }
        guard lock.isExclusive else { throw FileError(PathName.join(folder, JournalPath.journal), .noLocks) }
        guard let journal = try journalFile.load() else {
            // The run that created the draft was interrupted before it did anything else, or it ended just now.
            guard try journalFile.isPresent else { return .nothing }
            try journalFile.remove()
            return .rolledBack([])
        }
        return try settle(journal, in: canonical, files)
    }

    /// - Throws: ``FileError/Reason/interrupted`` if an interrupted run left its journal in a folder between this
    ///   transaction's folder and a target, because recovering that run may change the target.
    private func requireSettled(_ journal: Journal) throws(FileError) {
        var known: Set<[UInt8]> = []
        for path in journal.files.map(\.path) {
            var parent = PathName.parent(of: path)
            while parent != ".", known.insert(Array(parent.utf8)).inserted {
                if try JournalFile(in: PathName.join(canonical, parent), files).isPresent {
                    throw FileError(PathName.join(folder, PathName.join(parent, JournalPath.journal)), .interrupted)
                }
                parent = PathName.parent(of: parent)
            }
        }
    }

    // MARK: Before the renames

    /// Prepares everything and commits the journal. If an error occurs, everything is removed again.
    private func prepare(_ plan: TransactionPlan, _ journalFile: JournalFile) throws(FileError) {
        try journalFile.begin(plan.journal)
        do throws(FileError) {
            try makeFolders(of: plan)
            try writeTemporaries(of: plan)
            var committed = plan.journal
            committed.phase = .committed
            try journalFile.replace(with: committed)
        } catch {
            // Report only the first error. If cleaning up fails, the next run cleans up.
            try? Settlement(plan.journal, in: canonical, files).cleanUp(removingFolders: true)
            throw error
        }
    }

    /// Creates the folders, and checks that new files can be created in them. Creation fails if a name is too long for
    /// the system, or if a file exists whose name differs only in case.
    private func makeFolders(of plan: TransactionPlan) throws(FileError) {
        for folder in plan.journal.folders { try files.makeFolder(path(folder)) }
        for (file, target) in zip(plan.files, plan.journal.files) where file.old == nil {
            if try files.entryInfo(path(target.path)) != nil { throw FileError(file.name, .changedSinceRead) }
        }
    }

    /// Writes the new contents and the backups, and waits until the files and their names are on the disk.
    private func writeTemporaries(of plan: TransactionPlan) throws(FileError) {
        for (index, file) in plan.files.enumerated() {
            if let new = file.new { try create(plan.journal.temporary(index), new, for: index, of: plan) }
            if let old = file.old { try create(plan.journal.backup(index), old, for: index, of: plan) }
        }
        for folder in plan.journal.touchedFolders { try files.sync(path(folder)) }
    }

    /// Creates a file that can replace a target.
    private func create(
        _ name: String, _ bytes: [UInt8], for index: Int, of plan: TransactionPlan
    ) throws(FileError) {
        let (file, target) = (plan.files[index], plan.journal.files[index])
        do throws(FileError) {
            try files.create(path(name), bytes, like: file.old == nil ? nil : path(target.path))
        } catch {
            // Users know the target, but not the temporary file.
            throw FileError(file.name, error.reason)
        }
    }

    private func path(_ relative: String) -> String {
        PathName.join(canonical, relative)
    }

    // MARK: Recovery

    private static func settle(
        _ journal: Journal, in folder: String, _ files: any FileSystem
    ) throws(FileError) -> Recovery {
        let settlement = Settlement(journal, in: folder, files)
        let names = journal.files.map(\.path)
        switch journal.phase {
        case .preparing: try settlement.cleanUp(removingFolders: true)
        case .finished:
            try settlement.cleanUp(removingFolders: false)
            return .finished(names)
        case .committed:
            let options = try RecoveryState(journal, in: folder, files).options()
            if options.canFinish {
                try settlement.finishOrRollBack()
                try settlement.conclude(.finished)
                return .finished(names)
            }
            guard options.canRollBack else {
                let path = PathName.join(folder, JournalPath.journal)
                throw FileError(
                    path, .unusableJournal("files listed in the journal have since been changed or removed"))
            }
            try settlement.rollBack()
            try settlement.conclude(.preparing)
        }
        return .rolledBack(names)
    }
}

/// The result of ``FileTransaction/recover(in:_:)``.
enum Recovery: Hashable, Sendable {
    /// No run was interrupted.
    case nothing
    /// An interrupted run was finished. The paths of its files are relative to the folder.
    case finished([String])
    /// An interrupted run was rolled back. The paths of its files are relative to the folder.
    case rolledBack([String])

    /// A message for the user; nil if there is nothing to report.
    var note: String? {
        switch self {
        case .nothing: nil
        case .finished([]), .rolledBack([]):
            "an interrupted run hadn't changed anything yet; its leftover files were removed"
        case .finished(let files): "an interrupted run was completed (\(Self.counted(files)) updated)"
        case .rolledBack(let files): "an interrupted run was undone (\(Self.counted(files)) restored)"
        }
    }

    private static func counted(_ files: [String]) -> String {
        files.count == 1 ? "1 file" : "\(files.count) files"
    }
}

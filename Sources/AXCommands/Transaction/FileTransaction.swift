/// Changes to several files below one folder that happen all or not at all, each in one step.
///
/// **How.** A journal is written into the folder, then the new contents and copies of the old ones go into temporaries
/// beside their targets; all of it is flushed to the disk. Then the journal is replaced by one that says so, the
/// targets are replaced by renaming, and temporaries and journal are removed. A call that fails before the renames
/// changes nothing; one that fails among them brings the old contents back. After a kill or a power cut,
/// ``recover(in:_:)`` finishes or rolls back.
///
/// **Why copies of the old contents.** Rolling back must work on the disk that just failed, which may be full: with a
/// copy beside each target it is renaming alone. A hard link would not need the space, but not every file system has
/// them; renaming the old file away would leave a moment with no file at all; old contents inside the journal would
/// have to be written again to come back. String tables are small, the copies go within the same run.
///
/// **Who holds the folder.** A lock of the system on the folder itself, not a process number in a file: numbers are
/// used again, and are others in another container, while the lock ends with its process. Where the file system has no
/// locks, two runs still cannot both begin, because the journal is made only where none is; but a journal found there
/// is left and reported (``FileError/Reason/noLocks``), since nobody can tell whether its run lives.
///
/// **What it never does.** It follows no link out of its folder, replaces no protected file, and overwrites nothing
/// that changed since it was looked at: each file is looked at again and replaced while its folder is locked as well. A
/// symbolic link stays one: the file that it leads to is replaced. A file keeps its permission bits, extended attributes
/// and access control list, and its owner and group where the process may give them. Of a file with several names (hard
/// links) the one that is written gets a file of its own; the others keep the old one.
struct FileTransaction: Sendable {
    /// As the user named it.
    private let folder: String
    /// Absolute and without links.
    private let canonical: String
    private let files: any FileSystem

    /// - Parameter folder: an existing folder; all changes lie in it, and it holds the journal meanwhile.
    init(in folder: String, _ files: any FileSystem) throws(FileError) {
        self.folder = folder
        self.files = files
        canonical = try files.canonicalPath(folder)
    }

    /// Carries all changes out, or none.
    ///
    /// Files that it cannot remove after everything is done are no error; the next run that recovers removes them.
    /// - Throws: what stands in the way, and then every file is as before; ``FileError/Reason/unsettled(_:)`` where a
    ///   call
    ///   failed and bringing the old files back failed too; ``FileError/Reason/busy`` and
    ///   ``FileError/Reason/interrupted`` when another run is, or was, at work here.
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
        if lock.isExclusive { try files.removeWaiting(in: canonical) }
        try prepare(plan, journalFile)
        var committed = plan.journal
        committed.phase = .committed
        let settlement = Settlement(committed, in: canonical, files)
        try settlement.finishOrRollBack()
        // The work is done: what fails from here on is left to the next run, which finds the journal.
        try? settlement.conclude(.finished)
    }

    /// Finishes or undoes what an interrupted run left in a folder. To be called by every verb that writes there,
    /// before it reads.
    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` for a journal that is damaged or leads out of the folder:
    ///   then
    ///   nothing was touched; ``FileError/Reason/busy`` while the run lives.
    static func recover(in folder: String, _ files: any FileSystem) throws(FileError) -> Recovery {
        guard try files.info(folder)?.kind == .folder else { return .nothing }
        let canonical = try files.canonicalPath(folder)
        let journalFile = JournalFile(in: canonical, files)
        guard try journalFile.isPresent else { return .nothing }
        guard let lock = try files.lock(canonical, waiting: false) else { throw FileError(folder, .busy) }
        defer { lock.release() }
        guard lock.isExclusive else { throw FileError(PathName.join(folder, JournalPath.journal), .noLocks) }
        guard let journal = try journalFile.load() else {
            // The run that made the draft was interrupted before it did anything else, or has ended since we looked.
            guard try journalFile.isPresent else { return .nothing }
            try journalFile.remove()
            return .rolledBack([])
        }
        try JournalPlaces.check(journal, in: canonical, files)
        return try settle(journal, in: canonical, files)
    }

    /// - Throws: ``FileError/Reason/interrupted`` when a run left its journal in a folder between ours and a target: what
    ///   it was about to do there is not known to us.
    private func requireSettled(_ journal: Journal) throws(FileError) {
        var known: Set<[UInt8]> = []
        for path in journal.files.map(\.path) {
            var place = PathName.parent(of: path)
            while place != ".", known.insert(Array(place.utf8)).inserted {
                if try JournalFile(in: PathName.join(canonical, place), files).isPresent {
                    throw FileError(PathName.join(folder, PathName.join(place, JournalPath.journal)), .interrupted)
                }
                place = PathName.parent(of: place)
            }
        }
    }

    /// Everything up to the journal that says that all is ready; a failure leaves nothing behind.
    private func prepare(_ plan: TransactionPlan, _ journalFile: JournalFile) throws(FileError) {
        let preparation = Preparation(plan, in: canonical, files)
        try journalFile.begin(plan.journal)
        do throws(FileError) {
            try preparation.makeFolders()
            try preparation.writeTemporaries()
            var committed = plan.journal
            committed.phase = .committed
            try journalFile.replace(with: committed)
        } catch {
            // The failure to report is the first; what cannot be cleaned up now is left to the next run.
            try? Settlement(plan.journal, in: canonical, files).cleanUp(removingFolders: true)
            throw error
        }
    }

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
            let waysOut = try JournalStandings(journal, in: folder, files).waysOut()
            if waysOut.canFinish {
                try settlement.finishOrRollBack()
                try settlement.conclude(.finished)
                return .finished(names)
            }
            guard waysOut.canRollBack else {
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

/// What ``FileTransaction/recover(in:_:)`` found and did.
enum Recovery: Hashable, Sendable {
    /// No run was interrupted here.
    case nothing
    /// An interrupted run was completed; the files, relative to the folder.
    case finished([String])
    /// An interrupted run was undone; the files, relative to the folder.
    case rolledBack([String])

    /// A sentence for the user; nil when there is nothing to say.
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

/// Finishes a transaction or rolls it back. An interrupted step can be repeated.
struct Settlement {
    private let journal: Journal
    /// The absolute path without links.
    private let folder: String
    private let files: any FileSystem
    private let journalFile: JournalFile
    private let recovery: RecoveryState

    init(_ journal: Journal, in folder: String, _ files: any FileSystem) {
        self.journal = journal
        self.folder = folder
        self.files = files
        journalFile = JournalFile(in: folder, files)
        recovery = RecoveryState(journal, in: folder, files)
    }

    /// Replaces all targets. If an error occurs, restores all targets.
    /// - Throws: the error that prevented the replacement; ``FileError/Reason/unsettled(_:)`` if rolling back failed
    ///   too, in which case the journal is kept.
    func finishOrRollBack() throws(FileError) {
        do throws(FileError) {
            try replaceAll()
        } catch {
            do throws(FileError) {
                try rollBack()
            } catch _ {
                throw FileError(error.path, .unsettled(error.reason.description))
            }
            try? conclude(.preparing)
            throw error
        }
    }

    /// Restores all targets.
    func rollBack() throws(FileError) {
        guard try recovery.options().canRollBack else { throw FileError(folder, .changedSinceRead) }
        // Unchanged files aren't locked, because a lock on their folder by another run may be the reason for rolling
        // back.
        for index in journal.files.indices.reversed() where try recovery.state(of: index) == .new {
            try inTurn(index) { () throws(FileError) in
                if try recovery.state(of: index) == .new { try restore(index) }
            }
        }
        try syncFolders()
    }

    /// Records in the journal that all files are settled, so that a recovery ignores later edits, and then cleans up.
    /// - Parameter phase: ``Journal/Phase/finished`` if the files have their new contents, ``Journal/Phase/preparing``
    ///   if they have the old ones.
    func conclude(_ phase: Journal.Phase) throws(FileError) {
        var settled = journal
        settled.phase = phase
        // If an error occurs here, a recovery can still determine the state from the files.
        try? journalFile.replace(with: settled)
        try cleanUp(removingFolders: phase == .preparing)
    }

    /// Removes the temporary files and backups, and finally the journal. No target may still need to be replaced or
    /// restored.
    /// - Parameter removingFolders: whether to remove those folders that the transaction created and that are empty.
    func cleanUp(removingFolders: Bool) throws(FileError) {
        for index in journal.files.indices {
            for path in [journal.temporary(index), journal.backup(index)].map(path) {
                if try files.entryInfo(path) != nil { try files.remove(path) }
            }
        }
        if removingFolders { try removeFolders() }
        try syncFolders()
        try journalFile.remove()
    }

    // MARK: Steps

    private func replaceAll() throws(FileError) {
        for index in journal.files.indices {
            try inTurn(index) { () throws(FileError) in try replaceIfOld(index) }
        }
        try syncFolders()
    }

    private func replaceIfOld(_ index: Int) throws(FileError) {
        switch try recovery.state(of: index) {
        case .new: break
        case .old: try replace(index)
        case .foreign:
            // If the new contents were in place and were edited afterwards, the edits are kept; see ``RecoveryState``.
            let temporary = try files.entryInfo(path(journal.temporary(index)))
            guard journal.files[index].new != nil, temporary == nil else {
                throw FileError(path(journal.files[index].path), .changedSinceRead)
            }
        }
    }

    /// Performs a step while the target's folder is locked. The transaction's own folder is already locked.
    private func inTurn(_ index: Int, _ step: () throws(FileError) -> Void) throws(FileError) {
        let parent = PathName.parent(of: journal.files[index].path)
        // If the folder no longer exists, the step detects that.
        guard parent != ".", try files.entryInfo(path(parent)) != nil else { return try step() }
        try files.withFolderLock(in: path(parent), step)
    }

    private func replace(_ index: Int) throws(FileError) {
        let target = path(journal.files[index].path)
        if journal.files[index].new == nil {
            try files.remove(target)
        } else {
            try files.rename(path(journal.temporary(index)), to: target)
        }
    }

    private func restore(_ index: Int) throws(FileError) {
        let target = path(journal.files[index].path)
        if journal.files[index].old == nil {
            try files.remove(target)
        } else {
            try files.rename(path(journal.backup(index)), to: target)
        }
    }

    private func syncFolders() throws(FileError) {
        for folder in journal.touchedFolders.map(path) where try files.entryInfo(folder) != nil {
            try files.sync(folder)
        }
    }

    private func removeFolders() throws(FileError) {
        for folder in journal.folders.reversed().map(path) where try files.entryInfo(folder) != nil {
            do throws(FileError) {
                try files.removeFolder(folder)
            } catch {
                // Someone else has put a file into the folder, so keep the folder. POSIX allows either of these errors.
                guard error.reason == .notEmpty || error.reason == .exists else { throw error }
            }
        }
    }

    private func path(_ relative: String) -> String {
        PathName.join(folder, relative)
    }
}

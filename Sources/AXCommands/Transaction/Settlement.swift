/// Brings the files of a journal to one end, from wherever they are. Each step can be interrupted and taken again.
struct Settlement {
    private let journal: Journal
    /// Absolute and without links.
    private let folder: String
    private let files: any FileSystem
    private let journalFile: JournalFile
    private let standings: JournalStandings

    init(_ journal: Journal, in folder: String, _ files: any FileSystem) {
        self.journal = journal
        self.folder = folder
        self.files = files
        journalFile = JournalFile(in: folder, files)
        standings = JournalStandings(journal, in: folder, files)
    }

    /// Makes every file new, or, where a call fails, every file old again.
    /// - Throws: what failed; ``FileError/Reason/unsettled(_:)`` when rolling back failed too, and the journal stays.
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

    /// Makes every file old.
    func rollBack() throws(FileError) {
        guard try standings.waysOut().canRollBack else { throw FileError(folder, .changedMeanwhile) }
        // What is old already needs no turn: another run may have its folder, and be why this one rolls back.
        for index in journal.files.indices.reversed() where try standings.standing(index) == .new {
            try inTurn(index) { () throws(FileError) in
                if try standings.standing(index) == .new { try restore(index) }
            }
        }
        try syncFolders()
    }

    /// Notes that all files are settled, so that nobody judges them again when they are edited, and cleans up.
    /// - Parameter phase: ``Journal/Phase/finished`` when they are new, ``Journal/Phase/preparing`` when they are old.
    func conclude(_ phase: Journal.Phase) throws(FileError) {
        var settled = journal
        settled.phase = phase
        // Where the note cannot be taken, the files themselves still tell.
        try? journalFile.replace(with: settled)
        try cleanUp(removingFolders: phase == .preparing)
    }

    /// Removes what a transaction left beside files that are settled, and the journal last.
    /// - Parameter removingFolders: whether the folders that it made go as well, where they are empty.
    func cleanUp(removingFolders: Bool) throws(FileError) {
        for index in journal.files.indices {
            for path in [journal.temporary(index), journal.backup(index)] {
                let place = PathName.join(folder, path)
                if try files.entryInfo(place) != nil { try files.remove(place) }
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
        switch try standings.standing(index) {
        case .new: break
        case .old: try replace(index)
        case .foreign:
            // What was edited after our content went in stays as it is; see ``JournalStandings``.
            let temporary = try files.entryInfo(place(journal.temporary(index)))
            guard journal.files[index].new != nil, temporary == nil else {
                throw FileError(place(journal.files[index].path), .changedMeanwhile)
            }
        }
    }

    /// Looks at a target and replaces it while no other run can. The transaction's own folder is ours all the time.
    private func inTurn(_ index: Int, _ step: () throws(FileError) -> Void) throws(FileError) {
        let parent = PathName.parent(of: journal.files[index].path)
        // A folder that is gone has nothing that could be replaced, and the step finds that out.
        guard parent != ".", try files.entryInfo(place(parent)) != nil else { return try step() }
        try files.takeTurn(in: place(parent), step)
    }

    private func replace(_ index: Int) throws(FileError) {
        let target = place(journal.files[index].path)
        if journal.files[index].new == nil {
            try files.remove(target)
        } else {
            try files.rename(place(journal.temporary(index)), to: target)
        }
    }

    private func restore(_ index: Int) throws(FileError) {
        let target = place(journal.files[index].path)
        if journal.files[index].old == nil {
            try files.remove(target)
        } else {
            try files.rename(place(journal.backup(index)), to: target)
        }
    }

    private func syncFolders() throws(FileError) {
        for folder in journal.touchedFolders where try files.entryInfo(place(folder)) != nil {
            try files.sync(place(folder))
        }
    }

    private func removeFolders() throws(FileError) {
        for path in journal.folders.reversed() where try files.entryInfo(place(path)) != nil {
            do throws(FileError) {
                try files.removeFolder(place(path))
            } catch {
                // Somebody put something in it: it is theirs now. POSIX lets systems say either.
                guard error.reason == .notEmpty || error.reason == .exists else { throw error }
            }
        }
    }

    private func place(_ path: String) -> String {
        PathName.join(folder, path)
    }
}

/// The journal file in a folder. The journal is written under a different name and then renamed, so the file is never
/// incomplete.
struct JournalFile: Sendable {
    private let path: String
    private let draft: String
    private let folder: String
    private let files: any FileSystem

    /// - Parameter folder: an absolute path without links.
    init(in folder: String, _ files: any FileSystem) {
        self.folder = folder
        self.files = files
        path = PathName.join(folder, JournalPath.journal)
        draft = PathName.join(folder, JournalPath.draft)
    }

    /// Whether a run is active or was interrupted in the folder.
    var isPresent: Bool {
        get throws(FileError) {
            if try files.entryInfo(path) != nil { return true }
            return try files.entryInfo(draft) != nil
        }
    }

    /// Reads and checks the journal; nil if there is only a draft or nothing.
    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` if the file isn't a valid journal, or if a link or an item of
    ///   another type is at or above one of its paths.
    func load() throws(FileError) -> Journal? {
        guard let info = try files.entryInfo(path) else { return nil }
        guard info.kind == .file else { throw FileError(path, .unusableJournal("it isn't a regular file")) }
        let bytes = try files.read(path, limit: FileLimit.project)
        guard let journal = Journal(bytes) else { throw FileError(path, .unusableJournal("it's damaged")) }
        try JournalPathCheck.check(journal, in: folder, files)
        return journal
    }

    /// Writes the first journal of a run. If an error occurs, nothing is left. The draft is created only if there isn't
    /// one yet, so if two runs begin at the same time, one of them fails, even on a file system without locks.
    func begin(_ journal: Journal) throws(FileError) {
        try makeDraft(journal)
        do throws(FileError) {
            // Without locks, another run may have created and renamed its draft in the meantime.
            if try files.entryInfo(path) != nil { throw FileError(path, .busy) }
        } catch {
            try? files.remove(draft)
            throw error
        }
        try putDraftInPlace()
        do throws(FileError) {
            try files.sync(folder)
        } catch {
            try? files.remove(path)
            throw error
        }
    }

    /// Replaces the journal of the same run in one step.
    func replace(with journal: Journal) throws(FileError) {
        try makeDraft(journal)
        try putDraftInPlace()
        try files.sync(folder)
    }

    /// Removes the draft and then the journal, and waits until the removal is recorded on the disk. The files don't
    /// have to exist.
    func remove() throws(FileError) {
        for path in [draft, path] where try files.entryInfo(path) != nil { try files.remove(path) }
        try files.sync(folder)
    }

    private func makeDraft(_ journal: Journal) throws(FileError) {
        do throws(FileError) {
            try files.create(draft, journal.bytes, like: nil)
        } catch {
            throw FileError(path, error.reason == .exists ? .busy : error.reason)
        }
    }

    private func putDraftInPlace() throws(FileError) {
        do throws(FileError) {
            try files.rename(draft, to: path)
        } catch {
            try? files.remove(draft)
            throw error
        }
    }
}

/// Checks that the paths in a journal lead to regular files in folders inside the transaction's folder. The folder and
/// the journal in it may come from an untrusted source.
private struct JournalPathCheck {
    /// The absolute path without links.
    private let folder: String
    private let files: any FileSystem
    /// Whether each of the checked folders exists, by the bytes of its path.
    private var known: [[UInt8]: Bool] = [:]

    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` if a link or an item of another type is at or above a path.
    static func check(_ journal: Journal, in folder: String, _ files: any FileSystem) throws(FileError) {
        var check = JournalPathCheck(folder: folder, files: files)
        for folder in journal.folders where try check.isReachable(folder) { try check.require(.folder, folder) }
        for (index, file) in journal.files.enumerated() where try check.isReachable(file.path) {
            for path in [file.path, journal.temporary(index), journal.backup(index)] {
                try check.require(.file, path)
            }
        }
    }

    private init(folder: String, files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// Whether all folders above a path exist.
    private mutating func isReachable(_ path: String) throws(FileError) -> Bool {
        var parent = ""
        for name in PathName.parent(of: path).split(separator: "/") where name != "." {
            parent = PathName.join(parent, String(name))
            let key = Array(parent.utf8)
            if known[key] == nil { known[key] = try require(.folder, parent) }
            if known[key] == false { return false }
        }
        return true
    }

    /// - Returns: whether the path exists.
    @discardableResult
    private func require(_ kind: FileInfo.Kind, _ path: String) throws(FileError) -> Bool {
        guard let info = try files.entryInfo(PathName.join(folder, path)) else { return false }
        guard info.kind == kind else {
            let journal = PathName.join(folder, JournalPath.journal)
            let what = kind == .folder ? "folder" : "regular file"
            throw FileError(journal, .unusableJournal("\(PathName.printable(path)) isn't a \(what)"))
        }
        return true
    }
}

/// The journal of a folder as a file. It is never there in part: it is written under another name and renamed.
struct JournalFile: Sendable {
    private let path: String
    private let draft: String
    private let folder: String
    private let files: any FileSystem

    /// - Parameter folder: absolute and without links.
    init(in folder: String, _ files: any FileSystem) {
        self.folder = folder
        self.files = files
        path = PathName.join(folder, JournalPath.journal)
        draft = PathName.join(folder, JournalPath.draft)
    }

    /// Whether a run is at work here, or was interrupted.
    var isPresent: Bool {
        get throws(FileError) {
            if try files.entryInfo(path) != nil { return true }
            return try files.entryInfo(draft) != nil
        }
    }

    /// The journal; nil when there is none, or only a draft.
    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` for what is no journal of ours.
    func load() throws(FileError) -> Journal? {
        guard let info = try files.entryInfo(path) else { return nil }
        guard info.kind == .file else { throw FileError(path, .unusableJournal("it isn't a regular file")) }
        let bytes = try files.read(path, limit: FileLimit.project)
        guard let journal = Journal(bytes) else { throw FileError(path, .unusableJournal("it's damaged")) }
        return journal
    }

    /// Puts the first journal of a run into a folder that has none; a failure leaves nothing. The draft is made only
    /// where none exists, so of two runs one fails, even on a file system without locks.
    func begin(_ journal: Journal) throws(FileError) {
        try makeDraft(journal)
        do throws(FileError) {
            // Without locks, another run may have begun and renamed its draft since we looked.
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

    /// Puts the next journal of the same run in the place of the one before, in one step.
    func replace(with journal: Journal) throws(FileError) {
        try makeDraft(journal)
        try putDraftInPlace()
        try files.sync(folder)
    }

    /// Takes the draft and then the journal away, and waits until the disk knows. That they are not there is no error.
    func remove() throws(FileError) {
        for place in [draft, path] where try files.entryInfo(place) != nil { try files.remove(place) }
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

/// Looks whether the places of a journal are what a transaction leaves: plain files, in plain folders below its own. A
/// journal comes with the folder, which may come from anywhere.
struct JournalPlaces {
    /// Absolute and without links.
    private let folder: String
    private let files: any FileSystem
    /// The folders that were looked at, by their bytes, and whether they exist.
    private var known: [[UInt8]: Bool] = [:]

    /// - Throws: ``FileError/Reason/unusableJournal(_:)`` where a link could lead out, or something else is in the way.
    static func check(_ journal: Journal, in folder: String, _ files: any FileSystem) throws(FileError) {
        var places = JournalPlaces(folder: folder, files: files)
        for folder in journal.folders where try places.isReachable(folder) { try places.require(.folder, folder) }
        for (index, file) in journal.files.enumerated() where try places.isReachable(file.path) {
            for path in [file.path, journal.temporary(index), journal.backup(index)] {
                try places.require(.file, path)
            }
        }
    }

    private init(folder: String, files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// Whether all folders above a path exist.
    private mutating func isReachable(_ path: String) throws(FileError) -> Bool {
        var place = ""
        for name in PathName.parent(of: path).split(separator: "/") where name != "." {
            place = PathName.join(place, String(name))
            let key = Array(place.utf8)
            if known[key] == nil { known[key] = try require(.folder, place) }
            if known[key] == false { return false }
        }
        return true
    }

    /// - Returns: whether there is something.
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

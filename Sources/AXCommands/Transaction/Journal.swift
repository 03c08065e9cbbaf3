/// What a transaction is about to do, in enough detail that another run can finish it or undo it.
struct Journal: Hashable, Sendable {
    enum Phase: String, Hashable, Sendable {
        /// Folders and temporaries may exist; every target is untouched.
        case preparing
        /// All new contents and all backups are on the disk; any target may have been replaced.
        case committed
        /// Every target is new; temporaries may be left.
        case finished
    }

    /// A target.
    struct File: Hashable, Sendable {
        /// Relative to the transaction's folder, without links, `.` and `..`.
        let path: String
        /// nil when there was no file.
        let old: Fingerprint?
        /// nil when the file goes.
        let new: Fingerprint?
    }

    /// A name of lower-case ASCII letters and digits that no other run has.
    let run: String
    var phase: Phase
    /// The folders that the transaction makes, outer ones first; paths are like those of files.
    let folders: [String]
    let files: [File]

    /// Where the new content of a file waits, beside its target.
    func temporary(_ index: Int) -> String {
        sibling(of: index, "new")
    }

    /// Where the old content of a file is kept, beside its target.
    func backup(_ index: Int) -> String {
        sibling(of: index, "old")
    }

    /// The folders whose names the transaction changes, its own left out unless a target or a new folder is in it.
    var touchedFolders: [String] {
        var seen: Set<[UInt8]> = []
        return (folders + files.map(\.path)).map(PathName.parent).filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// Both are made from the run's name and a number, never read from a journal: no journal can name somebody else's
    /// file.
    private func sibling(of index: Int, _ what: String) -> String {
        PathName.join(PathName.parent(of: files[index].path), ".axstrings-\(run)-\(index).\(what).tmp")
    }
}

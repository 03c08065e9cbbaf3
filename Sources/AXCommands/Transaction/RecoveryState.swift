/// The state of a journal's files on the disk. The phase alone isn't sufficient, because a run can be interrupted
/// between any two calls.
struct RecoveryState {
    enum FileState: Hashable {
        case old, new
        /// The file was changed by someone else.
        case foreign
    }

    struct Options: Hashable {
        var canFinish = true
        var canRollBack = true
    }

    private let journal: Journal
    /// The absolute path without links.
    private let folder: String
    private let files: any FileSystem

    init(_ journal: Journal, in folder: String, _ files: any FileSystem) {
        self.journal = journal
        self.folder = folder
        self.files = files
    }

    func state(of index: Int) throws(FileError) -> FileState {
        let file = journal.files[index]
        let path = PathName.join(folder, file.path)
        let info = try files.entryInfo(path)
        if let info, info.kind != .file { return .foreign }
        let found = info == nil ? nil : Fingerprint(of: try files.read(path))
        if found == file.new { return .new }
        return found == file.old ? .old : .foreign
    }

    /// The options that are possible for all files.
    func options() throws(FileError) -> Options {
        var all = Options()
        for index in journal.files.indices {
            let one = try options(for: index)
            all.canFinish = all.canFinish && one.canFinish
            all.canRollBack = all.canRollBack && one.canRollBack
        }
        return all
    }

    private func options(for index: Int) throws(FileError) -> Options {
        let file = journal.files[index]
        let hasTemporary = try isIntact(journal.temporary(index), file.new)
        let hasBackup = try isIntact(journal.backup(index), file.old)
        switch try state(of: index) {
        case .old: return Options(canFinish: hasTemporary, canRollBack: true)
        case .new: return Options(canFinish: true, canRollBack: hasBackup)
        case .foreign:
            // Changes by others are never overwritten. If the temporary file still exists, or if the file was to be
            // removed, the transaction hadn't reached the file yet, and rolling back doesn't touch it. If only the
            // backup remains, the new contents were in place and were edited afterwards, and finishing doesn't touch
            // the file.
            let isUntouched = file.new == nil || hasTemporary
            return Options(canFinish: !isUntouched && file.old != nil && hasBackup, canRollBack: isUntouched)
        }
    }

    /// Whether a temporary file or backup is complete. Also true if `content` is nil, because no file is needed then.
    private func isIntact(_ path: String, _ content: Fingerprint?) throws(FileError) -> Bool {
        guard let content else { return true }
        let path = PathName.join(folder, path)
        guard let info = try files.entryInfo(path), info.kind == .file, info.size == content.size else { return false }
        return Fingerprint(of: try files.read(path)) == content
    }
}

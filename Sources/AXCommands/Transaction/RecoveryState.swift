/// How far each file of a journal is, judged by what the disk holds: an interruption can strike between any two calls.
struct JournalStandings {
    enum Standing: Hashable {
        case old, new
        /// Neither: somebody else changed the file.
        case foreign
    }

    /// The ways out that are open for all files.
    struct WaysOut: Hashable {
        var canFinish = true
        var canRollBack = true
    }

    private let journal: Journal
    /// Absolute and without links.
    private let folder: String
    private let files: any FileSystem

    init(_ journal: Journal, in folder: String, _ files: any FileSystem) {
        self.journal = journal
        self.folder = folder
        self.files = files
    }

    func standing(_ index: Int) throws(FileError) -> Standing {
        let file = journal.files[index]
        let place = PathName.join(folder, file.path)
        let info = try files.entryInfo(place)
        if let info, info.kind != .file { return .foreign }
        let found = info == nil ? nil : Fingerprint(of: try files.read(place))
        if found == file.new { return .new }
        return found == file.old ? .old : .foreign
    }

    func waysOut() throws(FileError) -> WaysOut {
        var all = WaysOut()
        for index in journal.files.indices {
            let one = try waysOut(index)
            all.canFinish = all.canFinish && one.canFinish
            all.canRollBack = all.canRollBack && one.canRollBack
        }
        return all
    }

    private func waysOut(_ index: Int) throws(FileError) -> WaysOut {
        let file = journal.files[index]
        let temporary = try holds(journal.temporary(index), file.new)
        let backup = try holds(journal.backup(index), file.old)
        switch try standing(index) {
        case .old: return WaysOut(canFinish: temporary, canRollBack: true)
        case .new: return WaysOut(canFinish: true, canRollBack: backup)
        case .foreign:
            // Somebody's work is never overwritten. Where our new content still waits, or a removal did not happen, the
            // file was not yet our doing: rolling back leaves it. Where only the backup is left, our new content went
            // in and was edited: finishing leaves it.
            let isUntouched = file.new == nil || temporary
            return WaysOut(canFinish: !isUntouched && file.old != nil && backup, canRollBack: isUntouched)
        }
    }

    /// Whether a file of ours is whole. No content is whole without a file.
    private func holds(_ path: String, _ content: Fingerprint?) throws(FileError) -> Bool {
        guard let content else { return true }
        let place = PathName.join(folder, path)
        guard let info = try files.entryInfo(place), info.kind == .file, info.size == content.size else { return false }
        return Fingerprint(of: try files.read(place)) == content
    }
}

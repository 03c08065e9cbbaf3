/// Puts everything on the disk that a transaction needs before it touches a target.
struct Preparation {
    private let plan: TransactionPlan
    /// Absolute and without links.
    private let folder: String
    private let files: any FileSystem

    init(_ plan: TransactionPlan, in folder: String, _ files: any FileSystem) {
        self.plan = plan
        self.folder = folder
        self.files = files
    }

    /// Makes the folders, and looks whether new files can be in them: a name may be too long for the system, or there
    /// already in another case of its letters.
    func makeFolders() throws(FileError) {
        for path in plan.journal.folders { try files.makeFolder(place(path)) }
        for (file, target) in zip(plan.files, plan.journal.files) where file.old == nil {
            if try files.entryInfo(place(target.path)) != nil { throw FileError(file.name, .changedMeanwhile) }
        }
    }

    /// Writes new contents and backups, and waits until the disk has them under their names.
    func writeTemporaries() throws(FileError) {
        for (index, file) in plan.files.enumerated() {
            if let new = file.new { try create(plan.journal.temporary(index), new, index) }
            if let old = file.old { try create(plan.journal.backup(index), old, index) }
        }
        for path in plan.journal.touchedFolders { try files.sync(place(path)) }
    }

    /// Makes a file that can take the place of a target.
    private func create(_ path: String, _ bytes: [UInt8], _ index: Int) throws(FileError) {
        let (file, target) = (plan.files[index], plan.journal.files[index])
        do throws(FileError) {
            try files.create(place(path), bytes, like: file.old == nil ? nil : place(target.path))
        } catch {
            // Users know the file that they asked for, not the temporary.
            throw FileError(file.name, error.reason)
        }
    }

    private func place(_ path: String) -> String {
        PathName.join(folder, path)
    }
}

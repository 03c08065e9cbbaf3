extension FileSystem {
    /// Replaces a file of a folder while no other run of axstrings does: between a look at the file and its replacement
    /// no other run can write it. What a killed run left in the folder, waiting to take a file's place, is removed.
    /// - Parameter folder: absolute and without links.
    func takeTurn<Answer>(
        in folder: String, _ body: () throws(FileError) -> Answer
    ) throws(FileError) -> Answer {
        guard let lock = try lock(folder, waiting: true) else { throw FileError(folder, .busy) }
        defer { lock.release() }
        if lock.isExclusive { try removeWaiting(in: folder) }
        return try body()
    }

    /// Removes what a killed run left waiting in a folder. Only to be called by who has the folder.
    func removeWaiting(in folder: String) throws(FileError) {
        let path = PathName.join(folder, JournalPath.waiting)
        if try entryInfo(path) != nil { try remove(path) }
    }
}

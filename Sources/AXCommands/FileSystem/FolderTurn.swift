extension FileSystem {
    /// Locks a folder while `body` runs, so that no other run of axstrings can write a file after `body` reads it and
    /// before `body` replaces it. Also removes the temporary file of a killed run.
    /// - Parameter folder: absolute and without links.
    func takeTurn<Answer>(
        in folder: String, _ body: () throws(FileError) -> Answer
    ) throws(FileError) -> Answer {
        guard let lock = try lock(folder, waiting: true) else { throw FileError(folder, .busy) }
        defer { lock.release() }
        if lock.isExclusive { try removeWaiting(in: folder) }
        return try body()
    }

    /// Removes the temporary file of a killed run. The folder must be locked.
    func removeWaiting(in folder: String) throws(FileError) {
        let path = PathName.join(folder, JournalPath.waiting)
        if try entryInfo(path) != nil { try remove(path) }
    }
}

extension FileSystem {
    /// Writes a file in one step. Other programs see either the old file or the new one, never a part of it. After a
    /// failure, the old file is unchanged and no temporary file remains. A first Ctrl-C during the write takes effect
    /// when the write is complete. If the process is killed, the next run that writes to the folder removes the
    /// temporary file.
    ///
    /// The new bytes are written to a temporary file next to the target, flushed to disk, and renamed. If the path is a
    /// symbolic link, its target is replaced. An existing file keeps its permission bits, extended attributes and
    /// access control list, and, if the process is allowed to set them, its owner and group. If a file has several
    /// names (hard links), only the given name refers to the new file afterwards.
    ///
    /// - Parameter expected: the contents that the file must have, so that changes made since it was read aren't lost.
    /// - Throws: ``FileError/Reason/changedSinceRead`` if the file doesn't match.
    func write(
        _ bytes: [UInt8], to path: String, expecting expected: StagedChange.Expectation = .anything
    ) throws(FileError) {
        let target = try writeTarget(of: path)
        try named(path) { () throws(FileError) in
            let folder = try canonicalPath(PathName.parent(of: target))
            try withFolderLock(in: folder) { () throws(FileError) in
                try Interruption.shield { () throws(FileError) in
                    try replace(PathName.join(folder, PathName.name(of: target)), with: bytes, expecting: expected)
                }
            }
        }
    }

    /// - Parameter target: an absolute path without links, in a folder that this run has locked.
    private func replace(
        _ target: String, with bytes: [UInt8], expecting expected: StagedChange.Expectation
    ) throws(FileError) {
        let exists = try entryInfo(target) != nil
        if expected != .anything {
            guard expected.allows(exists ? try read(target) : nil) else { throw FileError(target, .changedSinceRead) }
        }
        let waiting = PathName.join(PathName.parent(of: target), JournalPath.waiting)
        do throws(FileError) {
            try create(waiting, bytes, like: exists ? target : nil)
        } catch {
            // In a locked folder, the temporary file can exist only if the file system doesn't support locks.
            throw error.reason == .exists ? FileError(waiting, .noLocks) : error
        }
        do throws(FileError) {
            try rename(waiting, to: target)
        } catch {
            // Report only the failed rename; an error while cleaning up would hide it.
            try? remove(waiting)
            throw error
        }
    }

    private func writeTarget(of path: String) throws(FileError) -> String {
        switch try info(path)?.kind {
        case .file:
            if try isProtected(path) { throw FileError(path, .noPermission) }
            return try canonicalPath(path)
        case .folder: throw FileError(path, .isFolder)
        case .other, .link: throw FileError(path, .notRegular)
        case nil:
            // Renaming would replace a broken link with a file. Don't create the link's target without the user's
            // consent.
            if try entryInfo(path) != nil { throw FileError(path, .other("this symbolic link is broken")) }
            return path
        }
    }

    /// Replaces the path in errors with the one that the user knows, unless the user has to remove the temporary file.
    private func named(_ path: String, _ body: () throws(FileError) -> Void) throws(FileError) {
        do throws(FileError) {
            try body()
        } catch {
            throw error.reason == .noLocks ? error : FileError(path, error.reason)
        }
    }
}

extension FileSystem {
    /// Locks a folder while `body` runs. No other run of axstrings can then change a file between reading and replacing
    /// it. The temporary file of a killed run is removed as well.
    /// - Parameter folder: an absolute path without links.
    func withFolderLock<Answer>(
        in folder: String, _ body: () throws(FileError) -> Answer
    ) throws(FileError) -> Answer {
        guard let lock = try lock(folder, waiting: true) else { throw FileError(folder, .busy) }
        defer { lock.release() }
        if lock.isExclusive { try removeTemporaryFile(in: folder) }
        return try body()
    }

    /// Removes the temporary file of a killed run. The folder must be locked.
    func removeTemporaryFile(in folder: String) throws(FileError) {
        let path = PathName.join(folder, JournalPath.waiting)
        if try entryInfo(path) != nil { try remove(path) }
    }
}

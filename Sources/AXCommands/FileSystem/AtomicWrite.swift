extension FileSystem {
    /// Puts `bytes` into a file in one step: whoever looks sees the old file or the new one, never a part, and a failure
    /// or a Ctrl-C leaves the old file and no temporary behind. What a kill leaves, the next run that writes into the folder removes.
    ///
    /// The new bytes are written to a file beside the target, flushed to the disk, and renamed. A symbolic link stays a
    /// link: the file it leads to is replaced. An existing file keeps its permission bits, extended attributes and
    /// access control list, and its owner and group where the process may give them. Of a file with several names (hard
    /// links) the one that is written gets a file of its own; the others keep the old one.
    ///
    /// - Parameter expected: what the file must be like, so that nobody's work between reading and writing is lost.
    /// - Throws: ``FileError/Reason/changedMeanwhile`` when it is not.
    func write(
        _ bytes: [UInt8], to path: String, expecting expected: StagedChange.Expectation = .anything
    ) throws(FileError) {
        let target = try writeTarget(of: path)
        try named(path) { () throws(FileError) in
            let folder = try canonicalPath(PathName.parent(of: target))
            try takeTurn(in: folder) { () throws(FileError) in
                try Interruption.shield { () throws(FileError) in
                    try replace(PathName.join(folder, PathName.name(of: target)), with: bytes, expecting: expected)
                }
            }
        }
    }

    /// - Parameter target: absolute and without links, in a folder that this run has.
    private func replace(
        _ target: String, with bytes: [UInt8], expecting expected: StagedChange.Expectation
    ) throws(FileError) {
        let exists = try entryInfo(target) != nil
        if expected != .anything {
            guard expected.allows(exists ? try read(target) : nil) else { throw FileError(target, .changedMeanwhile) }
        }
        let waiting = PathName.join(PathName.parent(of: target), JournalPath.waiting)
        do throws(FileError) {
            try create(waiting, bytes, like: exists ? target : nil)
        } catch {
            // Only where the file system has no locks.
            throw error.reason == .exists ? FileError(waiting, .noLocks) : error
        }
        do throws(FileError) {
            try rename(waiting, to: target)
        } catch {
            // The failure to report is the one of the rename; a failure to clean up would only hide it.
            try? remove(waiting)
            throw error
        }
    }

    /// The file that a write to `path` replaces or makes.
    private func writeTarget(of path: String) throws(FileError) -> String {
        switch try info(path)?.kind {
        case .file:
            if try isProtected(path) { throw FileError(path, .noPermission) }
            return try canonicalPath(path)
        case .folder: throw FileError(path, .isFolder)
        case .other, .link: throw FileError(path, .notRegular)
        case nil:
            // A link that leads nowhere would be replaced by a file, and where it leads is not ours to decide.
            if try entryInfo(path) != nil { throw FileError(path, .other("this symbolic link is broken")) }
            return path
        }
    }

    /// Users know the file that they asked for, not the ones beside it; but what they have to remove must be named.
    private func named(_ path: String, _ body: () throws(FileError) -> Void) throws(FileError) {
        do throws(FileError) {
            try body()
        } catch {
            throw error.reason == .noLocks ? error : FileError(path, error.reason)
        }
    }
}

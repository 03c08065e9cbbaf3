extension FileSystem {
    /// Puts `bytes` into a file in one step: whoever looks sees the old file or the new one, never a part, and a failure
    /// leaves the old file and no temporary behind.
    ///
    /// The new bytes are written to a file beside the target, flushed to the disk, and renamed. A symbolic link stays a
    /// link: the file it leads to is replaced. An existing file keeps its permission bits; its owner and extended
    /// attributes are those of a new file.
    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let before = try info(path)
        // A rename would replace a file that somebody protected; an editor that saves in place could not.
        if let before, before.kind == .file, before.mode & 0o222 == 0 { throw FileError(path, .noPermission) }
        let target = try writeTarget(of: path, before)
        let temporary = try createTemporary(beside: target, bytes, mode: before?.mode)
        do throws(FileError) {
            try rename(temporary, to: target)
        } catch {
            // The failure to report is the one of the rename; a failure to clean up would only hide it.
            try? remove(temporary)
            throw FileError(path, error.reason)
        }
    }

    /// The file that a write to `path` replaces or makes.
    private func writeTarget(of path: String, _ before: FileInfo?) throws(FileError) -> String {
        switch before?.kind {
        case .file: return try canonicalPath(path)
        case .folder: throw FileError(path, .isFolder)
        case .other, .link: throw FileError(path, .notRegular)
        case nil:
            let parent = PathName.parent(of: path)
            let name = PathName.name(of: path)
            let taken = try list(parent).contains { $0.name == name }
            // A link that leads nowhere would be replaced by a file, and where it leads is not ours to decide.
            if taken { throw FileError(path, .other("this symbolic link leads nowhere")) }
            return path
        }
    }

    /// Makes the temporary file, under the first name that is free.
    private func createTemporary(
        beside target: String, _ bytes: [UInt8], mode: UInt16?
    ) throws(FileError) -> String {
        let folder = PathName.parent(of: target)
        for _ in 0..<16 {
            let suffix = String(UInt32.random(in: .min ... .max), radix: 36)
            let temporary = PathName.join(folder, ".axstrings-\(suffix).tmp")
            do throws(FileError) {
                try create(temporary, bytes, mode: mode)
                return temporary
            } catch {
                // Users know the file that they asked for, not the temporary.
                guard error.reason == .exists else { throw FileError(target, error.reason) }
            }
        }
        throw FileError(target, .other("no free name for a temporary file beside it"))
    }
}

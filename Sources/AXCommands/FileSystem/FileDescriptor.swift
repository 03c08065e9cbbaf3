import CFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file. ``readAll(expecting:limit:)`` and ``writeAll(_:)`` continue until everything is processed, even if
/// system calls process only a part or are interrupted.
struct FileDescriptor {
    let number: Int32
    /// The path of the file, for messages.
    let path: String

    /// Reads all bytes up to the end.
    /// - Parameters:
    ///   - expecting: the size of a regular file in bytes; nil for a file that may return fewer bytes at once, such as
    ///     a pipe.
    ///   - limit: the maximum number of bytes.
    /// - Throws: ``FileError/Reason/tooLarge(limit:)`` if there are more bytes.
    func readAll(expecting: Int?, limit: Int) throws(FileError) -> [UInt8] {
        let room = min(max(expecting ?? 65_535, 0), limit) + 1
        var bytes = try readSome(room)
        // A regular file returns fewer bytes than requested only at its end.
        if bytes.count == expecting, bytes.count <= limit { return bytes }
        while true {
            guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
            let chunk = try readSome(65_536)
            if chunk.isEmpty { return bytes }
            bytes.append(contentsOf: chunk)
        }
    }

    /// Copies the permission bits, the extended attributes and the access control list of another file, and its owner
    /// and group if the process is allowed to set them. The set-user-ID and set-group-ID bits aren't copied, because
    /// the system removes them when a file is written.
    func takeAttributes(of model: String) throws(FileError) {
        var (wanted, own) = (stat(), stat())
        guard stat(model, &wanted) == 0, fstat(number, &own) == 0 else { throw FileError(path, errno: errno) }
        if (wanted.st_uid, wanted.st_gid) != (own.st_uid, own.st_gid), fchown(number, wanted.st_uid, wanted.st_gid) != 0
        {
            // Users who aren't administrators can only set a group that they belong to.
            _ = fchown(number, uid_t.max, wanted.st_gid)
        }
        let code = axfile_copy_attributes(model, number, path)
        guard code == 0 else { throw FileError(path, errno: code) }
        guard fchmod(number, wanted.st_mode & 0o777) == 0 else { throw FileError(path, errno: errno) }
    }

    /// Waits until the bytes of a file, or the names in a folder, are on the disk.
    func flush() throws(FileError) {
        #if canImport(Darwin)
            // On macOS, fsync may leave the bytes in the drive's cache. Not all file systems support F_FULLFSYNC.
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        // Some file systems don't support flushing and return EINVAL. Ignore that.
        if fsync(number) != 0, errno != EINVAL { throw FileError(path, errno: errno) }
    }

    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(number, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count > 0 { written += count } else if errno != EINTR { throw FileError(path, errno: errno) }
        }
    }

    /// Waits for input, and reads the available bytes; empty at the end of the file.
    /// - Parameter room: the maximum number of bytes.
    func readSome(_ room: Int) throws(FileError) -> [UInt8] {
        var code: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            var result = read(number, buffer.baseAddress, buffer.count)
            while result < 0, errno == EINTR { result = read(number, buffer.baseAddress, buffer.count) }
            code = result < 0 ? errno : 0
            count = max(result, 0)
        }
        guard code == 0 else { throw FileError(path, errno: code) }
        return chunk
    }
}

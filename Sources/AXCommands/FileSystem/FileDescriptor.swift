import CFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file: whole reads and whole writes, over calls that may do a part and may be interrupted.
struct FileDescriptor {
    let number: Int32
    /// For messages.
    let path: String

    /// Everything up to the end, or ``FileError/Reason/tooLarge(limit:)``.
    /// - Parameter expecting: how many bytes a regular file has; nil for what may give less than it has, such as a pipe.
    func readAll(expecting: Int?, limit: Int) throws(FileError) -> [UInt8] {
        let room = min(max(expecting ?? 65_535, 0), limit) + 1
        var bytes = try readSome(room)
        // A regular file gives less than there is room for only at its end.
        if bytes.count == expecting, bytes.count <= limit { return bytes }
        while true {
            guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
            let chunk = try readSome(65_536)
            if chunk.isEmpty { return bytes }
            bytes.append(contentsOf: chunk)
        }
    }

    /// Gives the file what another has besides its bytes. Owner and group are kept as far as the process may. The bits
    /// that lend a program its owner's rights are not: the system takes them away from a file that is written, too.
    func takeAttributes(of model: String) throws(FileError) {
        var (wanted, own) = (stat(), stat())
        guard stat(model, &wanted) == 0, fstat(number, &own) == 0 else { throw FileError(path, errno: errno) }
        if (wanted.st_uid, wanted.st_gid) != (own.st_uid, own.st_gid), fchown(number, wanted.st_uid, wanted.st_gid) != 0
        {
            // Who is not the administrator may at most choose among the groups that they are in.
            _ = fchown(number, uid_t.max, wanted.st_gid)
        }
        let code = axfile_copy_attributes(model, number, path)
        guard code == 0 else { throw FileError(path, errno: code) }
        guard fchmod(number, wanted.st_mode & 0o777) == 0 else { throw FileError(path, errno: errno) }
    }

    /// Waits until the disk has the file's bytes, or a folder's names.
    func flush() throws(FileError) {
        #if canImport(Darwin)
            // There, fsync leaves the bytes in the cache of the drive. Not all file systems have the stronger call.
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        // Some file systems cannot flush and say EINVAL; the bytes are as safe as they can be there.
        if fsync(number) != 0, errno != EINVAL { throw FileError(path, errno: errno) }
    }

    /// Writes all the bytes, in as many calls as it takes.
    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                write(number, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count > 0 { written += count } else if errno != EINTR { throw FileError(path, errno: errno) }
        }
    }

    /// What there is to read, after waiting for something; nothing at the end.
    /// - Parameter room: the most bytes.
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

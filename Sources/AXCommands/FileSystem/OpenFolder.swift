#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Operations that need an open folder.
enum OpenFolder {
    static func sync(_ folder: String) throws(FileError) {
        let descriptor = try descriptor(of: folder)
        defer { close(descriptor) }
        try FileDescriptor(number: descriptor, path: folder).flush()
    }

    /// Locks the folder itself with `flock(2)`, which leaves no files behind. The system releases the lock when the
    /// process ends for any reason. Child processes don't inherit the lock.
    /// - Parameter waiting: whether to try for ten seconds; a run writes for a much shorter time.
    static func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock? {
        let descriptor = try descriptor(of: folder)
        var attempts = waiting ? 1_000 : 1
        var code: Int32 = 0
        while attempts > 0 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                return FolderLock(isExclusive: true) { _ = close(descriptor) }
            }
            code = errno
            if code == EINTR { continue }
            guard code == EWOULDBLOCK else { break }
            attempts -= 1
            if attempts > 0 { usleep(10_000) }
        }
        close(descriptor)
        if code == EWOULDBLOCK { return nil }
        // Network file systems don't support locks, or only for files that are open for writing (EBADF).
        guard [ENOLCK, ENOTSUP, EOPNOTSUPP, EBADF, EINVAL, ENOSYS].contains(code) else {
            throw FileError(folder, errno: code)
        }
        return FolderLock(isExclusive: false) {}
    }

    private static func descriptor(of folder: String) throws(FileError) -> Int32 {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(folder, errno: errno) }
        return descriptor
    }
}

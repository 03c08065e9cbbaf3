#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the system does with a folder that is open: flushing its names, and locking.
enum OpenFolder {
    static func sync(_ folder: String) throws(FileError) {
        let descriptor = try descriptor(of: folder)
        defer { close(descriptor) }
        try FileDescriptor(number: descriptor, path: folder).flush()
    }

    /// The lock is on the folder itself, by `flock(2)`: nothing is left behind when it is released, and the system
    /// releases it when the process ends, however it ends. It does not pass to child processes.
    /// - Parameter waiting: whether to try for ten seconds: a run writes for far less.
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
        // Network file systems lack locks, or have them for files that are open for writing only (EBADF).
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

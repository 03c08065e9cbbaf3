#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file system of the computer, accessed through POSIX calls.
struct LocalFileSystem: FileSystem {
    let currentFolder: String

    /// Determines the current folder only once, because axstrings never changes it.
    init() {
        let resolved = realpath(".", nil)
        defer { free(resolved) }
        currentFolder = resolved.flatMap { String(validatingCString: $0) } ?? "/"
    }

    func info(_ path: String) throws(FileError) -> FileInfo? {
        try requireUsable(path)
        var status = stat()
        if stat(path, &status) == 0 { return FileInfo(status) }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw FileError(path, errno: errno)
    }

    func entryInfo(_ path: String) throws(FileError) -> FileInfo? {
        try requireUsable(path)
        var status = stat()
        if lstat(path, &status) == 0 { return FileInfo(status) }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw FileError(path, errno: errno)
    }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try requireUsable(path)
        // Because of O_NONBLOCK, opening a pipe without a writer doesn't wait.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path, errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path, errno: errno) }
        let info = FileInfo(status)
        if info.kind == .folder { throw FileError(path, .isFolder) }
        guard info.kind == .file else { throw FileError(path, .notRegular) }
        guard info.size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
        return try FileDescriptor(number: descriptor, path: path).readAll(expecting: info.size, limit: limit)
    }

    func target(ofLink path: String) throws(FileError) -> String {
        try requireUsable(path)
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(path, &target, target.count)
        guard length >= 0 else { throw FileError(path, errno: errno) }
        return String(decoding: target.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func canonicalPath(_ path: String) throws(FileError) -> String {
        try requireUsable(path)
        guard let resolved = realpath(path, nil) else { throw FileError(path, errno: errno) }
        defer { free(resolved) }
        guard let text = String(validatingCString: resolved) else { throw FileError(path, .badName) }
        return text
    }

    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError) {
        try requireUsable(path)
        // The file is private until the permission bits of its model are set.
        let mode: mode_t = model == nil ? 0o666 : 0o600
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw FileError(path, errno: errno) }
        do throws(FileError) {
            defer { close(descriptor) }
            let file = FileDescriptor(number: descriptor, path: path)
            try file.writeAll(bytes)
            if let model { try file.takeAttributes(of: model) }
            try file.flush()
        } catch {
            unlink(path)
            throw error
        }
    }

    func isProtected(_ path: String) throws(FileError) -> Bool {
        guard let info = try info(path) else { return false }
        // The system lets the superuser write to a file even if all of these bits are cleared.
        if info.mode & 0o222 == 0 { return true }
        // Ignore other errors, such as a read-only file system, because writing reports them more clearly.
        return faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 && (errno == EACCES || errno == EPERM)
    }

    func rename(_ old: String, to new: String) throws(FileError) {
        try requireUsable(old)
        try requireUsable(new)
        #if canImport(Glibc)
            let result = Glibc.rename(old, new)
        #elseif canImport(Musl)
            let result = Musl.rename(old, new)
        #else
            let result = Darwin.rename(old, new)
        #endif
        guard result == 0 else { throw FileError(new, errno: errno) }
    }

    func remove(_ path: String) throws(FileError) {
        try requireUsable(path)
        guard unlink(path) == 0 else { throw FileError(path, errno: errno) }
    }

    func makeFolder(_ path: String) throws(FileError) {
        try requireUsable(path)
        guard mkdir(path, 0o777) == 0 else { throw FileError(path, errno: errno) }
    }

    func removeFolder(_ path: String) throws(FileError) {
        try requireUsable(path)
        guard rmdir(path) == 0 else { throw FileError(path, errno: errno) }
    }

    func sync(_ folder: String) throws(FileError) {
        try requireUsable(folder)
        let descriptor = try openFolder(folder)
        defer { close(descriptor) }
        try FileDescriptor(number: descriptor, path: folder).flush()
    }

    /// Locks the folder itself with `flock(2)`, which creates no files. The system releases the lock when the process
    /// ends for any reason. Child processes don't inherit the lock.
    /// - Parameter waiting: whether to wait up to ten seconds if another run has locked the folder. Writing usually
    ///   takes much less time.
    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock? {
        try requireUsable(folder)
        let descriptor = try openFolder(folder)
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
        // Some network file systems don't support locks, or support them only for files that are open for writing
        // (EBADF).
        guard [ENOLCK, ENOTSUP, EOPNOTSUPP, EBADF, EINVAL, ENOSYS].contains(code) else {
            throw FileError(folder, errno: code)
        }
        return FolderLock(isExclusive: false) {}
    }

    func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        try requireUsable(folder)
        return try FolderListing.entries(of: folder)
    }

    private func openFolder(_ path: String) throws(FileError) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path, errno: errno) }
        return descriptor
    }

    /// Rejects empty paths, and paths with NUL bytes. C reads a path only up to a NUL byte, so it would open a
    /// different file.
    private func requireUsable(_ path: String) throws(FileError) {
        if path.isEmpty { throw FileError(path, .notFound) }
        if path.utf8.contains(0) { throw FileError(path, .badName) }
    }
}

private enum FolderListing {
    static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
        guard let stream = opendir(folder) else { throw FileError(folder, errno: errno) }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        errno = 0
        while let entry = readdir(stream) {
            if let name = name(of: entry), name != ".", name != ".." {
                let kind = statedKind(entry) ?? kind(of: PathName.join(folder, name))
                entries.append(FolderEntry(name: name, kind: kind))
            }
            errno = 0
        }
        guard errno == 0 else { throw FileError(folder, errno: errno) }
        return entries.sorted { $0.name.hasBytes(before: $1.name) }
    }

    /// The name of an item; nil if it isn't UTF-8.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
            let capacity = MemoryLayout.size(ofValue: field.pointee)
            return field.withMemoryRebound(to: CChar.self, capacity: capacity) { String(validatingCString: $0) }
        }
    }

    /// The kind of an item according to the folder listing; nil if the file system doesn't store it there.
    private static func statedKind(_ entry: UnsafeMutablePointer<dirent>) -> FileInfo.Kind? {
        switch entry.pointee.d_type {
        case UInt8(DT_REG): .file
        case UInt8(DT_DIR): .folder
        case UInt8(DT_LNK): .link
        case UInt8(DT_UNKNOWN): nil
        default: .other
        }
    }

    /// The kind of the item at a path; `other` if the item was removed in the meantime.
    private static func kind(of path: String) -> FileInfo.Kind {
        var status = stat()
        return lstat(path, &status) == 0 ? FileInfo(status).kind : .other
    }
}

extension String {
    /// Compares the UTF-8 bytes of names, directly in memory if possible, because folders can contain thousands of
    /// items.
    fileprivate func hasBytes(before other: String) -> Bool {
        let known = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
        }
        return (known ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

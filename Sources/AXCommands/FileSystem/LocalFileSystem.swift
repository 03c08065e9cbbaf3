#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The disk, through POSIX calls.
struct LocalFileSystem: FileSystem {
    let currentFolder: String

    /// Reads the current folder only once, because axstrings never changes it.
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
        // O_NONBLOCK: opening a pipe without a writer must not wait.
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
        // The file is private until it has the permission bits of its model.
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
        // The system lets administrators write to files even if none of these bits is set.
        if info.mode & 0o222 == 0 { return true }
        // Other errors, such as a read-only file system, get a clearer message when the write fails.
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
        try OpenFolder.sync(folder)
    }

    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock? {
        try requireUsable(folder)
        return try OpenFolder.lock(folder, waiting: waiting)
    }

    func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        try requireUsable(folder)
        return try FolderListing.entries(of: folder)
    }

    /// C reads a path only up to a NUL byte, so it would open another file.
    private func requireUsable(_ path: String) throws(FileError) {
        if path.isEmpty { throw FileError(path, .notFound) }
        if path.utf8.contains(0) { throw FileError(path, .badName) }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileInfo {
    init(_ status: stat) {
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        self.init(
            kind: kind, mode: UInt16(truncatingIfNeeded: status.st_mode & 0o7777), size: Int(status.st_size),
            stamp: FileStamp(status))
    }
}

extension FileStamp {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(written: Time(written), changed: Time(changed), number: UInt64(status.st_ino))
    }
}

extension FileStamp.Time {
    fileprivate init(_ time: timespec) {
        self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
}

extension FileError {
    /// - Parameter code: a value of `errno`.
    init(_ path: String, errno code: Int32) {
        let reason: Reason =
            switch code {
            case ENOENT: .notFound
            case EACCES, EPERM: .noPermission
            case EISDIR: .isFolder
            case ENOTDIR: .isNotFolder
            case EEXIST: .exists
            case ENOTEMPTY: .notEmpty
            case ELOOP: .linkLoop
            case ENAMETOOLONG: .badName
            case ENXIO: .notRegular
            default: .other(String(cString: strerror(code)))
            }
        self.init(path, reason)
    }
}

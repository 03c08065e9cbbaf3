#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lists a folder of the disk.
enum FolderListing {
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

    /// nil for a name that is not UTF-8.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
            let capacity = MemoryLayout.size(ofValue: field.pointee)
            return field.withMemoryRebound(to: CChar.self, capacity: capacity) { String(validatingCString: $0) }
        }
    }

    /// The kind that the listing itself tells; nil where the file system keeps it elsewhere.
    private static func statedKind(_ entry: UnsafeMutablePointer<dirent>) -> FileInfo.Kind? {
        switch entry.pointee.d_type {
        case UInt8(DT_REG): .file
        case UInt8(DT_DIR): .folder
        case UInt8(DT_LNK): .link
        case UInt8(DT_UNKNOWN): nil
        default: .other
        }
    }

    /// The kind of the entry itself; what vanished meanwhile is nothing that could be read.
    private static func kind(of path: String) -> FileInfo.Kind {
        var status = stat()
        return lstat(path, &status) == 0 ? FileInfo(status).kind : .other
    }
}

extension String {
    /// Whether the bytes of the name come before those of another one. Folders may hold thousands of entries.
    fileprivate func hasBytes(before other: String) -> Bool {
        let known = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
        }
        return (known ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lists a folder on the disk.
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

    /// nil for a name that isn't UTF-8.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
            let capacity = MemoryLayout.size(ofValue: field.pointee)
            return field.withMemoryRebound(to: CChar.self, capacity: capacity) { String(validatingCString: $0) }
        }
    }

    /// The kind in the listing itself; nil if the file system doesn't store it there.
    private static func statedKind(_ entry: UnsafeMutablePointer<dirent>) -> FileInfo.Kind? {
        switch entry.pointee.d_type {
        case UInt8(DT_REG): .file
        case UInt8(DT_DIR): .folder
        case UInt8(DT_LNK): .link
        case UInt8(DT_UNKNOWN): nil
        default: .other
        }
    }

    /// `other` for an item that was removed in the meantime.
    private static func kind(of path: String) -> FileInfo.Kind {
        var status = stat()
        return lstat(path, &status) == 0 ? FileInfo(status).kind : .other
    }
}

extension String {
    /// Compares the UTF-8 bytes of names. Folders may contain thousands of items, so this avoids slow paths.
    fileprivate func hasBytes(before other: String) -> Bool {
        let known = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
        }
        return (known ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

/// A file system in which only some folders exist. A link that leads out of them appears as a broken link.
struct ConfinedFileSystem: FileSystem {
    private let base: any FileSystem
    /// The visible folders, as absolute paths without links.
    private let folders: [String]

    /// - Parameter folders: the visible folders. Those that don't exist are omitted.
    init(_ base: any FileSystem, to folders: [String]) {
        self.base = base
        self.folders = folders.compactMap { try? base.canonicalPath($0) }
    }

    var currentFolder: String { base.currentFolder }

    private func isInside(_ path: String) -> Bool {
        guard let path = try? base.canonicalPath(path) else { return false }
        return folders.contains { PathName.relative(path, to: $0) != nil }
    }

    private func requireInside(_ path: String) throws(FileError) {
        guard try base.info(path) == nil || isInside(path) else { throw FileError(path, .isOutside) }
    }

    func info(_ path: String) throws(FileError) -> FileInfo? {
        guard let info = try base.info(path) else { return nil }
        return isInside(path) ? info : nil
    }

    func entryInfo(_ path: String) throws(FileError) -> FileInfo? {
        isInside(PathName.parent(of: path)) ? try base.entryInfo(path) : nil
    }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try requireInside(path)
        return try base.read(path, limit: limit)
    }

    func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        try requireInside(folder)
        return try base.list(folder)
    }

    func target(ofLink path: String) throws(FileError) -> String {
        try requireInside(PathName.parent(of: path))
        return try base.target(ofLink: path)
    }

    func canonicalPath(_ path: String) throws(FileError) -> String { try base.canonicalPath(path) }

    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError) {
        try requireInside(PathName.parent(of: path))
        try base.create(path, bytes, like: model)
    }

    func isProtected(_ path: String) throws(FileError) -> Bool { try base.isProtected(path) }

    func rename(_ old: String, to new: String) throws(FileError) {
        try requireInside(PathName.parent(of: new))
        try base.rename(old, to: new)
    }

    func remove(_ path: String) throws(FileError) {
        try requireInside(PathName.parent(of: path))
        try base.remove(path)
    }

    func makeFolder(_ path: String) throws(FileError) {
        try requireInside(PathName.parent(of: path))
        try base.makeFolder(path)
    }

    func removeFolder(_ path: String) throws(FileError) {
        try requireInside(path)
        try base.removeFolder(path)
    }

    func sync(_ folder: String) throws(FileError) { try base.sync(folder) }

    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock? {
        try requireInside(folder)
        return try base.lock(folder, waiting: waiting)
    }
}

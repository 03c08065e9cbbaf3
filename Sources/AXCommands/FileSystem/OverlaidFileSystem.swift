/// A file system in which some files hold something else. They are read only; all else is the file system below.
struct OverlaidFileSystem: FileSystem {
    private let base: any FileSystem
    /// By canonical path.
    private let contents: [String: [UInt8]]

    init(_ base: any FileSystem, contents: [String: [UInt8]]) {
        self.base = base
        self.contents = contents
    }

    var currentFolder: String { base.currentFolder }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let own = contents[try base.canonicalPath(path)] else {
            return try base.read(path, limit: limit)
        }
        return own
    }

    func info(_ path: String) throws(FileError) -> FileInfo? { try base.info(path) }
    func entryInfo(_ path: String) throws(FileError) -> FileInfo? { try base.entryInfo(path) }
    func list(_ folder: String) throws(FileError) -> [FolderEntry] { try base.list(folder) }
    func canonicalPath(_ path: String) throws(FileError) -> String { try base.canonicalPath(path) }
    func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError) {
        try base.create(path, bytes, mode: mode)
    }
    func rename(_ old: String, to new: String) throws(FileError) { try base.rename(old, to: new) }
    func remove(_ path: String) throws(FileError) { try base.remove(path) }
    func makeFolder(_ path: String) throws(FileError) { try base.makeFolder(path) }
    func removeFolder(_ path: String) throws(FileError) { try base.removeFolder(path) }
    func sync(_ folder: String) throws(FileError) { try base.sync(folder) }
    func lock(_ folder: String) throws(FileError) -> FolderLock? { try base.lock(folder) }
}

extension Workplace {
    /// The same place with other contents of some files.
    func overlaid(by contents: [String: [UInt8]]) -> Workplace {
        guard !contents.isEmpty else { return self }
        var place = self
        place.files = OverlaidFileSystem(files, contents: contents)
        return place
    }
}

/// A file system that replaces some items of a base file system for reading. Changes are made in the base file system.
struct OverlaidFileSystem: FileSystem {
    private let base: any FileSystem
    private let paths: OverlaidPaths

    init(_ base: any FileSystem, entries: [String: OverlaidEntry]) {
        self.base = base
        paths = OverlaidPaths(entries, over: base)
    }

    var currentFolder: String { base.currentFolder }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let location = try paths.resolved(path)
        switch paths.content(of: location) {
        case .file(let bytes):
            guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
            return bytes
        case .folder: throw FileError(path, .isFolder)
        case .link, .nothing: throw FileError(path, .notFound)
        case .onDisk: return try named(path) { () throws(FileError) in try base.read(location, limit: limit) }
        }
    }

    func info(_ path: String) throws(FileError) -> FileInfo? {
        try info(at: paths.resolved(path)) { location throws(FileError) in try base.info(location) }
    }

    func entryInfo(_ path: String) throws(FileError) -> FileInfo? {
        try info(at: paths.located(path)) { location throws(FileError) in try base.entryInfo(location) }
    }

    private func info(
        at location: String, below: (String) throws(FileError) -> FileInfo?
    ) throws(FileError) -> FileInfo? {
        switch paths.content(of: location) {
        case .file(let bytes): FileInfo(kind: .file, mode: 0o644, size: bytes.count)
        case .link(let target): FileInfo(kind: .link, mode: 0o777, size: target.utf8.count)
        case .folder: FileInfo(kind: .folder, mode: 0o755, size: 0)
        case .nothing: nil
        case .onDisk: try below(location)
        }
    }

    func list(_ folder: String) throws(FileError) -> [FolderEntry] {
        let location = try paths.resolved(folder)
        let onDisk: [FolderEntry]
        switch paths.content(of: location) {
        case .folder(let isOnDisk): onDisk = isOnDisk ? try base.list(location) : []
        case .file, .link: throw FileError(folder, .isNotFolder)
        case .nothing: throw FileError(folder, .notFound)
        case .onDisk: onDisk = try named(folder) { () throws(FileError) in try base.list(location) }
        }
        return paths.entries(of: location, onDisk: onDisk)
    }

    func target(ofLink path: String) throws(FileError) -> String {
        let location = try paths.located(path)
        switch paths.content(of: location) {
        case .link(let target): return target
        case .file, .folder: throw FileError(path, .notRegular)
        case .nothing: throw FileError(path, .notFound)
        case .onDisk: return try named(path) { () throws(FileError) in try base.target(ofLink: location) }
        }
    }

    func canonicalPath(_ path: String) throws(FileError) -> String {
        guard try info(path) != nil else { throw FileError(path, .notFound) }
        return try paths.resolved(path)
    }

    /// Replaces the path in an error with the path that the caller used.
    private func named<Answer>(
        _ path: String, _ answer: () throws(FileError) -> Answer
    ) throws(FileError) -> Answer {
        do throws(FileError) {
            return try answer()
        } catch {
            throw FileError(path, error.reason)
        }
    }

    func create(_ path: String, _ bytes: [UInt8], like model: String?) throws(FileError) {
        try base.create(path, bytes, like: model)
    }
    func isProtected(_ path: String) throws(FileError) -> Bool { try base.isProtected(path) }
    func rename(_ old: String, to new: String) throws(FileError) { try base.rename(old, to: new) }
    func remove(_ path: String) throws(FileError) { try base.remove(path) }
    func makeFolder(_ path: String) throws(FileError) { try base.makeFolder(path) }
    func removeFolder(_ path: String) throws(FileError) { try base.removeFolder(path) }
    func sync(_ folder: String) throws(FileError) { try base.sync(folder) }
    func lock(_ folder: String, waiting: Bool) throws(FileError) -> FolderLock? {
        try base.lock(folder, waiting: waiting)
    }
}

extension CommandEnvironment {
    /// Returns the same environment with some items replaced.
    func overlaid(by entries: [String: OverlaidEntry]) -> CommandEnvironment {
        guard !entries.isEmpty else { return self }
        var environment = self
        environment.files = OverlaidFileSystem(files, entries: entries)
        return environment
    }
}

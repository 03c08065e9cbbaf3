/// A folder for output files. No file is written outside the folder, even if the names of files come from malicious
/// catalogs or deliveries.
struct OutputFolder: Sendable {
    /// The path as entered by the user.
    let path: String
    private let files: any FileSystem
    /// The absolute path without links.
    private let canonical: String

    /// Creates the folder and its parent folders if they don't exist.
    init(_ path: String, in files: any FileSystem) throws(FileError) {
        self.path = path
        self.files = files
        try Self.makeFolders(path, in: files)
        canonical = try files.canonicalPath(path)
    }

    /// The path of an output file.
    /// - Parameter name: a path relative to the folder. Folders in it don't have to exist.
    /// - Throws: ``FileError/Reason/leavesFolder(_:)`` for an absolute path, a path with `.`, `..`, a NUL byte or an
    ///   empty component, and a path with a symbolic link that leads outside.
    func path(for name: String) throws(FileError) -> String {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !name.utf8.contains(0) else {
            throw FileError(name, .leavesFolder(path))
        }
        let target = PathName.join(path, name)
        var existing = target
        while try files.info(existing) == nil, existing != ".", existing != "/" {
            existing = PathName.parent(of: existing)
        }
        guard PathName.relative(try files.canonicalPath(existing), to: canonical) != nil else {
            throw FileError(name, .leavesFolder(path))
        }
        return target
    }

    /// Writes a file in one step, creates missing folders, and returns the path of the file.
    @discardableResult
    func write(
        _ bytes: [UInt8], to name: String, expecting expected: StagedChange.Expectation = .anything
    ) throws(FileError) -> String {
        let target = try path(for: name)
        try Self.makeFolders(PathName.parent(of: target), in: files)
        try files.write(bytes, to: target, expecting: expected)
        return target
    }

    /// - Parameter name: a folder inside this one; nil for this folder.
    func list(_ name: String? = nil) throws(FileError) -> [FolderEntry] {
        try files.list(name.map(path(for:)) ?? path)
    }

    func read(_ name: String, limit: Int) throws(FileError) -> [UInt8] {
        try files.read(path(for: name), limit: limit)
    }

    /// Removes a file, and the subfolder that contained it if the subfolder is empty afterwards.
    func remove(_ name: String) throws(FileError) {
        let target = try path(for: name)
        try files.remove(target)
        let parent = PathName.parent(of: target)
        if name.contains("/"), try files.list(parent).isEmpty { try files.removeFolder(parent) }
    }

    private static func makeFolders(_ path: String, in files: any FileSystem) throws(FileError) {
        var missing: [String] = []
        var existing = path
        while try files.info(existing) == nil, existing != ".", existing != "/" {
            missing.append(existing)
            existing = PathName.parent(of: existing)
        }
        guard try files.info(existing)?.kind == .folder else { throw FileError(existing, .isNotFolder) }
        for folder in missing.reversed() { try files.makeFolder(folder) }
    }
}

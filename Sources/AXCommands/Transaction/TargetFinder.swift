/// Finds the file that a write really changes, and sees to it that it lies in the transaction's folder.
struct TargetFinder {
    /// A place for a file, with what is there.
    struct Target {
        /// Relative to the transaction's folder, without links.
        let path: String
        /// nil when there is no file yet.
        let info: FileInfo?
        /// The folders above it that do not exist, outer ones first; paths are like `path`.
        let missingFolders: [String]
    }

    /// The transaction's folder, absolute and without links.
    private let folder: String
    private let files: any FileSystem

    init(_ folder: String, _ files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// Where a write to `path` goes. Links are followed.
    /// - Throws: ``FileError`` for what is no regular file, for a protected file, for a link that leads nowhere, and
    ///   for a
    ///   place outside the folder.
    func target(_ path: String) throws(FileError) -> Target {
        guard let info = try files.info(path) else { return try newTarget(path) }
        switch info.kind {
        case .file: break
        case .folder: throw FileError(path, .isFolder)
        case .other, .link: throw FileError(path, .notRegular)
        }
        if try files.isProtected(path) { throw FileError(path, .noPermission) }
        return Target(path: try inside(try files.canonicalPath(path), path), info: info, missingFolders: [])
    }

    /// A place where there is nothing: below the nearest folder that exists.
    private func newTarget(_ path: String) throws(FileError) -> Target {
        var names: [String] = []
        var place = path
        var found: FileInfo?
        while found == nil {
            guard try files.entryInfo(place) == nil else {
                // It would be replaced by a file, and where it leads is not ours to decide.
                throw FileError(path, .other("a symbolic link is broken"))
            }
            names.append(PathName.name(of: place))
            let parent = PathName.parent(of: place)
            guard parent != place else { throw FileError(path, .notFound) }
            place = parent
            found = try files.info(place)
        }
        guard found?.kind == .folder else { throw FileError(place, .isNotFolder) }
        // `..` of a folder that does not exist means nothing yet.
        guard !names.contains("..") else { throw FileError(path, .leavesFolder(folder)) }
        return try newTarget(path, in: try files.canonicalPath(place), names.reversed().filter { $0 != "." })
    }

    /// - Parameter names: the folders to make, and the file.
    private func newTarget(_ path: String, in existing: String, _ names: [String]) throws(FileError) -> Target {
        guard !names.isEmpty else { throw FileError(path, .isFolder) }
        var place = existing
        var all: [String] = []
        for name in names {
            place = PathName.join(place, name)
            all.append(try inside(place, path))
        }
        return Target(path: all.removeLast(), info: nil, missingFolders: all)
    }

    /// The place as seen from the folder.
    private func inside(_ place: String, _ path: String) throws(FileError) -> String {
        // Compared byte by byte too: `é` composed and decomposed are two folders to most file systems.
        guard let relative = PathName.relative(place, to: folder), !relative.isEmpty,
            PathName.join(folder, relative).utf8.elementsEqual(place.utf8)
        else { throw FileError(path, .leavesFolder(folder)) }
        guard JournalPath.isAllowed(relative) else { throw FileError(path, .badName) }
        return relative
    }
}

/// What a transaction will do, worked out before anything is touched.
struct TransactionPlan {
    /// The contents of one target.
    struct File {
        /// As the user named it, for messages.
        let name: String
        let old: [UInt8]?
        let new: [UInt8]?
    }

    /// In the phase ``Journal/Phase/preparing``; its files are those of `files`, in the same order.
    let journal: Journal
    let files: [File]

    /// Looks at every target. Changes that change nothing are left out.
    /// - Parameter folder: absolute and without links.
    /// - Throws: what ``TargetFinder`` throws; ``FileError/Reason/changedMeanwhile`` when a file is not as it is
    ///   expected
    ///   to be; and an error for a file that two changes name.
    init(_ changes: [StagedChange], in folder: String, _ system: any FileSystem) throws(FileError) {
        let finder = TargetFinder(folder, system)
        var folders = UniquePaths()
        var targets = UniquePaths()
        var entries: [Journal.File] = []
        var files: [File] = []
        for change in changes {
            let target = try finder.target(change.path)
            guard targets.insert(target.path) else {
                throw FileError(change.path, .other("two changes in the same run affect this file"))
            }
            let file = try Self.file(change, target, in: folder, system)
            if file.old == file.new { continue }
            for missing in target.missingFolders { folders.insert(missing) }
            entries.append(
                Journal.File(
                    path: target.path, old: file.old.map(Fingerprint.init), new: file.new.map(Fingerprint.init)))
            files.append(file)
        }
        // A new file cannot be where another change needs a folder.
        for path in folders.paths where !targets.insert(path) { throw FileError(path, .isFolder) }
        self.files = files
        let run = String(UInt64.random(in: .min ... .max), radix: 36)
        journal = Journal(run: run, phase: .preparing, folders: folders.paths, files: entries)
    }

    /// The contents before and after, where the file is as it is expected to be.
    private static func file(
        _ change: StagedChange, _ target: TargetFinder.Target, in folder: String, _ system: any FileSystem
    ) throws(FileError) -> File {
        if change.new == nil, try system.entryInfo(change.path)?.kind == .link {
            throw FileError(change.path, .other("symbolic links aren't removed"))
        }
        let old: [UInt8]? = target.info == nil ? nil : try system.read(PathName.join(folder, target.path))
        guard change.expected.allows(old) else { throw FileError(change.path, .changedMeanwhile) }
        return File(name: change.path, old: old, new: change.new)
    }
}

/// Paths in the order in which they came, each once. They are compared byte by byte, as most file systems do: to
/// Swift's `String`, `é` composed and decomposed would be one.
private struct UniquePaths {
    private(set) var paths: [String] = []
    private var seen: Set<[UInt8]> = []

    /// False for a path that is there already.
    @discardableResult
    mutating func insert(_ path: String) -> Bool {
        let isNew = seen.insert(Array(path.utf8)).inserted
        if isNew { paths.append(path) }
        return isNew
    }
}

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

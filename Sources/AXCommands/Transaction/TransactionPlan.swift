/// The plan of a transaction, which is created before any file changes.
struct TransactionPlan {
    /// The contents of a target before and after the transaction; nil if the file doesn't exist.
    struct File {
        /// The path as specified by the user, for messages.
        let name: String
        let old: [UInt8]?
        let new: [UInt8]?
    }

    /// The journal in the phase ``Journal/Phase/preparing``, with the same files in the same order as ``files``.
    let journal: Journal
    let files: [File]

    /// Creates the plan. Changes that wouldn't change a file are omitted.
    /// - Parameter folder: an absolute path without links.
    /// - Throws: the errors of ``TargetFinder``; ``FileError/Reason/changedSinceRead`` if a file isn't as expected; an
    ///   error if two changes affect the same file.
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
        // A target can't have the path of a folder that another target needs.
        for path in folders.paths where !targets.insert(path) { throw FileError(path, .isFolder) }
        self.files = files
        let run = String(UInt64.random(in: .min ... .max), radix: 36)
        journal = Journal(run: run, phase: .preparing, folders: folders.paths, files: entries)
    }

    private static func file(
        _ change: StagedChange, _ target: TargetFinder.Target, in folder: String, _ system: any FileSystem
    ) throws(FileError) -> File {
        if change.new == nil, try system.entryInfo(change.path)?.kind == .link {
            throw FileError(change.path, .other("symbolic links aren't removed"))
        }
        let old: [UInt8]? = target.info == nil ? nil : try system.read(PathName.join(folder, target.path))
        guard change.expected.allows(old) else { throw FileError(change.path, .changedSinceRead) }
        return File(name: change.path, old: old, new: change.new)
    }
}

/// Unique paths in insertion order. Paths are compared byte by byte, as in most file systems. As Swift strings, the
/// composed and the decomposed `é` would be equal.
private struct UniquePaths {
    private(set) var paths: [String] = []
    private var seen: Set<[UInt8]> = []

    /// - Returns: false if the path was already inserted.
    @discardableResult
    mutating func insert(_ path: String) -> Bool {
        let isNew = seen.insert(Array(path.utf8)).inserted
        if isNew { paths.append(path) }
        return isNew
    }
}

/// Finds the file that a write changes, and checks that the file is in the transaction's folder.
private struct TargetFinder {
    struct Target {
        /// The path relative to the transaction's folder, without links.
        let path: String
        /// Information about the file; nil if it doesn't exist.
        let info: FileInfo?
        /// The missing folders above the file, outer folders first. Their paths have the same form as `path`.
        let missingFolders: [String]
    }

    /// The absolute path of the transaction's folder, without links.
    private let folder: String
    private let files: any FileSystem

    init(_ folder: String, _ files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// The target of a write to `path`. Links are followed.
    /// - Throws: ``FileError`` if the target isn't a regular file, is protected, or is outside the folder, and for a
    ///   broken link.
    func target(_ path: String) throws(FileError) -> Target {
        guard let info = try files.info(path) else { return try newTarget(path) }
        switch info.kind {
        case .file: break
        case .folder: throw FileError(path, .isFolder)
        case .other, .link: throw FileError(path, .notRegular)
        }
        if try files.isProtected(path) { throw FileError(path, .noPermission) }
        return Target(path: try relative(try files.canonicalPath(path), path), info: info, missingFolders: [])
    }

    /// The target for a new file, inside the nearest folder that exists.
    private func newTarget(_ path: String) throws(FileError) -> Target {
        var names: [String] = []
        var ancestor = path
        var found: FileInfo?
        while found == nil {
            guard try files.entryInfo(ancestor) == nil else {
                if leadsOutside(ancestor) { throw FileError(path, .isOutside) }
                // A file would replace the link, and only the user knows where the link should lead.
                throw FileError(path, .other("a symbolic link is broken"))
            }
            names.append(PathName.name(of: ancestor))
            let parent = PathName.parent(of: ancestor)
            guard parent != ancestor else { throw FileError(path, .notFound) }
            ancestor = parent
            found = try files.info(ancestor)
        }
        guard found?.kind == .folder else { throw FileError(ancestor, .isNotFolder) }
        // `..` has no meaning in a folder that doesn't exist.
        guard !names.contains("..") else { throw FileError(path, .leavesFolder(folder)) }
        return try newTarget(path, in: try files.canonicalPath(ancestor), names.reversed().filter { $0 != "." })
    }

    /// Whether a link that appears to be broken leads out of the folders that are visible in the file system.
    private func leadsOutside(_ link: String) -> Bool {
        do throws(FileError) {
            _ = try files.list(link)
            return false
        } catch {
            return error.reason == .isOutside
        }
    }

    /// - Parameter names: the names of the folders to create, and of the file.
    private func newTarget(_ path: String, in existing: String, _ names: [String]) throws(FileError) -> Target {
        guard !names.isEmpty else { throw FileError(path, .isFolder) }
        var absolute = existing
        var all: [String] = []
        for name in names {
            absolute = PathName.join(absolute, name)
            all.append(try relative(absolute, path))
        }
        return Target(path: all.removeLast(), info: nil, missingFolders: all)
    }

    /// The path relative to the folder, for an absolute path.
    /// - Parameter path: the path as specified by the user, for errors.
    /// - Throws: an error if the path is outside the folder, or isn't an allowed target.
    private func relative(_ absolute: String, _ path: String) throws(FileError) -> String {
        // The bytes must match as well. In most file systems, names with the composed and the decomposed `é` are
        // different.
        guard let relative = PathName.relative(absolute, to: folder), !relative.isEmpty,
            PathName.join(folder, relative).utf8.elementsEqual(absolute.utf8)
        else { throw FileError(path, .leavesFolder(folder)) }
        guard JournalPath.isAllowed(relative) else { throw FileError(path, .badName) }
        return relative
    }
}

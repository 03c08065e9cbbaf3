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

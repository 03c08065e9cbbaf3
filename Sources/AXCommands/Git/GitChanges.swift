/// The files that have changed in a work tree and its submodules, by absolute path.
struct GitChanges: Sendable {
    /// The old items at all changed paths.
    private(set) var before: [String: OverlaidEntry] = [:]
    /// The new items to check instead of those on the disk; empty unless only staged changes are checked.
    private(set) var after: [String: OverlaidEntry] = [:]

    var isEmpty: Bool { before.isEmpty }

    /// The changes on the disk, including new files, since the current branch and a revision diverged.
    init(since revision: String, in git: Git) throws(CommandFailure) {
        guard let commit = git.commit(revision) else {
            throw CommandFailure(.usage, "unknown Git revision “\(PathName.printable(revision))”")
        }
        let base = try Self.required(git.version(of: git.base(with: commit)))
        before = try Self.old(base, to: .disk(try Self.required(git.index())), in: git)
    }

    /// The changes in the index since the last commit. Changes that are only on the disk are ignored.
    init(stagedIn git: Git) throws(CommandFailure) {
        let index = try Self.required(git.index())
        guard !index.hasConflicts else {
            throw CommandFailure(.input, "the Git index has conflicts; resolve them first")
        }
        var last = GitVersion()
        if let commit = git.commit("HEAD") { last = try Self.required(git.version(of: commit)) }
        before = try Self.old(last, to: .stored(index.version), in: git)
        after = try Self.old(index.version, to: .disk(index), in: git, allContents: true)
    }

    private enum Newer {
        case stored(GitVersion)
        /// The files on the disk, including new ones.
        case disk(GitIndex)
    }

    /// The old items at all paths where two versions differ.
    /// - Parameter allContents: whether to read all contents. If false, files that a check doesn't read have empty
    ///   contents in the result.
    private static func old(
        _ old: GitVersion, to newer: Newer, in git: Git, allContents: Bool = false
    ) throws(CommandFailure) -> [String: OverlaidEntry] {
        var entries: [String: OverlaidEntry] = [:]
        var stored: [String: GitEntry] = [:]
        for difference in try differences(old, newer, git) {
            let path = PathName.join(git.root, difference.path)
            switch difference.old?.kind {
            case .module:
                entries.merge(Self.old(module: difference, at: path, in: git, allContents: allContents)) { $1 }
            case .file where !allContents && !isChecked(path): entries[path] = .file([])
            case .file, .link: stored[path] = difference.old
            case nil: entries[path] = .absent
            }
        }
        let contents = try required(git.contents(of: Set(stored.values.map(\.id))))
        for (path, entry) in stored { entries[path] = Self.entry(entry, contents[entry.id]) }
        if case .disk = newer {
            for name in try required(git.newFiles()) { entries[PathName.join(git.root, name)] = .absent }
        }
        return entries
    }

    private static func differences(
        _ old: GitVersion, _ newer: Newer, _ git: Git
    ) throws(CommandFailure) -> [GitDifference] {
        switch newer {
        case .stored(let new): old.differences(to: new)
        case .disk(let index): try required(GitWorkTree.differences(from: old, index, in: git))
        }
    }

    /// The old items in a submodule.
    /// - Parameter difference: the submodule's old commit, and its new commit unless the new version is on the disk.
    /// - Returns: an empty dictionary if the submodule isn't checked out, because it contains no files to check.
    private static func old(
        module difference: GitDifference, at path: String, in git: Git, allContents: Bool
    ) -> [String: OverlaidEntry] {
        guard let module = git.module(at: path), let commit = difference.old?.id else { return [:] }
        do throws(CommandFailure) {
            let newer: Newer =
                if let new = difference.new, new.kind == .module {
                    .stored(try required(module.version(of: new.id)))
                } else {
                    .disk(try required(module.index()))
                }
            let version = try required(module.version(of: commit))
            return try old(version, to: newer, in: module, allContents: allContents)
        } catch {
            // The old commit was probably never fetched, so its files are unknown. Treat all files in the submodule as
            // new.
            return [path: .absent]
        }
    }

    /// Whether a check reads the file. If not, its old contents aren't needed.
    private static func isChecked(_ path: String) -> Bool {
        let name = PathName.name(of: path)
        return KnownFiles.knows(name) || name.hasPrefix(".") || name == KnownFiles.xcodeProject
            || PathName.fileExtension(of: name) == "yml" || name == KnownFiles.package
    }

    /// - Parameter bytes: the contents; nil if Git no longer has the object, or if it is too large.
    private static func entry(_ entry: GitEntry, _ bytes: [UInt8]?) -> OverlaidEntry {
        guard let bytes else { return .absent }
        return entry.kind == .link ? .link(String(decoding: bytes, as: UTF8.self)) : .file(bytes)
    }

    private static func required<Answer>(_ answer: Answer?) throws(CommandFailure) -> Answer {
        guard let answer else { throw CommandFailure(.input, "Git couldn't list the changed files") }
        return answer
    }
}

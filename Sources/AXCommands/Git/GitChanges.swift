/// What has changed in a work tree and in those of its modules, as contents of files by absolute path.
struct GitChanges: Sendable {
    /// What was at a path where something has changed.
    private(set) var before: [String: OverlaidEntry] = [:]
    /// What is judged in place of what lies on the disk.
    private(set) var after: [String: OverlaidEntry] = [:]

    /// What the files on the disk, new ones among them, have changed since a revision.
    init(since revision: String, in git: Git) throws(CommandFailure) {
        let root = try Self.root(of: git)
        guard let commit = git.commit(revision) else {
            throw CommandFailure(.usage, "git knows no revision ‘\(PathName.printable(revision))’")
        }
        before = try Self.old(in: git, at: root, [commit], andNewFiles: true)
    }

    /// What the index changes in the last commit. What lies on the disk and not in the index plays no part.
    init(stagedIn git: Git) throws(CommandFailure) {
        let root = try Self.root(of: git)
        guard try Self.told(git.hasConflicts()) == false else {
            throw CommandFailure(.input, "git's index has conflicts; there is nothing to judge until they are resolved")
        }
        before = try Self.old(in: git, at: root, ["--cached", git.commit("HEAD") ?? Self.emptyTree])
        after = try Self.old(in: git, at: root, [], andNewFiles: true, tellsAll: true)
    }

    /// Git's name for a tree without files, which every repository knows.
    private static let emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

    /// The older version of everything in which two differ.
    /// - Parameters:
    ///   - versions: what git compares; of one or none, the newer version is what lies on the disk.
    ///   - includesNew: whether files count that git does not know yet; in the older version there are none of them.
    ///   - tellsAll: whether the contents of sources are told too; else of tables and of what says where they are.
    private static func old(
        in git: Git, at root: String, _ versions: [String], andNewFiles includesNew: Bool = false,
        tellsAll: Bool = false
    ) throws(CommandFailure) -> [String: OverlaidEntry] {
        var entries: [String: OverlaidEntry] = [:]
        for difference in try told(git.differences(versions)) {
            let path = PathName.join(root, difference.path)
            switch difference.old?.kind {
            case .module:
                let new = includesNew ? nil : difference.new?.id
                entries.merge(old(module: difference.old, to: new, at: path, in: git, tellsAll: tellsAll)) { $1 }
            case .file where !tellsAll && !isOfTables(path): entries[path] = .file([])
            case .file, .link: entries[path] = entry(difference.old, in: git)
            case nil: entries[path] = .absent
            }
        }
        if includesNew {
            for name in try told(git.newFiles()) { entries[PathName.join(root, name)] = .absent }
        }
        return entries
    }

    /// What a module held; nothing is told of one that is not checked out, for then there is nothing to judge.
    /// - Parameter new: the newer commit; nil for what lies on the disk.
    private static func old(
        module old: GitEntry?, to new: String?, at path: String, in git: Git, tellsAll: Bool
    ) -> [String: OverlaidEntry] {
        guard let module = git.module(at: path), let commit = old?.id else { return [:] }
        let versions = [commit] + (new.map { [$0] } ?? [])
        // Of a commit that was never fetched nothing is known: all is new.
        let entries = try? Self.old(in: module, at: path, versions, andNewFiles: new == nil, tellsAll: tellsAll)
        return entries ?? [path: .absent]
    }

    /// Whether a file holds texts, or says which files do: what a branch changes besides need not be asked for, file by file.
    private static func isOfTables(_ path: String) -> Bool {
        let name = PathName.name(of: path)
        return KnownFiles.holdsTexts(name) || name.hasPrefix(".") || name == KnownFiles.xcodeProject
            || PathName.fileExtension(of: name) == "yml" || name == KnownFiles.package
    }

    private static func entry(_ entry: GitEntry?, in git: Git) -> OverlaidEntry {
        guard let entry, let bytes = entry.id.flatMap(git.content) else { return .absent }
        return entry.kind == .link ? .link(String(decoding: bytes, as: UTF8.self)) : .file(bytes)
    }

    private static func root(of git: Git) throws(CommandFailure) -> String {
        guard let root = git.root else {
            throw CommandFailure(.usage, "--since and --staged ask git, and \(git.folder) is in no work tree of it")
        }
        return root
    }

    private static func told<Answer>(_ answer: Answer?) throws(CommandFailure) -> Answer {
        guard let answer else { throw CommandFailure(.input, "git does not tell which files have changed") }
        return answer
    }
}

/// What has changed in a work tree, as contents of files by absolute path.
struct GitChanges: Sendable {
    /// What a changed file held; empty for one that is new.
    private(set) var before: [String: [UInt8]] = [:]
    /// What is judged in place of what lies on the disk.
    private(set) var after: [String: [UInt8]] = [:]

    /// What the files on the disk, new ones among them, have changed since a revision.
    init(since revision: String, in git: Git) throws(CommandFailure) {
        let root = try Self.root(of: git)
        guard let commit = git.commit(revision) else {
            throw CommandFailure(.usage, "git knows no revision ‘\(PathName.printable(revision))’")
        }
        for name in try Self.names(git.changedFiles([commit])) {
            before[PathName.join(root, name)] = git.content(of: name, in: commit) ?? []
        }
        for name in try Self.names(git.newFiles()) { before[PathName.join(root, name)] = [] }
    }

    /// What the index changes in the last commit. What lies on the disk and not in the index plays no part.
    init(stagedIn git: Git) throws(CommandFailure) {
        let root = try Self.root(of: git)
        guard try Self.names(git.changedFiles(["--cached", "--diff-filter=U"])).isEmpty else {
            throw CommandFailure(.input, "git's index has conflicts; there is nothing to judge until they are resolved")
        }
        let commit = git.commit("HEAD") ?? Self.emptyTree
        for name in try Self.names(git.changedFiles(["--cached", commit])) {
            before[PathName.join(root, name)] = git.content(of: name, in: commit) ?? []
        }
        for name in try Self.names(git.changedFiles([])) {
            after[PathName.join(root, name)] = git.content(of: name, in: "") ?? []
        }
        for name in try Self.names(git.newFiles()) { after[PathName.join(root, name)] = [] }
    }

    /// Git's name for a tree without files, which every repository knows.
    private static let emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

    private static func root(of git: Git) throws(CommandFailure) -> String {
        guard let root = git.root else {
            throw CommandFailure(.usage, "--since and --staged ask git, and \(git.folder) is in no work tree of it")
        }
        return root
    }

    private static func names(_ names: [String]?) throws(CommandFailure) -> [String] {
        guard let names else { throw CommandFailure(.input, "git does not tell which files have changed") }
        return names
    }
}

/// The ignore files that apply in a folder: its own and those of the folders above it, up to the top of the repository.
struct IgnoreStack: Sendable {
    /// An ignore file and the depth of its folder: how many components of a path lie above it.
    private var levels: [(folder: String, file: GitIgnore)] = []

    /// The files that apply to the entries of `folder` when a walk begins there.
    /// - Parameter folder: an absolute path without links.
    static func above(_ folder: String, in files: any FileSystem) -> IgnoreStack {
        var folders = [folder]
        while !isRepositoryTop(folders[folders.count - 1], in: files) {
            let parent = PathName.parent(of: folders[folders.count - 1])
            // Outside a repository, only the walk's own ignore files count.
            if parent == folders[folders.count - 1] { return IgnoreStack() }
            folders.append(parent)
        }
        var stack = IgnoreStack()
        stack.push(".git/info/exclude", of: folders[folders.count - 1], in: files)
        for above in folders.dropFirst().reversed() { stack.push(".gitignore", of: above, in: files) }
        return stack
    }

    /// Whether an entry is ignored: the nearest file that says something decides.
    /// - Parameter path: absolute.
    func ignores(_ path: String, isFolder: Bool) -> Bool {
        for level in levels.reversed() {
            let inside = path.utf8.dropFirst(level.folder.utf8.count + (level.folder == "/" ? 0 : 1))
            if let answer = level.file.ignores(String(Substring(inside)), isFolder: isFolder) { return answer }
        }
        return false
    }

    /// With the ignore file of a folder that the walk enters.
    func entering(_ folder: String, in files: any FileSystem) -> IgnoreStack {
        var stack = self
        stack.push(".gitignore", of: folder, in: files)
        return stack
    }

    /// An ignore file that cannot be read ignores nothing: too many findings are better than none.
    private mutating func push(_ name: String, of folder: String, in files: any FileSystem) {
        let path = PathName.join(folder, name)
        guard let bytes = try? files.read(path, limit: FileLimit.settings) else { return }
        let file = GitIgnore(bytes)
        if !file.isEmpty { levels.append((folder, file)) }
    }

    private static func isRepositoryTop(_ folder: String, in files: any FileSystem) -> Bool {
        (try? files.info(PathName.join(folder, ".git"))) != nil
    }
}

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

/// One ignore file of git, with the meaning that gitignore(5) gives it. Git itself is not asked.
///
/// A file that git tracks although a pattern matches it counts as ignored here: git's index is not read.
struct GitIgnore: Sendable {
    private let rules: [Rule]

    private struct Rule: Sendable {
        let glob: Glob
        /// `!pattern`: takes back what an earlier pattern said.
        let isNegated: Bool
        let matchesFoldersOnly: Bool
        /// Whether the pattern is matched against the whole path below the file's folder, or against the name alone.
        let isAnchored: Bool
    }

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
        rules = text.unicodeScalars.split(separator: "\n").compactMap { Self.rule(String($0)) }
    }

    var isEmpty: Bool { rules.isEmpty }

    /// What the file says about an entry: true for ignored, false for taken back, nil for nothing.
    /// - Parameter path: relative to the ignore file's folder.
    func ignores(_ path: String, isFolder: Bool) -> Bool? {
        let name = PathName.name(of: path)
        let rule = rules.last {
            (isFolder || !$0.matchesFoldersOnly) && $0.glob.matches($0.isAnchored ? path : name)
        }
        return rule.map { !$0.isNegated }
    }

    private static func rule(_ line: String) -> Rule? {
        var line = trimmed(line)
        if line.isEmpty || line.hasPrefix("#") { return nil }
        let isNegated = line.hasPrefix("!")
        if isNegated { line.removeFirst() }
        let matchesFoldersOnly = line.hasSuffix("/")
        if matchesFoldersOnly { line.removeLast() }
        let isAnchored = line.utf8.contains(UInt8(ascii: "/"))
        if line.hasPrefix("/") { line.removeFirst() }
        guard !line.isEmpty, let glob = Glob(line, .gitIgnore) else { return nil }
        return Rule(
            glob: glob, isNegated: isNegated, matchesFoldersOnly: matchesFoldersOnly, isAnchored: isAnchored)
    }

    /// Without a CR at the end and without trailing spaces, unless a backslash keeps them.
    private static func trimmed(_ line: String) -> String {
        var scalars = Substring(line).unicodeScalars
        if scalars.last == "\r" { scalars.removeLast() }
        while scalars.last == " ", scalars.dropLast().last != "\\" { scalars.removeLast() }
        return String(Substring(scalars))
    }
}

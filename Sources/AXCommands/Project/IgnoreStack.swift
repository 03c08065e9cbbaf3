/// The ignore files that apply in a folder: `info/exclude` of the repository, and `.gitignore` in the folder itself and
/// in the folders that contain it, up to the root of the repository.
struct IgnoreStack: Sendable {
    private var levels: [(folder: String, file: GitIgnore)] = []

    /// The ignore files that apply before a walk enters its first folder: `info/exclude` of the repository, and
    /// `.gitignore` in the folders above. Outside a repository, there aren't any.
    /// - Parameter folder: an absolute path without symbolic links.
    static func above(_ folder: String, in files: any FileSystem) -> IgnoreStack {
        let folders = Array(PathName.upward(from: folder))
        let top = folders.firstIndex { (try? files.info(PathName.join($0, ".git"))) != nil }
        guard let top else { return IgnoreStack() }
        var stack = IgnoreStack()
        stack.push(".git/info/exclude", of: folders[top], in: files)
        for above in folders[...top].dropFirst().reversed() { stack.push(".gitignore", of: above, in: files) }
        return stack
    }

    /// Whether an entry is ignored, according to the nearest file with a matching pattern.
    /// - Parameter path: an absolute path.
    func ignores(_ path: String, isFolder: Bool) -> Bool {
        for level in levels.reversed() {
            let inside = path.utf8.dropFirst(level.folder.utf8.count + (level.folder == "/" ? 0 : 1))
            if let answer = level.file.ignores(String(Substring(inside)), isFolder: isFolder) { return answer }
        }
        return false
    }

    /// Returns the stack for a folder that the walk enters, including the ignore file in that folder.
    func entering(_ folder: String, in files: any FileSystem) -> IgnoreStack {
        var stack = self
        stack.push(".gitignore", of: folder, in: files)
        return stack
    }

    /// Adds a folder's ignore file to the stack. A file that can't be read is skipped, because too many findings are
    /// better than none.
    private mutating func push(_ name: String, of folder: String, in files: any FileSystem) {
        let path = PathName.join(folder, name)
        guard let bytes = try? files.read(path, limit: FileLimit.settings) else { return }
        let file = GitIgnore(bytes)
        if !file.isEmpty { levels.append((folder, file)) }
    }
}

/// A `.gitignore` file, interpreted according to gitignore(5) without running Git.
///
/// Git's index isn't read, so a tracked file that matches a pattern is ignored. Git wouldn't ignore it.
struct GitIgnore: Sendable {
    private let rules: [Rule]

    private struct Rule: Sendable {
        let glob: Glob
        /// Whether the pattern has the form `!pattern`, which overrides earlier patterns.
        let isNegated: Bool
        let matchesFoldersOnly: Bool
        /// Whether the pattern applies to the path relative to the file's folder, instead of only to the name.
        let isAnchored: Bool
    }

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
        rules = text.unicodeScalars.split(separator: "\n").compactMap { Self.rule(String($0)) }
    }

    var isEmpty: Bool { rules.isEmpty }

    /// Whether an entry is ignored. Returns false if a negated pattern matches the entry, and nil if no pattern matches
    /// it.
    /// - Parameter path: a path relative to the folder of the ignore file.
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
        return Rule(glob: glob, isNegated: isNegated, matchesFoldersOnly: matchesFoldersOnly, isAnchored: isAnchored)
    }

    /// Removes a CR at the end, and trailing spaces that aren't escaped with a backslash.
    private static func trimmed(_ line: String) -> String {
        var scalars = Substring(line).unicodeScalars
        if scalars.last == "\r" { scalars.removeLast() }
        while scalars.last == " ", scalars.dropLast().last != "\\" { scalars.removeLast() }
        return String(Substring(scalars))
    }
}

import AXFormats

/// Asks git about a repository. It is asked for names and contents alone: nothing is written or fetched, and neither a
/// viewer of differences nor a watcher of files that a repository names is run. What a filter stores is read as it is stored.
struct Git: Sendable {
    /// What git prints; nil where it fails or is not there.
    /// - Parameters:
    ///   - folder: where it is run.
    ///   - isModule: whether that is a module's work tree: what git tells a hook about its repository does not hold there.
    typealias Run = @Sendable (_ arguments: [String], _ folder: String, _ isModule: Bool) -> [UInt8]?

    /// Any folder of the work tree.
    let folder: String
    private let files: any FileSystem
    private let isModule: Bool
    private let runner: Run

    init(folder: String, files: any FileSystem, isModule: Bool = false, run: @escaping Run) {
        self.folder = folder
        self.files = files
        self.isModule = isModule
        runner = run
    }

    /// The absolute path of the work tree; nil outside of one.
    var root: String? {
        line(["rev-parse", "--show-toplevel"])
    }

    /// The repository whose work tree is a folder of this one; nil where none is checked out there.
    func module(at folder: String) -> Git? {
        let module = Git(folder: folder, files: files, isModule: true, run: runner)
        return module.root == folder ? module : nil
    }

    /// The id of a commit. A revision that looks like an option is none.
    func commit(_ revision: String) -> String? {
        line(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    }

    /// Where two versions differ.
    /// - Parameter versions: what is compared, such as a commit, for it and what is on the disk, or `--cached`.
    func differences(_ versions: [String]) -> [GitDifference]? {
        let arguments = [
            "diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-relative", "--no-ext-diff", "--no-textconv",
            "--ignore-submodules=none",
        ]
        return run(arguments + versions + ["--"]).map(GitDifference.all)
    }

    /// Whether files of the index have conflicts.
    func hasConflicts() -> Bool? {
        run(["ls-files", "--unmerged", "-z", ":/"]).map { !$0.isEmpty }
    }

    /// Files that git neither tracks nor ignores, and folders that are repositories of their own, as paths from the root.
    func newFiles() -> [String]? {
        run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])?.split(separator: 0).map {
            let name = String(decoding: $0, as: UTF8.self)
            return name.hasSuffix("/") ? String(name.dropLast()) : name
        }
    }

    /// What an object holds; nil for one that is not here. For one that points to a file of Git LFS, that file, where it was
    /// fetched.
    func content(of id: String) -> [UInt8]? {
        guard let bytes = run(["cat-file", "blob", id]) else { return nil }
        guard let name = GitLFSPointer.storedPath(of: bytes), let store else { return bytes }
        return (try? files.read(PathName.join(store, "lfs/" + name))) ?? bytes
    }

    /// The folder in which the repository keeps what it stores, for all its work trees.
    private var store: String? {
        line(["rev-parse", "--git-common-dir"]).map { PathName.absolute($0, from: folder) }
    }

    private func run(_ arguments: [String]) -> [UInt8]? {
        runner(arguments, folder, isModule)
    }

    private func line(_ arguments: [String]) -> String? {
        run(arguments).flatMap { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).first.map { String($0) }
        }
    }
}

import AXFormats

/// Reads a work tree and its repository with Git. The repository may be malicious.
///
/// Only names, ids and stored bytes are read. Git's commands for comparing and writing files aren't used, because they
/// would run the filters, drivers and hooks that a repository specifies. ``GitWorkTree`` compares the files on the disk
/// instead. Nothing is written or fetched.
struct Git: Sendable {
    /// Runs Git and returns its output; nil if Git fails or isn't installed.
    typealias Run = @Sendable (GitCommand) -> [UInt8]?

    /// The absolute path of the work tree.
    let root: String
    let files: any FileSystem
    /// The folder that contains the repository's data. All work trees of the repository share it.
    private let store: String
    private let indexPath: String
    /// The nesting depth of this work tree as a submodule; 0 for the work tree that ``init(folder:files:run:)`` finds.
    private let depth: Int
    private let runner: Run

    /// Finds the work tree of a folder; nil outside a work tree, or if Git fails.
    /// - Parameter folder: any folder in the work tree.
    init?(folder: String, files: any FileSystem, run: @escaping Run) {
        self.init(folder: folder, files: files, depth: 0, run: run)
    }

    private init?(folder: String, files: any FileSystem, depth: Int, run: @escaping Run) {
        let questions = ["rev-parse", "--show-toplevel", "--git-common-dir", "--git-path", "index"]
        let answer = run(GitCommand(arguments: questions, folder: folder, isModule: depth > 0)) ?? []
        let paths = answer.split(separator: Self.lineFeed).map { String(decoding: $0, as: UTF8.self) }
        guard paths.count == 3 else { return nil }
        root = paths[0]
        store = PathName.absolute(paths[1], from: folder)
        indexPath = PathName.absolute(paths[2], from: folder)
        self.files = files
        self.depth = depth
        runner = run
    }

    /// The repository of a submodule; nil if it isn't checked out in the folder, or if it is nested too deeply.
    func module(at folder: String) -> Git? {
        guard depth < Self.deepest, ((try? files.entryInfo(PathName.join(folder, ".git"))) ?? nil) != nil else {
            return nil
        }
        let module = Git(folder: folder, files: files, depth: depth + 1, run: runner)
        return module?.root == folder ? module : nil
    }

    /// The id of the commit that a revision refers to; nil for an unknown revision, and for a name that looks like an
    /// option.
    func commit(_ revision: String) -> String? {
        run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]).map {
            String(decoding: $0.prefix { $0 != Self.lineFeed }, as: UTF8.self)
        }
    }

    /// The commit at which the current branch and the history of `commit` diverged. Unlike a comparison with `commit`,
    /// a comparison with this commit ignores later changes in the other history.
    /// - Returns: `commit` itself if the two have no common history, as in a shallow clone.
    func base(with commit: String) -> String {
        let id = run(["merge-base", commit, "HEAD"]).map {
            String(decoding: $0.prefix { $0 != Self.lineFeed }, as: UTF8.self)
        }
        return id.flatMap { $0.isEmpty ? nil : $0 } ?? commit
    }

    /// The short names of branches and tags.
    func references() -> [String] {
        let names = run(["for-each-ref", "--format=%(refname:short)"]) ?? []
        return names.split(separator: Self.lineFeed).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The files, links and submodules in a commit; nil if Git fails.
    func version(of commit: String) -> GitVersion? {
        run(["ls-tree", "-r", "-z", "--full-tree", commit]).map { GitVersion(tree: $0) }
    }

    func index() -> GitIndex? {
        run(["ls-files", "-v", "--stage", "--debug", "-z"]).map { output in
            GitIndex(output, written: ((try? files.info(indexPath)) ?? nil)?.stamp?.written)
        }
    }

    /// The paths of new files, which Git neither tracks nor ignores, and of folders that contain separate repositories.
    /// Paths are relative to the root; nil if Git fails.
    func newFiles() -> [String]? {
        run(["ls-files", "--others", "--exclude-standard", "-z"])?.split(separator: 0).map {
            let name = String(decoding: $0, as: UTF8.self)
            return name.hasSuffix("/") ? String(name.dropLast()) : name
        }
    }

    /// The content that a Git LFS pointer refers to; nil if the content wasn't fetched, or if the bytes aren't a
    /// pointer.
    func content(ofPointer bytes: [UInt8]) -> [UInt8]? {
        GitLFSPointer.storedPath(of: bytes).flatMap { try? files.read(PathName.join(store, "lfs/" + $0)) }
    }

    func run(_ arguments: [String], input: [UInt8] = []) -> [UInt8]? {
        runner(GitCommand(arguments: arguments, folder: root, isModule: depth > 0, input: input))
    }

    /// The maximum nesting depth of submodules. More deeply nested submodules are ignored.
    private static let deepest = 20
    private static let lineFeed = UInt8(ascii: "\n")
}

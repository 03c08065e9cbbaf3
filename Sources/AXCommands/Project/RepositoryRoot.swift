import AXReport
import AXSource

/// The folder to which services such as GitHub expect paths to be relative: the root of the repository, or the
/// workspace of a build server.
struct RepositoryRoot: Sendable {
    /// An absolute path without symbolic links.
    let folder: String
    private let files: any FileSystem

    /// Finds the nearest folder, starting at `path` itself and going up, that contains a repository or that a variable
    /// of GitHub or GitLab specifies; nil if there isn't one.
    init?(above path: String, in files: any FileSystem, variables: [String: String] = [:]) {
        let start = (try? files.canonicalPath(path)) ?? PathName.absolute(path, from: files.currentFolder)
        let workspaces = Self.variables.compactMap { variables[$0] }.filter { !$0.isEmpty }.map {
            (try? files.canonicalPath($0)) ?? $0
        }
        let folder = PathName.upward(from: start).first { workspaces.contains($0) || Self.holdsRepository($0, files) }
        guard let folder else { return nil }
        self.folder = folder
        self.files = files
    }

    private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

    /// Whether a folder contains `.git`. In submodules and additional work trees, it is a file.
    private static func holdsRepository(_ folder: String, _ files: any FileSystem) -> Bool {
        (try? files.entryInfo(PathName.join(folder, ".git"))) != nil
    }

    /// The path relative to the root; for a file outside the root, its absolute path.
    func name(of path: String) -> String {
        let absolute = PathName.absolute(path, from: files.currentFolder)
        if let name = PathName.relative(absolute, to: folder) { return name }
        let parent = try? files.canonicalPath(PathName.parent(of: absolute))
        let real = parent.map { PathName.join($0, PathName.name(of: absolute)) } ?? absolute
        return PathName.relative(real, to: folder) ?? absolute
    }
}

extension RepositoryPaths {
    /// - Parameter root: the root of the repository; nil outside a repository.
    init(_ findings: [Diagnostic], in root: RepositoryRoot?) {
        guard let root else {
            self.init()
            return
        }
        let paths = Set(findings.flatMap { [$0.path] + $0.notes.compactMap(\.path) })
        let names = paths.map { ($0, $0 == ParsedStringsFile.standardInput ? $0 : root.name(of: $0)) }
        self.init(Dictionary(uniqueKeysWithValues: names))
    }
}

import AXReport
import AXSource

/// The folder that a service shows paths from: the root of the repository, or what a build server calls its workspace.
struct RepositoryRoot: Sendable {
    /// Absolute and without links.
    let folder: String
    private let files: any FileSystem

    /// The innermost folder upward from a path, itself included, that holds a repository, or that a variable of GitHub or
    /// GitLab names; nil where there is none.
    init?(above path: String, in files: any FileSystem, variables: [String: String] = [:]) {
        let start = (try? files.canonicalPath(path)) ?? PathName.absolute(path, from: files.currentFolder)
        let workspaces = Self.variables.compactMap { variables[$0] }.filter { !$0.isEmpty }.map {
            (try? files.canonicalPath($0)) ?? $0
        }
        var folder = start
        while !workspaces.contains(folder), !Self.holdsRepository(folder, files) {
            let parent = PathName.parent(of: folder)
            guard parent != folder else { return nil }
            folder = parent
        }
        self.folder = folder
        self.files = files
    }

    private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

    /// A module and a second work tree have a file of that name.
    private static func holdsRepository(_ folder: String, _ files: any FileSystem) -> Bool {
        ((try? files.entryInfo(PathName.join(folder, ".git"))) ?? nil) != nil
    }

    /// A path from the root; the absolute one for what lies outside.
    func name(of path: String) -> String {
        let absolute = PathName.absolute(path, from: files.currentFolder)
        if let name = PathName.relative(absolute, to: folder) { return name }
        let parent = try? files.canonicalPath(PathName.parent(of: absolute))
        let real = parent.map { PathName.join($0, PathName.name(of: absolute)) } ?? absolute
        return PathName.relative(real, to: folder) ?? absolute
    }
}

extension RepositoryPaths {
    /// - Parameter root: nil where there is no repository.
    init(_ findings: [Diagnostic], in root: RepositoryRoot?) {
        guard let root else {
            self.init()
            return
        }
        let paths = Set(findings.flatMap { [$0.path] + $0.notes.compactMap(\.path) })
        // Standard input lies nowhere.
        let names = paths.map { ($0, $0 == ReadTable.standardInput ? $0 : root.name(of: $0)) }
        self.init(Dictionary(uniqueKeysWithValues: names))
    }
}

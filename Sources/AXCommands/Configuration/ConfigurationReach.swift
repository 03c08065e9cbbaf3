import AXReport

/// Limits the paths in a configuration to its repository or, outside a repository, to its own folder.
///
/// A configuration comes with the project that is checked. Without the limit, it could make axstrings search the whole
/// disk, or overwrite a file in the user's home folder with a baseline.
struct ConfigurationReach: Sendable {
    /// Absolute paths, both as written and with links resolved.
    private let roots: Set<String>
    private let files: any FileSystem

    /// - Parameters:
    ///   - folder: the absolute folder of the configuration.
    ///   - starts: absolute folders that the user named; their repositories are allowed, too.
    init(ofFolder folder: String, from starts: [String], in files: any FileSystem) {
        let places = [folder] + starts.filter { $0 != "/" }
        roots = Set(
            places.flatMap { place in
                RepositoryRoot(above: place, in: files).map { [$0.folder] }
                    ?? [place, (try? files.canonicalPath(place)) ?? place]
            } + [folder])
        self.files = files
    }

    /// Whether an absolute path is allowed. Links are resolved, except in a path to something that doesn't exist.
    func holds(_ path: String) -> Bool {
        PathName.isAtOrBelow((try? files.canonicalPath(path)) ?? path, roots)
    }
}

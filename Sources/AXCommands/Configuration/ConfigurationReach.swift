import AXReport

/// Where a configuration may lead: into its repository or, where there is none, its own folder.
///
/// A configuration comes with the project that is checked. One that could name any folder would have the whole disk walked,
/// or a baseline written over a file of somebody's home.
struct ConfigurationReach: Sendable {
    /// Absolute, as they are spelled and without links.
    private let roots: Set<String>
    private let files: any FileSystem

    /// - Parameters:
    ///   - folder: the absolute folder of the configuration.
    ///   - starts: absolute folders that the user named, whose repositories count as well.
    init(ofFolder folder: String, from starts: [String], in files: any FileSystem) {
        let places = [folder] + starts.filter { $0 != "/" }
        roots = Set(
            places.flatMap { place in
                RepositoryRoot(above: place, in: files).map { [$0.folder] }
                    ?? [place, (try? files.canonicalPath(place)) ?? place]
            } + [folder])
        self.files = files
    }

    /// Whether an absolute path lies there. What it links to counts; a path that leads to nothing is taken as it is spelled.
    func holds(_ path: String) -> Bool {
        PathName.isAtOrBelow((try? files.canonicalPath(path)) ?? path, roots)
    }
}

/// The root of the project that a file belongs to.
enum ProjectRoot {
    /// The nearest folder, starting at `path` itself and going up, that contains a configuration, an Xcode project, a
    /// package manifest or a repository; nil if there isn't one.
    static func nearest(to path: String, in files: any FileSystem) -> String? {
        PathName.upward(from: PathName.absolute(path, from: files.currentFolder))
            .first { looksLikeRoot($0, files) }
            .map { PathName.typed($0, in: files.currentFolder) }
    }

    private static func looksLikeRoot(_ folder: String, _ files: any FileSystem) -> Bool {
        guard let entries = try? files.list(folder) else { return false }
        return entries.contains { entry in
            marks.contains(entry.name) || PathName.fileExtension(of: entry.name) == "xcodeproj"
        }
    }

    private static let marks: Set<String> = [Configuration.fileName, KnownFiles.package, ".git"]
}

/// Finds Xcode projects and package manifests in a folder and in the folders above it, up to the root of the
/// repository.
struct ManifestSearch {
    let files: any FileSystem

    /// The manifests, the nearest first. In the same folder, Xcode projects come first.
    func manifests(above folder: String) -> [String] {
        var manifests: [String] = []
        for folder in PathName.upward(from: PathName.absolute(folder, from: files.currentFolder)) {
            let entries = (try? files.list(folder)) ?? []
            manifests += self.manifests(in: folder, entries)
            // Outside a repository, it is unknown where the project ends, so search only in this folder.
            if entries.contains(where: { $0.name == ".git" }) || !isInRepository(PathName.parent(of: folder)) { break }
        }
        return manifests
    }

    private func manifests(in folder: String, _ entries: [FolderEntry]) -> [String] {
        let shown = PathName.typed(folder, in: files.currentFolder)
        let projects = entries.filter { PathName.fileExtension(of: $0.name) == "xcodeproj" }
            .map { PathName.join(PathName.join(shown, $0.name), KnownFiles.xcodeProject) }
        let packages = entries.filter { $0.name == KnownFiles.package }.map { PathName.join(shown, $0.name) }
        return projects + packages
    }

    private func isInRepository(_ folder: String) -> Bool {
        PathName.upward(from: folder).contains { (try? files.info(PathName.join($0, ".git"))) != nil }
    }
}

extension PathName {
    /// A path and all folders above it, the nearest first.
    static func upward(from path: String) -> some Sequence<String> {
        sequence(first: path) { path in
            let parent = parent(of: path)
            return parent == path ? nil : parent
        }
    }
}

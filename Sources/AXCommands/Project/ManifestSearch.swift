/// Looks for Xcode projects and package manifests in a folder and in those above it, up to the top of the repository.
struct ManifestSearch {
    let files: any FileSystem

    /// The nearest ones first; in one folder, Xcode projects first.
    func manifests(above folder: String) -> [String] {
        var manifests: [String] = []
        var place = PathName.absolute(folder, from: files.currentFolder)
        while true {
            let entries = (try? files.list(place)) ?? []
            manifests += self.manifests(in: place, entries)
            let parent = PathName.parent(of: place)
            if parent == place || entries.contains(where: { $0.name == ".git" }) { return manifests }
            if !isInRepository(parent) { return manifests }
            place = parent
        }
    }

    private func manifests(in folder: String, _ entries: [FolderEntry]) -> [String] {
        let shown = PathName.typed(folder, in: files.currentFolder)
        let projects = entries.filter { PathName.fileExtension(of: $0.name) == "xcodeproj" }
            .map { PathName.join(PathName.join(shown, $0.name), KnownFiles.xcodeProject) }
        let packages = entries.filter { $0.name == KnownFiles.package }.map { PathName.join(shown, $0.name) }
        return projects + packages
    }

    /// Outside a repository, nothing says where the project ends, and the search stays in its folder.
    private func isInRepository(_ folder: String) -> Bool {
        var place = folder
        while (try? files.info(PathName.join(place, ".git"))) == nil {
            let parent = PathName.parent(of: place)
            if parent == place { return false }
            place = parent
        }
        return true
    }
}

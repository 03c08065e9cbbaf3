/// The root of the project that a file belongs to.
enum ProjectRoot {
    /// The nearest folder upward from `path`, itself included, that holds a configuration, an Xcode project, a package
    /// manifest or a repository; nil when there is none.
    static func nearest(to path: String, in files: any FileSystem) -> String? {
        var folder = PathName.absolute(path, from: files.currentFolder)
        while true {
            if looksLikeRoot(folder, files) { return PathName.typed(folder, in: files.currentFolder) }
            let parent = PathName.parent(of: folder)
            if parent == folder { return nil }
            folder = parent
        }
    }

    /// The nearest root above a path; the path itself where there is none.
    static func home(of path: String, in files: any FileSystem) -> String {
        nearest(to: path, in: files) ?? path
    }

    private static func looksLikeRoot(_ folder: String, _ files: any FileSystem) -> Bool {
        guard let entries = try? files.list(folder) else { return false }
        return entries.contains { entry in
            marks.contains(entry.name) || PathName.fileExtension(of: entry.name) == "xcodeproj"
        }
    }

    private static let marks: Set<String> = [Configuration.fileName, KnownFiles.package, ".git"]
}

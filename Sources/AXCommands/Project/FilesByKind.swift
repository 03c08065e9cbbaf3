/// The files that a walk found, by what they are.
struct FilesByKind {
    private(set) var sources: [String] = []
    /// Files of string tables in `.lproj` folders, and string catalogs.
    private(set) var tables: [String] = []
    private(set) var looseTables: [String] = []
    /// Xcode projects, then package manifests; those nearest to the top first.
    private(set) var manifests: [String] = []

    init(_ paths: [String]) {
        for path in paths {
            let kind = PathName.fileExtension(of: path)
            if KnownFiles.sources.contains(kind) {
                sources.append(path)
            } else if KnownFiles.tables.contains(kind) {
                if kind != KnownFiles.catalog, StringTable.localizationFolder(of: path) == nil {
                    looseTables.append(path)
                } else {
                    tables.append(path)
                }
            }
        }
        let projects = paths.filter { Self.isNamed(KnownFiles.xcodeProject, $0) }
        let packages = paths.filter { Self.isNamed(KnownFiles.package, $0) }
        manifests = Self.topFirst(projects) + Self.topFirst(packages)
    }

    /// Whether a file has a name; most are told by their last letters.
    private static func isNamed(_ name: String, _ path: String) -> Bool {
        path.utf8.reversed().starts(with: name.utf8.reversed()) && PathName.name(of: path) == name
    }

    private static func topFirst(_ paths: [String]) -> [String] {
        paths.map { (depth: PathName.components(of: $0).count, path: $0) }.sorted { $0 < $1 }.map(\.path)
    }
}

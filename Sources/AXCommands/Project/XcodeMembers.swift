/// The sources that targets of Xcode projects compile, as far as the project files show it. They are searched, not parsed.
struct XcodeMembers: Sendable {
    /// Names of files that are listed one by one.
    private var names: Set<String> = []
    /// Folders that are compiled with all that lies in them (`PBXFileSystemSynchronizedRootGroup`), as far as they lie beside
    /// the project.
    private var folders: Set<String> = []

    /// - Parameter projects: `project.pbxproj` files; what cannot be read tells nothing.
    init(_ projects: [String], in files: any FileSystem) {
        for path in projects where PathName.name(of: path) == KnownFiles.xcodeProject {
            guard let raw = try? files.read(path) else { continue }
            let home = PathName.parent(of: PathName.parent(of: path))
            var isGroup = false
            for line in String(decoding: raw, as: UTF8.self).split(whereSeparator: \.isNewline) {
                if line.contains(" in Sources */"), let name = Self.text(of: line, from: "/* ", to: " in Sources */") {
                    names.insert(String(name))
                }
                if line.contains("PBXFileSystemSynchronizedRootGroup section") { isGroup.toggle() }
                if isGroup, let folder = Self.text(of: line, from: "path = ", to: ";") {
                    let name = folder.filter { $0 != "\"" }
                    folders.insert(PathName.normalized(PathName.join(home, String(name))))
                }
            }
        }
    }

    /// Whether an Xcode target compiles a file, or one of its name.
    func contains(_ path: String) -> Bool {
        names.contains(PathName.name(of: path)) || PathName.isAtOrBelow(PathName.normalized(path), folders)
    }

    private static func text(of line: Substring, from start: String, to end: String) -> Substring? {
        guard let first = line.firstRange(of: start), let last = line[first.upperBound...].firstRange(of: end) else {
            return nil
        }
        return line[first.upperBound..<last.lowerBound]
    }
}

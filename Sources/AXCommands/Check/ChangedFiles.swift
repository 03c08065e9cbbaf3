import AXSource

/// The changed files, for a check that reports only findings about changes.
struct ChangedFiles: Sendable {
    /// The absolute paths of all changed files.
    private let paths: Set<String>
    /// The folders above changed files.
    private let folders: Set<String>
    /// The new strings files whose content equals that of a deleted file.
    private let moved: Set<String>
    private let files: any FileSystem

    /// - Parameters:
    ///   - before: the earlier state of all changed files, by absolute path.
    ///   - files: the current files.
    init(_ before: [String: OverlaidEntry], in files: any FileSystem) {
        func kind(of path: String) -> FileInfo.Kind? { (try? files.entryInfo(path))?.kind }
        paths = Set(before.keys)
        folders = Self.folders(above: before.keys)
        self.files = files
        let new = before.filter { $0.value == .absent }.keys.filter {
            KnownFiles.isStringsFile($0) && kind(of: $0) == .file
        }
        let gone = before.filter { kind(of: $0.key) == nil }.values
        let contents = Set(gone.compactMap { if case .file(let bytes) = $0 { bytes } else { nil } })
        moved =
            contents.isEmpty ? [] : Set(new.filter { path in (try? files.read(path)).map(contents.contains) ?? false })
    }

    /// Whether a finding is about a changed file or a folder that contains one. A strings file that was only moved
    /// doesn't count as changed.
    func covers(_ finding: Diagnostic) -> Bool {
        spellings(of: finding.path).contains { path in
            paths.contains(path) && !moved.contains(path) || isBelowChange(path) || folders.contains(path)
        }
    }

    /// Whether a file was changed or moved.
    func contains(_ path: String) -> Bool {
        spellings(of: path).contains { paths.contains($0) || isBelowChange($0) }
    }

    /// Two forms of a file's absolute path: the path itself, and the path with symbolic links resolved.
    private func spellings(of path: String) -> [String] {
        let absolute = PathName.absolute(path, from: files.currentFolder)
        return [absolute, (try? files.canonicalPath(absolute)) ?? absolute]
    }

    private static func folders(above paths: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            var folder = PathName.parent(of: path)
            while folders.insert(folder).inserted { folder = PathName.parent(of: folder) }
        }
        return folders
    }

    private func isBelowChange(_ path: String) -> Bool {
        PathName.isAtOrBelow(PathName.parent(of: path), paths)
    }
}

import AXSource

/// The files that a check of changes is about.
struct ChangedFiles: Sendable {
    /// Every path at which something has changed, absolute.
    private let paths: Set<String>
    /// Every folder above one of them.
    private let folders: Set<String>
    /// Those of files that have only moved.
    private let moved: Set<String>
    private let files: any FileSystem

    /// - Parameters:
    ///   - before: what was there.
    ///   - files: what is there now.
    init(_ before: [String: OverlaidEntry], in files: any FileSystem) {
        paths = Set(before.keys)
        folders = Self.folders(above: before.keys)
        self.files = files
        let new = before.filter { $0.value == .absent }.keys.filter {
            KnownFiles.holdsTexts($0) && Self.kind(of: $0, files) == .file
        }
        let gone = before.filter { Self.kind(of: $0.key, files) == nil }.values
        let contents = Set(gone.compactMap { if case .file(let bytes) = $0 { bytes } else { nil } })
        moved =
            contents.isEmpty ? [] : Set(new.filter { path in (try? files.read(path)).map(contents.contains) ?? false })
    }

    /// Whether a finding about a file, or about a folder, stands where something has changed.
    func cover(_ finding: Diagnostic) -> Bool {
        places(of: finding.path).contains { path in
            paths.contains(path) && !moved.contains(path) || isBelowChange(path) || folders.contains(path)
        }
    }

    /// Whether a file has changed, or is in another place than it was.
    func hold(_ path: String) -> Bool {
        places(of: path).contains { paths.contains($0) || isBelowChange($0) }
    }

    /// The path of a file from the root of the disk, with and without symbolic links.
    private func places(of path: String) -> [String] {
        let place = PathName.absolute(path, from: files.currentFolder)
        return [place, (try? files.canonicalPath(place)) ?? place]
    }

    private static func folders(above paths: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            var folder = PathName.parent(of: path)
            while folders.insert(folder).inserted { folder = PathName.parent(of: folder) }
        }
        return folders
    }

    /// Whether a folder above a path is new as a whole.
    private func isBelowChange(_ path: String) -> Bool {
        var parent = PathName.parent(of: path)
        while parent != "/", parent != "." {
            if paths.contains(parent) { return true }
            parent = PathName.parent(of: parent)
        }
        return false
    }

    private static func kind(of path: String, _ files: any FileSystem) -> FileInfo.Kind? {
        ((try? files.entryInfo(path)) ?? nil)?.kind
    }
}

public import Foundation

extension URL {
    /// The folder according to realpath(3), as the tool writes its path; the URL itself if realpath fails.
    /// `resolvingSymlinksInPath` removes `/private` on macOS, where the temporary folder is in it.
    public var canonicalFolder: URL {
        guard let resolved = realpath(path, nil) else { return self }
        defer { free(resolved) }
        return URL(filePath: String(cString: resolved), directoryHint: .isDirectory)
    }
}

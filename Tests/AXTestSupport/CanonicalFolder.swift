public import Foundation

extension URL {
    /// The folder as realpath(3) names it, which is how the tool names its own. `resolvingSymlinksInPath` takes `/private` away on
    /// macOS, where the temporary folder is in it.
    public var canonicalFolder: URL {
        guard let resolved = realpath(path, nil) else { return self }
        defer { free(resolved) }
        return URL(filePath: String(cString: resolved), directoryHint: .isDirectory)
    }
}

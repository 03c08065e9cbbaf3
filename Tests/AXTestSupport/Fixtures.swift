public import Foundation

/// The files in `Tests/Fixtures`.
public enum Fixtures {
    /// The root of the repository.
    public static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    public static let url = repository.appending(path: "Tests/Fixtures")

    /// The visible entries of a folder under `Tests/Fixtures`, sorted by name; empty if it can't be read.
    public static func entries(of folder: String) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: url.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (contents ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The rows of a tab-separated table in `Tests/Fixtures`, with its heading; empty if the file can't be read.
    public static func table(_ path: String) -> [[String]] {
        let text = (try? String(contentsOf: url.appending(path: path), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}

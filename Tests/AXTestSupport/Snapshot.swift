public import Foundation

/// Output that users see, kept next to the tests and reviewed as a diff.
///
/// `scripts/update-snapshots` runs the tests with `UPDATE_SNAPSHOTS=1`, which rewrites the files.
public enum Snapshot {
    /// Compares `text` with the snapshot file, or writes it to the file if `UPDATE_SNAPSHOTS` is set.
    /// - Returns: a message if they differ or the file can't be read or written; nil otherwise.
    public static func difference(_ text: String, from file: URL) -> String? {
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
            return write(text, to: file)
        }
        guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
            return "no snapshot \(file.lastPathComponent); run scripts/update-snapshots and review the diff\n\(text)"
        }
        guard expected != text else { return nil }
        return "\(file.lastPathComponent) differs; run scripts/update-snapshots and review the diff\n"
            + firstDifference(expected, text)
    }

    private static func write(_ text: String, to file: URL) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return nil
        } catch {
            return "cannot write \(file.path): \(error)"
        }
    }

    private static func firstDifference(_ expected: String, _ actual: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let common = zip(old, new).prefix { $0 == $1 }.count
        let expectedLine = common < old.count ? String(old[common]) : "(end)"
        let actualLine = common < new.count ? String(new[common]) : "(end)"
        return "line \(common + 1)\n  expected: \(expectedLine)\n  actual:   \(actualLine)"
    }
}

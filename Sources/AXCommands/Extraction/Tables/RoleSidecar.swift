import AXExtract
import AXFormats
import AXModel
import AXReport
import AXSource
import Foundation

/// A file next to a catalog that contains the tool's notes about keys whose comments Xcode writes. It has one line of
/// JSON for each role of a key, with the members of `extract --format jsonl` that don't change when code moves.
struct RoleSidecar {
    /// The ending that replaces the extension of the catalog.
    static let ending = ".roles.jsonl"

    /// The path of a catalog's sidecar file, such as `Localizable.roles.jsonl` for `Localizable.xcstrings`.
    static func path(beside catalog: String) -> String {
        PathName.join(PathName.parent(of: catalog), PathName.stem(of: catalog) + ending)
    }

    private var linesByKey: [String: [String]] = [:]

    /// - Parameter text: the previous contents. Invalid lines are dropped.
    init(_ text: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            guard let known = try? JSONDecoder().decode(KnownLine.self, from: Data(line.utf8)) else { continue }
            linesByKey[known.key, default: []].append(String(line))
        }
    }

    /// Replaces the notes about a key.
    mutating func set(_ entry: ExtractedEntry, notes: [String]) {
        let roles = entry.spokenRoles
        let lines = zip(roles, notes).map { role, note in
            JSONText.compact(Line(key: entry.key.text, note: note, role: role.rawValue, table: entry.table))
        }
        linesByKey[entry.key.text] = lines.isEmpty ? nil : lines
    }

    /// Removes the notes about all keys except the given ones.
    mutating func keep(_ keys: Set<StringKey>) {
        linesByKey = linesByKey.filter { keys.contains(StringKey($0.key)) }
    }

    /// The contents of the file, sorted by key.
    var text: String {
        linesByKey.sorted { StringKey($0.key) < StringKey($1.key) }.flatMap(\.value).map { $0 + "\n" }.joined()
    }

    private struct KnownLine: Decodable {
        let key: String
    }

    private struct Line: Encodable {
        let key: String
        let note: String
        let role: String
        let table: String?
    }
}

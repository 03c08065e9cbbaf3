import AXExtract
import AXFormats
import AXModel
import AXReport
import AXSource
import Foundation

/// A file beside a catalog with the tool's own lines about keys whose comments Xcode writes: JSON lines, a line for each
/// way a key is spoken, in the members of `extract --format jsonl` that do not change when code moves.
struct RoleSidecar {
    /// What follows the catalog's name without its extension.
    static let ending = ".roles.jsonl"

    /// `Localizable.roles.jsonl` for `Localizable.xcstrings`.
    static func path(beside catalog: String) -> String {
        PathName.join(PathName.parent(of: catalog), PathName.stem(of: catalog) + ending)
    }

    private var linesByKey: [String: [String]] = [:]

    /// - Parameter text: the file as it is; lines that are none of ours are dropped.
    init(_ text: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            guard let known = try? JSONDecoder().decode(KnownLine.self, from: Data(line.utf8)) else { continue }
            linesByKey[known.key, default: []].append(String(line))
        }
    }

    /// Takes what is now known about a key in place of what was.
    mutating func set(_ entry: ExtractedEntry, notes: [String]) {
        let roles = entry.spokenRoles
        let lines = zip(roles, notes).map { role, note in
            JSONText.compact(Line(key: entry.key.text, note: note, role: role.rawValue, table: entry.table))
        }
        linesByKey[entry.key.text] = lines.isEmpty ? nil : lines
    }

    /// Forgets keys that the catalog no longer has.
    mutating func keep(_ keys: Set<StringKey>) {
        linesByKey = linesByKey.filter { keys.contains(StringKey($0.key)) }
    }

    /// The file, by key.
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

import AXExtract
import AXFormats
import AXModel
import AXRules
import AXSource

/// Keys of a table that the sources of a project no longer use.
struct VanishedKeys {
    /// Accessibility strings, as their comments or names say, that no source uses.
    private(set) var certain: [StringKey] = []
    /// Accessibility strings that a source may use: what it completes at run time may become the key.
    private(set) var doubtful: [(key: StringKey, user: String)] = []
    /// How many other keys no source uses. They are not judged: they may belong to code of another kind.
    private(set) var others = 0

    /// - Parameters:
    ///   - used: The keys that are known to be used.
    ///   - sources: Every source of the project.
    init(in table: ReadTable, used: Set<StringKey>, sources: [SourceFile]) {
        let inference = RoleInference()
        var seen = used
        let entries = table.parsed.value.contents.entries.filter { seen.insert($0.key).inserted }
        guard !entries.isEmpty else { return }
        let mentions = KeyMentions(of: entries.map(\.key), in: sources)
        for entry in entries where !mentions.contains(entry.key) {
            if inference.roles(of: entry.key, comment: entry.comment).isEmpty {
                others += 1
            } else if let user = mentions.possibleUser(of: entry.key) {
                doubtful.append((entry.key, user))
            } else {
                certain.append(entry.key)
            }
        }
    }
}

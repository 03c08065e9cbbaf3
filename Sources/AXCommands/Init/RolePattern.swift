import AXModel
import AXRules
import AXSource

/// A pattern that says the role of keys which the tool could not guess from their names alone.
struct RolePattern: Hashable {
    let pattern: String
    let role: AccessibilityRole
    /// How many keys of the project it matches.
    let count: Int

    /// Endings that at least three extracted keys share, all of them with one role, and no other key of the tables: what ends
    /// with “_button” may also be a title.
    static func found(in occurrences: [Occurrence], keys tableKeys: Set<StringKey>) -> [RolePattern] {
        let inference = RoleInference()
        var roles: [String: [AccessibilityRole: Set<StringKey>]] = [:]
        for occurrence in occurrences where occurrence.kind == .localizedCall {
            guard let ending = ending(of: occurrence.key.text) else { continue }
            roles[ending, default: [:]][occurrence.role, default: []].insert(occurrence.key)
        }
        let inTables = Dictionary(grouping: tableKeys) { Self.ending(of: $0.text) ?? "" }
        return roles.compactMap { ending, byRole -> RolePattern? in
            guard byRole.count == 1, let (role, keys) = byRole.first, keys.count >= 3, let example = keys.min(),
                inTables[ending, default: []].allSatisfy(keys.contains),
                inference.roles(of: example, comment: nil) != [role]
            else { return nil }
            return RolePattern(pattern: "*" + ending, role: role, count: keys.count)
        }.sorted { $0.pattern < $1.pattern }
    }

    /// The last word of a key with the separator before it: `.hint` of `play.hint`; nil for a key of one word.
    private static func ending(of key: String) -> String? {
        guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }),
            let separator = key.lastIndex(where: { "._-".contains($0) }), separator > key.startIndex
        else { return nil }
        return String(key[separator...])
    }
}

package import AXModel
package import AXSource

/// The runtime attributes of Interface Builder that hold localization keys, as a project uses them.
package struct RuntimeAttributes: Sendable {
    /// The texts of attributes whose names do not say what they hold, by key path.
    private let texts: [String: [StringKey]]
    /// The attributes whose names say that they hold keys.
    private let named: [String: AccessibilityRole]

    /// An attribute with fewer texts in a table is not told: a word may be a key by chance.
    private static let fewestKeys = 2

    /// - Parameter facts: The facts of all files.
    package init(_ facts: [FileFacts]) {
        texts = Dictionary(grouping: facts.flatMap(\.runtimeTexts), by: \.keyPath)
            .mapValues { $0.map { StringKey($0.text) } }
        let paths = facts.flatMap(\.sites).map(\.api).filter { IBKeyAttribute.role($0, [:]) != nil }
        named = Dictionary(paths.compactMap { path in IBKeyAttribute.role(path, [:]).map { (path, $0) } }) { $1 }
    }

    /// Whether the tables' keys could tell of more attributes than the names do.
    package var needsKeys: Bool { !texts.isEmpty }

    /// The attributes with their roles.
    /// - Parameter keys: The keys of the project's tables: an attribute nearly all of whose texts are among them holds
    ///   keys.
    package func roles(keys: Set<StringKey>) -> [String: AccessibilityRole] {
        let found = texts.filter { _, texts in
            let known = texts.filter(keys.contains).count
            return known >= Self.fewestKeys && known * 10 >= texts.count * 9
        }
        return found.reduce(into: named) { $0[$1.key] = Self.role(ofName: $1.key) }
    }

    /// What a name that does not speak of keys says; what is seen is ``AccessibilityRole/other``.
    private static func role(ofName name: String) -> AccessibilityRole {
        let name = name.lowercased()
        guard ["acc", "a11y", "voiceover", "spoken"].contains(where: name.contains) else { return .other }
        let roles: [(String, AccessibilityRole)] = [("hint", .hint), ("value", .value), ("label", .label)]
        return roles.first { name.contains($0.0) }?.1 ?? .other
    }
}

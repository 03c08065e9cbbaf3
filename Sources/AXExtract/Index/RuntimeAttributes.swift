package import AXModel
package import AXSource

/// The runtime attributes that contain localization keys, in a project's Interface Builder documents.
package struct RuntimeAttributes: Sendable {
    /// The values of attributes whose names don't say that they contain keys, by key path.
    private let values: [String: [StringKey]]
    /// The attributes whose names say that they contain keys.
    private let named: [String: AccessibilityRole]

    /// An attribute with fewer values among the keys isn't reported, because a word may be a key by chance.
    private static let fewestKeys = 2

    /// - Parameter facts: The facts of all files.
    package init(_ facts: [FileFacts]) {
        values = Dictionary(grouping: facts.flatMap(\.runtimeAttributeValues), by: \.keyPath)
            .mapValues { $0.map { StringKey($0.text) } }
        let roles = facts.flatMap(\.sites).compactMap { site -> (String, AccessibilityRole)? in
            guard case .keyAttribute(let path) = site.api else { return nil }
            return IBKeyAttribute.role(path, [:]).map { (path, $0) }
        }
        named = Dictionary(roles) { $1 }
    }

    /// Whether the tables' keys could identify more attributes than the attributes' names do.
    package var needsKeys: Bool { !values.isEmpty }

    /// The attributes with their roles.
    /// - Parameter keys: The keys of the project's tables. An attribute contains keys if at least 90 % of its values
    ///   are among them, and at least ``fewestKeys`` are.
    package func roles(keys: Set<StringKey>) -> [String: AccessibilityRole] {
        let found = values.filter { _, values in
            let known = values.filter(keys.contains).count
            return known >= Self.fewestKeys && known * 10 >= values.count * 9
        }
        return found.reduce(into: named) { $0[$1.key] = Self.role(ofName: $1.key) }
    }

    /// The role that an attribute's name suggests: hint, value or label if the name contains that word and mentions
    /// accessibility; otherwise ``AccessibilityRole/other``.
    private static func role(ofName name: String) -> AccessibilityRole {
        let name = name.lowercased()
        guard ["acc", "a11y", "voiceover", "spoken"].contains(where: name.contains) else { return .other }
        let roles: [(String, AccessibilityRole)] = [("hint", .hint), ("value", .value), ("label", .label)]
        return roles.first { name.contains($0.0) }?.1 ?? .other
    }
}

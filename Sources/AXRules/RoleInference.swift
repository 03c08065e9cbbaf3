public import AXModel
public import AXSource

/// Finds out what a string is for from what is known about it, the surest source first: the source code, the user's key
/// patterns, Interface Builder's keys, the wording of a person's comment, the key's last word, the wording of a generated
/// comment.
public struct RoleInference: Sendable {
    private let extracted: [StringKey: RoleSet]
    private let configured: @Sendable (StringKey) -> AccessibilityRole?

    /// - Parameters:
    ///   - extracted: the roles that the source code gives a key.
    ///   - configured: the role that the user's key patterns give a key.
    public init(
        extracted: [StringKey: Set<AccessibilityRole>] = [:],
        configured: @escaping @Sendable (StringKey) -> AccessibilityRole? = { _ in nil }
    ) {
        self.extracted = extracted.mapValues(RoleSet.init)
        self.configured = configured
    }

    /// The roles of a string; empty when nothing says that it is an accessibility string.
    public func roles(of key: StringKey, comment: String?) -> Set<AccessibilityRole> {
        roleSet(of: key, comment: comment).roles
    }

    /// A generated comment is a guess about the code; the key is a choice of its author.
    private func roleSet(of unit: Unit) -> RoleSet {
        guard unit.isCommentGenerated else { return roleSet(of: unit.key, comment: unit.comment) }
        let own = roleSet(of: unit.key, comment: nil)
        return own.isEmpty ? roleSet(of: unit.key, comment: unit.comment) : own
    }

    private func roleSet(of key: StringKey, comment: String?) -> RoleSet {
        if let roles = extracted[key], !roles.isEmpty { return roles }
        if let role = configured(key) { return RoleSet(role) }
        if let role = KeyWording.interfaceBuilderRole(of: key) { return RoleSet(role) }
        if let role = comment.flatMap(CommentWording.role) { return RoleSet(role) }
        // Where the code is known and does not speak the string, `empty.hint` is mostly a text to look at.
        return KeyWording.role(of: key, needsAccessibilityWord: !extracted.isEmpty).map { RoleSet($0) } ?? []
    }
}

extension RoleInference {
    /// A table and its translations with the roles of their units: those of the source count for translations too.
    package func withRoles(
        _ source: Catalog, _ translations: [Catalog]
    ) -> (source: Catalog, translations: [Catalog]) {
        let own = source.mapUnits { $0.roleSet = roleSet(of: $0) }
        guard !translations.isEmpty else { return (own, []) }
        let known = LastUnits(of: own)
        let others = translations.map { translation in
            translation.mapUnits { $0.roleSet = known[$0.key]?.roleSet ?? roleSet(of: $0) }
        }
        return (own, others)
    }
}

extension Catalog {
    fileprivate func mapUnits(_ change: @Sendable (inout Unit) -> Void) -> Catalog {
        let all = units
        let changed = concurrentParts(all.count) { part in
            part.map { place in
                var unit = all[place]
                change(&unit)
                return unit
            }
        }
        return Catalog(path: path, locale: locale, table: table, units: changed.flatMap { $0 })
    }
}

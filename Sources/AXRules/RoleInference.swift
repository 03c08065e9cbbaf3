package import AXModel
package import AXSource

/// Infers the role of a string. The evidence, most reliable first: the source code, the user's key patterns, keys
/// written by Interface Builder, a comment written by a person, the last word of the key, a generated comment.
package struct RoleInference: Sendable {
    private let extracted: [StringKey: RoleSet]
    private let configured: @Sendable (StringKey) -> AccessibilityRole?

    /// - Parameters:
    ///   - extracted: the roles that the source code gives each key.
    ///   - configured: the role that the user's key patterns give a key.
    package init(
        extracted: [StringKey: Set<AccessibilityRole>] = [:],
        configured: @escaping @Sendable (StringKey) -> AccessibilityRole? = { _ in nil }
    ) {
        self.extracted = extracted.mapValues(RoleSet.init)
        self.configured = configured
    }

    /// The roles of a string; empty if nothing indicates that it is an accessibility string.
    package func roles(of key: StringKey, comment: String?) -> Set<AccessibilityRole> {
        roleSet(of: key, comment: comment).roles
    }

    /// The roles of a unit. A generated comment is only a guess from the code, while an author chose the key, so the
    /// key takes precedence over such a comment.
    private func roleSet(of unit: Unit) -> RoleSet {
        guard unit.isCommentGenerated else { return roleSet(of: unit.key, comment: unit.comment) }
        let own = roleSet(of: unit.key, comment: nil)
        return own.isEmpty ? roleSet(of: unit.key, comment: unit.comment) : own
    }

    private func roleSet(of key: StringKey, comment: String?) -> RoleSet {
        if let roles = extracted[key], !roles.isEmpty { return roles }
        if let role = configured(key) { return RoleSet(role) }
        if let role = KeyWording.interfaceBuilderRole(of: key) { return RoleSet(role) }
        if let role = comment.flatMap(CommentRole.role) { return RoleSet(role) }
        // If the code was read but doesn't use the string for accessibility, a key such as `empty.hint` usually belongs
        // to a string that is only shown.
        return KeyWording.role(of: key, needsAccessibilityWord: !extracted.isEmpty).map { RoleSet($0) } ?? []
    }
}

extension RoleInference {
    /// A table and its translations, with the roles of their units. Roles in the source also apply to the translations.
    package func withRoles(
        _ source: Catalog, _ translations: [Catalog]
    ) -> (source: Catalog, translations: [Catalog]) {
        let own = source.withRoles { roleSet(of: $0) }
        guard !translations.isEmpty else { return (own, []) }
        let known = LastUnits(of: own)
        let others = translations.map { translation in
            translation.withRoles { known[$0.key]?.roleSet ?? roleSet(of: $0) }
        }
        return (own, others)
    }
}

extension Catalog {
    fileprivate func withRoles(_ roles: @Sendable (Unit) -> RoleSet) -> Catalog {
        let all = concurrentParts(units.count) { $0.map { roles(units[$0]) } }.joined()
        var catalog = Catalog(path: path, locale: locale, table: table, units: units)
        for (index, roles) in zip(units.indices, all) { catalog.units[index].roleSet = roles }
        return catalog
    }
}

/// The role that the words of a key suggest.
private enum KeyWording {
    /// The role of a key written by Interface Builder: an object id, a period, and the name of an attribute.
    static func interfaceBuilderRole(of key: StringKey) -> AccessibilityRole? {
        // The names end with “Label”, “Hint”, “Value” and “Description”.
        guard let last = key.bytes.last, last == 0x6C || last == 0x74 || last == 0x65 || last == 0x6E,
            let point = key.bytes.lastIndex(of: UInt8(ascii: ".")), point > 0, key.bytes.count > point + 17
        else { return nil }
        switch String(decoding: key.bytes[(point + 1)...], as: UTF8.self) {
        case "accessibilityLabel", "ibExternalAccessibilityDescription": return .label
        case "accessibilityHint": return .hint
        case "accessibilityValue": return .value
        default: return nil
        }
    }

    /// The role that the key's last words name: `play.hint`, `PLAY_LABEL`, `playA11yValue`; nil if they don't name one.
    /// “Value” and “announcement” have many meanings, so they name a role only after a word for accessibility. Without
    /// such a word, “label” must be set off by a separator (`play.label`, not `playLabel`).
    /// - Parameter needsAccessibilityWord: whether “label” and “hint” also need a word for accessibility before them.
    static func role(of key: StringKey, needsAccessibilityWord: Bool = false) -> AccessibilityRole? {
        guard endings.contains(where: key.mayEnd) else { return nil }
        let words = KeyWords(key)
        guard let last = words.fromEnd(0), let before = words.fromEnd(1) else { return nil }
        let isAccessibility = accessibilityWords.contains(before) || words.endsWithAccessibility
        switch last {
        case "hint": return isAccessibility || !needsAccessibilityWord ? .hint : nil
        case "label":
            return isAccessibility || (!needsAccessibilityWord && endsApart(key, "label")) ? .label : nil
        case "value": return isAccessibility ? .value : nil
        case "announcement": return isAccessibility ? .announcement : nil
        default: return nil
        }
    }

    private static let endings: [StaticString] = ["label", "hint", "value", "announcement"]

    private static let accessibilityWords: Set<String> = ["accessibility", "a11y", "ax", "voiceover"]

    /// Whether a separator, not only a capital, comes before the last word.
    private static func endsApart(_ key: StringKey, _ word: String) -> Bool {
        let before = key.bytes.dropLast(word.utf8.count).last
        return before == UInt8(ascii: ".") || before == UInt8(ascii: "_") || before == UInt8(ascii: "-")
            || before == UInt8(ascii: "/")
    }
}

extension KeyWords {
    fileprivate var endsWithAccessibility: Bool {
        fromEnd(1) == "over" && fromEnd(2) == "voice"
    }
}

public import AXModel
public import AXSource

/// Finds out what a string is for from what is known about it, the surest source first: the source code, the user's key
/// patterns, Interface Builder's keys, the comment's wording, the key's last word.
public struct RoleInference: Sendable {
    private let extracted: [StringKey: Set<AccessibilityRole>]
    private let configured: @Sendable (StringKey) -> AccessibilityRole?

    /// - Parameters:
    ///   - extracted: the roles that the source code gives a key.
    ///   - configured: the role that the user's key patterns give a key.
    public init(
        extracted: [StringKey: Set<AccessibilityRole>] = [:],
        configured: @escaping @Sendable (StringKey) -> AccessibilityRole? = { _ in nil }
    ) {
        self.extracted = extracted
        self.configured = configured
    }

    /// The roles of a string; empty when nothing says that it is an accessibility string.
    public func roles(of key: StringKey, comment: String?) -> Set<AccessibilityRole> {
        if let roles = extracted[key], !roles.isEmpty { return roles }
        if let role = configured(key) { return [role] }
        if let role = KeyWording.interfaceBuilderRole(of: key) { return [role] }
        if let role = comment.flatMap(CommentWording.role) { return [role] }
        // Where the code is known and does not speak the string, `empty.hint` is mostly a text to look at.
        return KeyWording.role(of: key, needsAccessibilityWord: !extracted.isEmpty).map { [$0] } ?? []
    }
}

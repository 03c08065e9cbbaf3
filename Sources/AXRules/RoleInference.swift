public import AXModel
public import AXSource

/// Finds out what a string is for from what is known about it, the surest source first: the source code, the user's key
/// patterns, Interface Builder's keys, the comment's wording, the key's last word.
public struct RoleInference: Sendable {
    private let globs: [(glob: Glob, role: AccessibilityRole)]
    private let extracted: [StringKey: Set<AccessibilityRole>]

    /// - Parameters:
    ///   - globs: key patterns, in which `*` stands for any run of characters and `?` for one, with their roles. The first
    ///     that fits counts.
    ///   - extracted: the roles that the source code gives a key.
    public init(
        globs: [(pattern: String, role: AccessibilityRole)] = [],
        extracted: [StringKey: Set<AccessibilityRole>] = [:]
    ) {
        self.globs = globs.map { (Glob($0.pattern), $0.role) }
        self.extracted = extracted
    }

    /// The roles of a string; empty when nothing says that it is an accessibility string.
    public func roles(of key: StringKey, comment: String?) -> Set<AccessibilityRole> {
        if let roles = extracted[key], !roles.isEmpty { return roles }
        if let match = globs.first(where: { $0.glob.matches(key.bytes) }) { return [match.role] }
        if let role = KeyWording.interfaceBuilderRole(of: key) { return [role] }
        if let role = comment.flatMap(CommentWording.role) { return [role] }
        return KeyWording.role(of: key).map { [$0] } ?? []
    }
}

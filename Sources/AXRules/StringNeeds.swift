import AXModel
import AXSource

/// The properties that a string must have for a rule to report it. Most strings don't have the properties that most
/// rules require, so most rules can skip them.
package struct StringNeeds: Sendable {
    let roles: RoleSet?
    let source: Bool
    let forms: Bool
    let bytes: ByteSet?

    /// - Parameters:
    ///   - roles: the string must have at least one of these roles; nil if the role doesn't matter.
    ///   - source: whether the string must be a translation that has a source.
    ///   - forms: whether the string must vary, as plurals do.
    ///   - bytes: the string or its source must contain at least one of these UTF-8 bytes; nil if the content doesn't
    ///     matter.
    init(roles: RoleSet? = nil, source: Bool = false, forms: Bool = false, bytes: ByteSet? = nil) {
        self.roles = roles
        self.source = source
        self.forms = forms
        self.bytes = bytes
    }
}

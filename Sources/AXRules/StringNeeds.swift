import AXModel
import AXSource

/// What a string must have for a rule to find anything. Most strings lack what most rules look for, and a rule isn't
/// asked about those.
package struct StringNeeds: Sendable {
    let roles: RoleSet?
    let source: Bool
    let forms: Bool
    let bytes: ByteSet?

    /// - Parameters:
    ///   - roles: the string has one of these; nil for all strings, whether their role is known or not.
    ///   - source: whether it is a translation with a source.
    ///   - forms: whether it has several forms, as for plurals.
    ///   - bytes: the string or its source has one of these UTF-8 bytes; nil for any string.
    init(roles: RoleSet? = nil, source: Bool = false, forms: Bool = false, bytes: ByteSet? = nil) {
        self.roles = roles
        self.source = source
        self.forms = forms
        self.bytes = bytes
    }
}

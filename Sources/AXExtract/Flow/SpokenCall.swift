import AXModel
import AXSource

/// An argument of an initializer of the app's own, which may be spoken by the type that is made.
struct SpokenCall: Sendable {
    /// The type as it is spelled at the call.
    let type: Reference
    let label: String
    /// Where the label stands.
    let span: Span
    /// The enclosing type.
    let screen: String?
    let leaves: [StringLeaf]
}

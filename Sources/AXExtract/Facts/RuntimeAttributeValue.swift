import AXSource

/// The value of one of the app's own runtime attributes in an Interface Builder document, or a literal that code assigns
/// to such an attribute of another object.
struct RuntimeAttributeValue: Sendable {
    let keyPath: String
    let text: String
    /// The span of the key path.
    let span: Span
    let valueSpan: Span
    /// The object, as an index into ``FileFacts/elements``.
    let element: Int
    /// The class whose code may set the strings of the object; nil if the document doesn't show it.
    var screen: String?
    /// The object's own class, if it has one, and the framework's class for it.
    var classes: [String] = []
    /// When code assigns the value.
    var enclosing = EnclosingBranch()
}

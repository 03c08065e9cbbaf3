import AXSource

/// A method or a C function with its body.
struct ObjCFunction: Sendable {
    struct Parameter: Sendable {
        let name: String
        /// The type's name: `UIButton`.
        let type: String?
    }

    /// The selector of a method, `accessibilityLabel` or `labelFor:count:`, or the name of a function.
    let name: String
    /// Where the first part of the name stands.
    let span: Span
    /// The class of a method; nil for a function.
    let className: String?
    /// The names of the result's type: `NSString`, `nullable`.
    let resultType: Set<String>
    let parameters: [Parameter]
    /// The tokens between the braces.
    let body: Range<Int>

    /// The first part of a selector.
    var firstPart: String { name.split(separator: ":").first.map(String.init) ?? name }
}

import AXSource

/// A declaration that may give a string: a constant, a property, a function, a member that is added to `String`.
struct SymbolDeclaration: Sendable {
    struct Parameter: Sendable {
        /// The label at the call; nil where there is none.
        let label: String?
        /// The name inside of the body.
        let name: String
        /// Whether a call may leave it out.
        let isOptional: Bool
        /// Whether it takes any number of arguments.
        let isVariadic: Bool
    }

    /// The full dotted name: `L10n.Player.play`, `OBALoc`.
    let name: String
    let path: String
    /// Where the name stands.
    let span: Span
    /// Whether only its own file sees it.
    let isPrivate: Bool
    /// The parameters of a function; nil for a property.
    let parameters: [Parameter]?
    /// The strings that it may give; those that are parameters have a reference that says which.
    let leaves: [StringLeaf]
}

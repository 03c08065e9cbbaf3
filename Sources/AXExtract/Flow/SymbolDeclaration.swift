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
        /// Whether a literal is a key there.
        var isKey = false
        /// The type as written, without optionality and collections; nil where it is not known.
        var type: String?
    }

    /// The full dotted name: `L10n.Player.play`, `OBALoc`.
    let name: String
    let path: String
    /// Where the name stands.
    let span: Span
    /// The line of the name, 1-based.
    let line: Int
    /// Whether only its own file sees it.
    var isPrivate = false
    /// The type of a property, or what a function returns, as far as the file shows it; without optionality.
    var type: String?
    /// The same where a value of just this type is meant, and no collection.
    var valueType: String?
    /// The parameters of a function; nil for a property.
    var parameters: [Parameter]?
    /// Whether it is a property that may be assigned later.
    var isSettable = false
    /// Whether it is a property that an initializer may set.
    var isArgument = false
    /// The strings that it is assigned in its file.
    var assigned: [StringLeaf] = []
    /// The strings that it may give; those that are parameters have a reference that says which.
    var leaves: [StringLeaf] = []

    init(name: String, path: String, span: Span, line: Int) {
        self.name = name
        self.path = path
        self.span = span
        self.line = line
    }
}

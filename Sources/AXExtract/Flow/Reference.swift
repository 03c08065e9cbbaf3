/// What an expression names: a constant, a function or a parameter, to be looked up when the whole project is known.
struct Reference: Sendable {
    /// Where the name is looked for.
    enum Base: Sendable {
        /// From the enclosing type outwards: `title`, `self.title`, `Strings.play`.
        case scope
        /// Among the parameters of the enclosing declaration; `self` is the value that a member is taken of.
        case parameter
        /// Among the members that the project adds to strings: `"play.button".localized`. The leaves are the string.
        case string([StringLeaf])
    }

    /// An argument of a call.
    struct Argument: Sendable {
        let label: String?
        /// The strings that the argument may give.
        let leaves: [StringLeaf]
    }

    let base: Base
    /// The names from the root on, `self` left out: `["Strings", "play"]`.
    let path: [String]
    /// The full dotted name of the type that the expression stands in; nil outside of types.
    let enclosingType: String?
    /// The arguments in order; nil where nothing is called.
    var arguments: [Argument]?

    /// The dotted name.
    var name: String { path.joined(separator: ".") }
}

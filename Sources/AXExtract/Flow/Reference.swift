import AXModel

/// What an expression names: a constant, a function or a parameter, to be looked up when the whole project is known.
struct Reference: Sendable {
    /// An argument of a call.
    struct Argument: Sendable {
        let label: String?
        /// The strings that the argument may give.
        var leaves: [StringLeaf]
        /// The argument as a value of a format.
        let value: Occurrence.Argument
    }

    /// The names from the root on, `self` left out: `["Strings", "play"]`. The root is empty for `.play`. Where the file
    /// shows the type of a variable, the type's name stands for it.
    let path: [String]
    /// The full dotted name of the type that the expression stands in; nil outside of types.
    let enclosingType: String?
    /// Whether the name is a parameter of the enclosing declaration; `self` is what a member of a string is taken of.
    var isParameter = false
    /// Whether the root is written as a type: `Strings.play`, not `title` or `viewModel.title`.
    var isStatic = false
    /// Whether it is spelled `Self.play`.
    var isOwn = false
    /// The arguments in order; nil where nothing is called.
    var arguments: [Argument]?
    /// The string that the member is taken of: `"play.button".localized`.
    var receiver: [StringLeaf] = []

    init(path: [String], enclosingType: String?) {
        self.path = path
        self.enclosingType = enclosingType
    }

    /// A parameter of the enclosing declaration.
    static func parameter(_ name: String) -> Reference {
        var reference = Reference(path: [name], enclosingType: nil)
        reference.isParameter = true
        return reference
    }

    /// The dotted name.
    var name: String { path.joined(separator: ".") }

    /// The dotted name as it is spelled at the place.
    var spelled: String { isOwn ? "Self.\(name)" : name }
}

/// A function that sets strings and that Objective-C and documents can't call. Read only for transcripts.
struct NamedFunction: Sendable {
    let name: String
    /// The UTF-8 offset of the function.
    let start: Int
    /// The full name of the enclosing type; nil for a function at the top level.
    let type: String?
    /// Whether only its own file can call it.
    let isPrivate: Bool
}

/// Identifies a function or initializer of a project.
struct FunctionPlace: Hashable, Sendable {
    let path: String
    /// The UTF-8 offset of the function.
    let start: Int
}

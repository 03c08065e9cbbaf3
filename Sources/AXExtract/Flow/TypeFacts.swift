/// A type that a file declares or extends.
struct TypeFacts: Sendable {
    /// The full dotted name.
    let name: String
    let path: String
    /// Whether only its own file sees it.
    let isPrivate: Bool
    /// The types that it inherits from, the class first.
    let inherits: [String]
    /// What a `typealias` stands for.
    let alias: String?
}

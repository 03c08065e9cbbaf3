/// A labeled parameter with a default value in a function or initializer that sets strings. Read only for transcripts.
struct OmissibleParameter: Sendable {
    enum Callee: Hashable, Sendable {
        case function(String)
        /// An initializer, by the name of its type.
        case initializer(String)

        /// The name in calls.
        var name: String {
            switch self {
            case .function(let name), .initializer(let name): name
            }
        }
    }

    let callee: Callee
    /// The UTF-8 offset of the function.
    let start: Int
    let label: String
    /// The name in the body.
    let name: String
    /// The default value, as in ``SymbolDeclaration/Parameter/defaultValue``.
    let value: String
}

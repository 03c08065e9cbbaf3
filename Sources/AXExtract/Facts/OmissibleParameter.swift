/// A labeled parameter with a default value in a function that sets strings. Read only for transcripts.
struct OmissibleParameter: Sendable {
    /// The name of the function.
    let function: String
    /// The UTF-8 offset of the function.
    let start: Int
    let label: String
    /// The name in the body.
    let name: String
    /// The default value, as in ``SymbolDeclaration/Parameter/defaultValue``.
    let value: String
}

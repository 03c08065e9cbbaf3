/// The symbol table of a project: what its files declare, by full name.
public struct ProjectIndex: Sendable {
    private let declarations: [String: [SymbolDeclaration]]

    /// - Parameter facts: The facts of all files, of all languages.
    public init(_ facts: [FileFacts]) {
        declarations = Dictionary(grouping: facts.flatMap(\.declarations), by: \.name)
    }

    /// The declarations of a full dotted name.
    func declarations(of name: String) -> [SymbolDeclaration] {
        declarations[name] ?? []
    }
}

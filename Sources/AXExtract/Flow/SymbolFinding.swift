/// What a reference leads to.
enum SymbolFinding {
    /// One declaration, or several between which nothing decides.
    case declarations([SymbolDeclaration])
    /// The type is known, its member is not declared in the project.
    case noMember(of: String)
    /// Nothing of this name is declared in the project.
    case unknown
}

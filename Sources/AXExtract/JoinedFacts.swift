import AXSource

extension FileFacts {
    /// These facts, of a file that was read again around some places, with what is known of its declarations since it was
    /// read for others.
    func joined(with known: FileFacts) -> FileFacts {
        var joined = self
        let reread = Dictionary(declarations.map { ($0.span.start, $0) }) { first, _ in first }
        let old = Set(known.declarations.map(\.span.start))
        joined.declarations = known.declarations.map { declaration in
            let isNew = known.lacks(declaration) && !lacks(declaration)
            return isNew ? reread[declaration.span.start] ?? declaration : declaration
        }
        joined.declarations += declarations.filter { !old.contains($0.span.start) }
        joined.declarations.sort { $0.span.start < $1.span.start }
        let names = Set(known.types.map(\.name))
        joined.types = known.types + types.filter { !names.contains($0.name) }
        joined.withheld.formIntersection(known.withheld)
        joined.withheldConstants.formIntersection(known.withheldConstants)
        joined.asked = known.asked
        return joined
    }

    /// Whether a declaration was read without its body.
    private func lacks(_ declaration: SymbolDeclaration) -> Bool {
        declaration.name.split(separator: ".").last.map { withheld.contains(String($0)) } ?? false
    }
}

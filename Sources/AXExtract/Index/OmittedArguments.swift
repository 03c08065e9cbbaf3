import AXModel
import AXSource

extension [StringLeaf] {
    /// The strings of a function without those that a comparison with an omitted argument rules out: nothing is greater
    /// than the default `.max`.
    func omitting(_ parameters: [SymbolDeclaration.Parameter]) -> [StringLeaf] {
        let largest = parameters.filter { $0.defaultValue == ".max" }.map { ($0.name, Branch.largest) }
        guard !largest.isEmpty else { return self }
        let values = Dictionary(largest) { first, _ in first }
        return compactMap { leaf in
            guard let branch = leaf.branch.inserting(values) else { return nil }
            var leaf = leaf
            leaf.branch = branch
            return leaf
        }
    }
}

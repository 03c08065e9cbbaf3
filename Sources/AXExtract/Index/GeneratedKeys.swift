import AXSource

extension ProjectIndex {
    /// Whether strings depend on generated constants that no file declares, so that the tables' keys are needed.
    package func needsKeys(_ facts: [FileFacts]) -> Bool {
        facts.indices.contains { file in
            func hasGenerated(_ leaves: [StringLeaf]) -> Bool {
                leaves.contains { isGenerated($0, in: facts[file].file.path) }
            }
            // Indices, so that the many fields of a declaration aren't copied.
            return facts[file].sites.contains { hasGenerated($0.leaves) }
                || facts[file].titles.contains { hasGenerated($0.leaves) }
                || facts[file].unspoken.contains { hasGenerated($0.leaves) }
                || facts[file].declarations.indices.contains {
                    hasGenerated(facts[file].declarations[$0].leaves)
                        || hasGenerated(facts[file].declarations[$0].assigned)
                }
        }
    }

    private func isGenerated(_ leaf: StringLeaf, in path: String) -> Bool {
        guard GeneratedConstant(leaf, roots: roots) != nil, let reference = leaf.reference else { return false }
        if case .unknown = find(reference, in: path) { return true }
        return false
    }
}

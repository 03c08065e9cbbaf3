import AXModel
import AXSource

extension StringSite {
    /// The strings of the site, with those of a computed property or function of the same type and file in place of its
    /// name: `switch title { … }` for `accessibilityLabel(spokenTitle)`. This makes the tests of the property known
    /// where the type is used.
    /// - Parameter path: The file of the site.
    func computed(in path: String, _ find: SpokenParameters.Find) -> [StringLeaf] {
        guard leaves.count == 1, let leaf = leaves.first, let reference = leaf.reference, !reference.isParameter,
            reference.path.count == 1, let screen, case .declarations(let found) = find(reference, path),
            found.count == 1, case let declaration = found[0], declaration.path == path,
            declaration.name == "\(screen).\(reference.name)", !declaration.isArgument, !declaration.isSettable,
            !declaration.leaves.isEmpty, declaration.leaves.allSatisfy({ $0.owner == nil })
        else { return leaves }
        guard let arguments = reference.arguments else {
            return declaration.parameters == nil ? declaration.leaves.map { $0.placed(like: leaf) } : leaves
        }
        guard let bindings = ArgumentMatch.bindings(of: arguments, to: declaration.parameters ?? []) else {
            return leaves
        }
        let values = bindings.compactMapValues { $0.first?.value.expression }
        return declaration.leaves.compactMap { inner in
            guard let branch = inner.branch.inserting(values) else { return nil }
            var passed = inner
            if let reference = inner.reference, reference.isParameter, let first = bindings[reference.name]?.first {
                guard first.leaves.count == 1 else { return nil }
                passed = first.leaves[0]
            }
            passed.branch = branch
            return passed.placed(like: leaf)
        }
    }

    /// The strings of the site, with those of a computed property in place of its name if they are the same for all
    /// values of the type: `isOn ? "Turns off" : "Turns on"` for `accessibilityHint(hint)`. A property with more than
    /// ``mostShared`` strings keeps its name, because each call would have all of them.
    func shared(in path: String, _ find: SpokenParameters.Find) -> [StringLeaf] {
        guard leaves.contains(where: \.isOfItsType) else { return leaves }
        let computed = computed(in: path, find)
        return computed.count > Self.mostShared || computed.contains(where: \.isOfItsType) ? leaves : computed
    }

    private static let mostShared = 16

    /// The names that the tests of the strings contain, sorted.
    static func tested(by leaves: [StringLeaf]) -> [String] {
        leaves.reduce(into: Set<String>()) { $0.formUnion($1.branch.names) }.sorted()
    }
}

extension StringLeaf {
    /// The leaf with the context of another leaf, which refers to it.
    fileprivate func placed(like leaf: StringLeaf) -> StringLeaf {
        var placed = self
        placed.branch = leaf.branch.adding(branch)
        placed.slots = leaf.slots + slots
        placed.insertedAs = leaf.insertedAs + insertedAs
        placed.interest = min(leaf.interest, interest)
        return placed
    }
}

import AXModel
import AXSource

/// The code of a function or type that a call uses, in terms of the caller: its branches and strings with the arguments
/// of the call in place of the parameters.
struct CalledCode {
    /// The expressions of the arguments, by the names of the parameters.
    let values: [String: String]
    private let index: ProjectIndex
    private let call: Span
    /// The tests that the arguments and the values of omitted parameters decide.
    private let known: Branch
    /// The parameters whose value is nil.
    private let missing: Set<String>

    /// - Parameters:
    ///   - call: Where the strings are spoken.
    ///   - values: The expressions of the arguments, by the names of the parameters.
    ///   - defaults: The values of the parameters that the call may omit.
    ///   - certain: The parameters whose arguments are never nil.
    init(
        _ index: ProjectIndex, at call: Span, _ values: [String: String], _ defaults: [String: String] = [:],
        certain: Set<String> = []
    ) {
        (self.index, self.call, self.values) = (index, call, values)
        let literals = values.merging(defaults.filter { !certain.contains($0.key) }) { own, _ in own }
        missing = Set(literals.filter { $0.value == "nil" }.keys)
        known = Branch(
            literals.sorted { $0.key < $1.key }.flatMap { ArgumentMatch.tests(of: $0.key, passed: $0.value) }
                + certain.sorted().flatMap(ArgumentMatch.testsOfValue))
    }

    /// A branch of the called code in terms of the caller; nil if it never runs.
    func branch(_ called: Branch) -> Branch? { called.assuming(known)?.inserting(values) }

    /// Changes of the called code to traits, in terms of the caller.
    func changes(_ called: [TraitChange]) -> [TraitChange] {
        called.compactMap { change in branch(change.branch).map { change.moved(to: $0, by: change.updater) } }
    }

    /// Strings of the called code, without those of branches that never run and those that are nil. They get the
    /// location of the call.
    /// - Parameters:
    ///   - path: The file of the called code.
    ///   - bindings: The arguments, by the names of the parameters.
    func strings(
        _ leaves: [StringLeaf], in path: String, _ bindings: [String: [Reference.Argument]] = [:]
    ) -> [StringLeaf] {
        var resolver = FlowResolver(index)
        return resolver.strings(of: leaves.assuming(known), in: path, bindings).compactMap { leaf in
            guard let branch = leaf.branch.inserting(values) else { return nil }
            var leaf = leaf
            if leaf.kind == .dynamic, leaf.key == "nil" || missing.contains(leaf.key) {
                // In a longer string, a part without a value is empty or has a fallback.
                if leaf.slots.isEmpty || leaf.hasFallback { return nil }
                (leaf.kind, leaf.key) = (.hardCoded, "")
            }
            leaf.branch = branch
            leaf.definition = leaf.definition ?? SourcePlace(path: path, span: leaf.span)
            leaf.span = call
            leaf.reference = nil
            return leaf
        }
    }
}

extension ProjectIndex {
    /// The values of the properties that an initializer may omit; empty for a function.
    func defaults(of callee: SpokenCall.Callee, from screen: String?, in path: String) -> [String: String] {
        guard case .initializer(let type) = callee else { return [:] }
        return declared(resolvedType(type.name, from: screen, path), path)?.defaults ?? [:]
    }
}

import AXModel

extension ProjectIndex {
    /// Whether a branch is only for cases that no code makes.
    /// - Parameters:
    ///   - owner: The type around the branch.
    ///   - path: The file of the branch.
    ///   - local: The type of a parameter or local variable; nil for other names.
    func isForUnmadeCases(
        _ branch: Branch, in owner: String?, _ path: String, local: (_ name: String) -> String?
    ) -> Bool {
        guard !unmadeCases.isEmpty else { return false }
        return branch.tests.contains { test in
            guard case .matches(let subject, let pattern) = test.kind else { return false }
            let names = CasePattern.all(in: pattern).map(\.name)
            guard !names.isEmpty, let type = typeName(ofValue: subject, in: owner, path, local) else { return false }
            return names.allSatisfy { unmadeCases.contain($0, of: type) }
        }
    }

    /// The full name of the type of a value such as `self`, `kind` or `state.kind`; nil for other expressions.
    private func typeName(
        ofValue value: String, in owner: String?, _ path: String, _ local: (_ name: String) -> String?
    ) -> String? {
        var names = value.split(separator: ".").map(String.init)[...]
        if names.first == "self" {
            guard let owner else { return nil }
            names = names.dropFirst()
            return members(names, of: owner, path)
        }
        guard let first = names.popFirst() else { return nil }
        if let type = local(first) { return members(names, of: resolvedType(type, from: owner, path), path) }
        for outer in Self.enclosing(owner) {
            if let type = typeName(first, in: outer, path) { return members(names, of: type, path) }
        }
        return nil
    }

    private func members(_ names: ArraySlice<String>, of type: String, _ path: String) -> String? {
        names.reduce(type) { type, name in type.flatMap { typeName(name, in: $0, path) } }
    }
}

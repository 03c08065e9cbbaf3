import AXModel

extension ProjectIndex {
    /// The enumeration case whose member a reference reads: `play` in `Command.play.title`. Nil if the reference isn't
    /// to a member of a case.
    func enumCase(before reference: Reference, in path: String) -> String? {
        guard reference.path.count > 1, !reference.isParameter else { return nil }
        var base = Reference(path: reference.path.dropLast(), enclosingType: reference.enclosingType)
        base.isStatic = reference.isStatic
        guard case .declarations(let found) = find(base, in: path), let first = found.first, first.isCase else {
            return nil
        }
        return base.path.last
    }
}

extension SymbolDeclaration {
    /// The declaration with only the strings for one case of its enumeration, without those of other branches of
    /// `switch self`.
    func of(enumCase name: String) -> SymbolDeclaration {
        let isNamed = leaves.contains { $0.branch.cases?.contains(name) == true }
        var declaration = self
        declaration.leaves = leaves.compactMap { leaf in
            guard let cases = leaf.branch.cases else { return leaf }
            guard cases.isEmpty ? !isNamed : cases.contains(name) else { return nil }
            var leaf = leaf
            leaf.branch = Branch(leaf.branch.tests.filter { $0.cases == nil })
            return leaf
        }
        return declaration
    }
}

extension Branch {
    /// The cases of `self` that a branch is for; empty for `default`, nil if the branch doesn't test `self`.
    fileprivate var cases: Set<String>? {
        let all = tests.compactMap(\.cases)
        guard let first = all.first else { return nil }
        return all.dropFirst().reduce(first) { $0.isEmpty ? $1 : $0.intersection($1) }
    }
}

extension Branch.Test {
    fileprivate var cases: Set<String>? {
        switch kind {
        case .matches("self", let pattern):
            let names = pattern.split(separator: ", ").compactMap { part -> String? in
                let name = part.drop { $0 != "." }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                return name.isEmpty ? nil : String(name)
            }
            return names.isEmpty ? nil : Set(names)
        case .matchesNothing("self", _): return []
        default: return nil
        }
    }
}

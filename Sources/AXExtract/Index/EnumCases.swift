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

    /// The enumeration case that a reference names, with its associated values; nil for others, and if no transcript is
    /// made.
    func enumCase(_ reference: Reference, in path: String) -> MadeValue.EnumCase? {
        guard isForTranscript, reference.path.count > 1 else { return nil }
        var name = reference
        name.arguments = nil
        guard case .declarations(let found) = find(name, in: path), found.count == 1, found[0].isCase else {
            return nil
        }
        return reference.path.last.map { MadeValue.EnumCase(name: $0, values: reference.arguments ?? []) }
    }
}

extension ProjectIndex {
    /// More cases aren't spoken one by one.
    private static let mostCases = 32

    /// The descriptions of the cases that an interpolated value may be, each in the branch of its case: “gold” and
    /// “gem” for `"\(kind)"`. Nil for other leaves.
    func descriptions(of leaf: StringLeaf, in path: String) -> [StringLeaf]? {
        guard let name = leaf.described else { return nil }
        let cases = describedCases(of: name, in: leaf.path ?? path)
        guard !cases.isEmpty, cases.count <= Self.mostCases else { return nil }
        return cases.map { name in
            leaf.described(as: name, ofCase: name, leaf.key)
        }
    }

    /// The raw values of the cases that an enumeration may be, each in the branch of its case: “Fixed” and “Added” for
    /// `var description: String { rawValue }`. Nil for other references, and if no transcript is made.
    func rawValues(of leaf: StringLeaf, in path: String) -> [StringLeaf]? {
        guard isForTranscript, leaf.isOwnRawValue, leaf.call == nil, let type = leaf.reference?.enclosingType,
            let declared = declared(type, path), declared.caseNames.count <= Self.mostCases
        else { return nil }
        let cases = declared.caseNames.filter { !unmadeCases.contain($0, of: type) }
        let values = cases.compactMap { name -> StringLeaf? in
            rawValue(of: name, type, declared.path).map { leaf.described(as: $0, ofCase: name, "self") }
        }
        return values.isEmpty ? nil : values
    }

    /// The string that is the raw value of a case; nil for other raw values.
    private func rawValue(of name: String, _ type: String, _ path: String) -> String? {
        let reference = Reference(path: [type, name, "rawValue"], enclosingType: nil)
        guard case .declarations(let found) = find(reference, in: path), found.count == 1, found[0].leaves.count == 1,
            found[0].leaves[0].kind == .hardCoded
        else { return nil }
        return found[0].leaves[0].key
    }
}

extension ProjectIndex {
    /// The leaf as the `description` of an interpolated value, if the project declares that of the value's type; nil
    /// for other leaves.
    func description(of leaf: StringLeaf, in path: String) -> StringLeaf? {
        guard let name = leaf.described else { return nil }
        var reference = Reference(path: name.path + ["description"], enclosingType: name.enclosingType)
        guard case .declarations = find(reference, in: leaf.path ?? path) else { return nil }
        reference.base = leaf.key
        var described = leaf
        described.reference = reference
        return described
    }
}

extension StringLeaf {
    /// Whether it's `rawValue` in the enumeration itself.
    fileprivate var isOwnRawValue: Bool { reference?.isParameter == true && key == "rawValue" }

    /// Whether it's a string that contains no values.
    var isPlainText: Bool { kind != .dynamic && arguments.isEmpty }

    /// The leaf as the text of one case.
    /// - Parameter subject: The value that is the case.
    fileprivate func described(as key: String, ofCase name: String, _ subject: String) -> StringLeaf {
        var text = self
        (text.kind, text.key, text.reference, text.remark) = (.hardCoded, key, nil, nil)
        text.branch = branch.adding(.matches(subject, pattern: ".\(name)"))
        return text
    }
}

extension SymbolDeclaration {
    /// The declaration with only the strings for one case of its enumeration.
    func of(enumCase name: String) -> SymbolDeclaration {
        var declaration = self
        declaration.leaves = leaves.of(MadeValue.EnumCase(name: name, values: []), "self")
        return declaration
    }
}

extension [StringLeaf] {
    /// The strings for the enumeration cases that are passed for some parameters, without those for other cases.
    /// - Parameter bindings: The arguments, by the names of the parameters.
    func of(enumCasesIn bindings: [String: [Reference.Argument]]) -> [StringLeaf] {
        bindings.sorted { $0.key < $1.key }.reduce(self) { leaves, binding in
            guard binding.value.count == 1, let made = binding.value.first?.made, made.count == 1,
                let enumCase = made[0].enumCase
            else { return leaves }
            if !leaves.isBranched { return leaves }
            let narrowed = leaves.of(enumCase, binding.key)
            // Patterns for associated values may differ for one case, and so may conditions of patterns.
            guard enumCase.values.isEmpty, narrowed.allSatisfy({ $0.branch.tests.allSatisfy(\.matchesWholeCases) })
            else { return narrowed }
            return narrowed.assuming(Branch([.matches(binding.key, pattern: ".\(enumCase.name)")]))
        }
    }

    /// The strings for one case of an enumeration, without those of other branches of a `switch` over it.
    /// - Parameter subject: The value that is the case.
    func of(_ enumCase: MadeValue.EnumCase, _ subject: String) -> [StringLeaf] {
        let name = enumCase.name
        let isNamed = contains { $0.branch.cases(of: subject)?.contains(name) == true }
        return keeping { leaf in
            guard let cases = leaf.branch.cases(of: subject) else { return leaf }
            guard cases.isEmpty ? !isNamed : cases.contains(name),
                let branch = leaf.branch.assuming(leaf.branch.known(of: enumCase, subject))
            else { return nil }
            var leaf = leaf
            leaf.branch = Branch(branch.tests.filter { $0.cases(of: subject) == nil || !$0.matchesWholeCases })
            return leaf
        }
    }
}

extension Branch {
    /// The cases of a value that a branch is for; empty for `default`, nil if the branch doesn't compare the value with
    /// cases.
    fileprivate func cases(of subject: String) -> Set<String>? {
        let all = tests.compactMap { $0.cases(of: subject) }
        guard let first = all.first else { return nil }
        return all.dropFirst().reduce(first) { $0.isEmpty ? $1 : $0.intersection($1) }
    }

    /// The tests of the names that the branch binds to the associated values of a case, if these values decide them.
    fileprivate func known(of enumCase: MadeValue.EnumCase, _ subject: String) -> Branch {
        if enumCase.values.isEmpty { return .always }
        return Branch(
            tests.flatMap { test -> [Branch.Test] in
                guard case .matches(subject, let pattern) = test.kind else { return [] }
                let names = CasePattern(pattern).names
                guard names.count == enumCase.values.count else { return [] }
                return zip(names, enumCase.values).flatMap { ArgumentMatch.tests(of: $0, passed: $1.value.expression) }
            })
    }
}

extension Branch.Test {
    /// Whether the pattern matches every value of its cases: it has no `where` clause and no number or string literals.
    /// True for a test without a pattern.
    fileprivate var matchesWholeCases: Bool {
        guard case .matches(_, let pattern) = kind else { return true }
        let words = pattern.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "\"" }
        return words.allSatisfy { $0 != "where" && $0.first?.isNumber == false && !$0.contains("\"") }
    }

    fileprivate func cases(of value: String) -> Set<String>? {
        guard subject == value else { return nil }
        switch kind {
        case .matches(_, let pattern) where pattern.hasPrefix(".some("): return nil
        case .matches(_, let pattern):
            let names = pattern.split(separator: ", ").compactMap { part -> String? in
                let name = part.drop { $0 != "." }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                return name.isEmpty ? nil : String(name)
            }
            return names.isEmpty ? nil : Set(names)
        case .matchesNothing: return []
        default: return nil
        }
    }
}

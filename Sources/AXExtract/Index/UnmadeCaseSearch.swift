import AXModel
import AXSource

extension ProjectIndex {
    /// The cases that decide about strings and that no code makes.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the uses in the file at a path count.
    func unmadeCases(in facts: [FileFacts], where isShipped: (String) -> Bool) -> UnmadeCases {
        let tested = facts.reduce(into: Set<String>()) { $0.formUnion($1.testedCases) }
        if tested.isEmpty { return UnmadeCases() }
        let unparsed = facts.namesInUnparsedFiles
        let enumerations = facts.flatMap(\.types).filter { type in
            type.caseNames.contains(where: tested.contains) && isDeclaredOnce(type.name)
                && !unparsed.contains(type.name.firstName) && hasOnlyOwnRequirements(type.name, .cases)
        }
        if enumerations.isEmpty { return UnmadeCases() }
        let names = Set(enumerations.flatMap(\.caseNames)).intersection(tested)
        let types = Set(enumerations.map(\.name.lastName))
        let shipped = facts.filter { isShipped($0.file.path) }
        let uses = shipped.map(\.file.text).concurrentMap { CaseUses(of: names, types: types, in: $0) }
        let declared = Set(facts.lazy.flatMap(\.types).filter { $0.kind != nil }.map(\.name.lastName))
        let made = MadeCases(uses, others: declared)
        let bare = bareNames(zip(shipped, uses))
        return UnmadeCases(
            enumerations.reduce(into: [:]) { unmade, type in
                guard !made.containAll(of: type.name.lastName) else { return }
                let own = bare[type.name.firstName] ?? []
                let cases = names.intersection(type.caseNames).filter { name in
                    !made.contain(name, of: type.name.lastName) && !own.contains(name)
                }
                if !cases.isEmpty { unmade[type.name] = cases }
            })
    }

    /// The names that are used without a period in the files that declare or extend a top-level type, by the type's
    /// name. In the type's own code, they can be its cases.
    private func bareNames(_ files: some Sequence<(FileFacts, CaseUses)>) -> [String: Set<String>] {
        files.reduce(into: [:]) { names, file in
            guard !file.1.bare.isEmpty else { return }
            let types = Set(file.0.types.map(\.name.firstName))
            for type in types.union(file.0.rootNames.extended) { names[type, default: []].formUnion(file.1.bare) }
        }
    }
}

/// The cases that code makes or compares with, in all files.
private struct MadeCases {
    private var implicit: Set<String> = []
    /// The types that cases are named with, by the names of the cases.
    private var qualified: [String: Set<String>] = [:]
    /// The last parts of the names of all types. Another name of a type may be an alias.
    private let others: Set<String>
    /// The enumerations whose cases may all be made, because the code makes them of raw values.
    private var whole: Set<String> = []

    init(_ uses: [CaseUses], others: Set<String>) {
        self.others = others
        for file in uses {
            implicit.formUnion(file.implicit)
            for (name, types) in file.qualified { qualified[name, default: []].formUnion(types) }
            whole.formUnion(file.called)
            if file.usesRawValues { whole.formUnion(file.types) }
        }
    }

    func containAll(of type: String) -> Bool { whole.contains(type) }

    func contain(_ name: String, of type: String) -> Bool {
        implicit.contains(name) || qualified[name, default: []].contains { $0 == type || !others.contains($0) }
    }
}

extension FileFacts {
    /// The cases that decide which strings are used.
    fileprivate var testedCases: Set<String> {
        var patterns: Set<String> = []
        func note(_ branch: Branch) {
            for test in branch.tests {
                if case .matches(_, let pattern) = test.kind { patterns.insert(pattern) }
            }
        }
        for site in sites + titles {
            note(site.enclosing.branch)
            site.leaves.forEach { note($0.branch) }
        }
        for declaration in declarations { declaration.leaves.forEach { note($0.branch) } }
        return Set(patterns.lazy.flatMap(CasePattern.all).map(\.name))
    }
}

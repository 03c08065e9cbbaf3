import AXSource

/// Finds what the strings of a project depend on and what has not been read: names that no file which was parsed declares,
/// and declarations of which a part was left out.
struct MissingNames {
    /// The names of types, functions and constants, without what stands before or behind a dot.
    private(set) var roots: Set<String> = []
    /// All names that the strings refer to, and as members of their types those that may be constants of types.
    private(set) var names: NameSet = []
    /// The names of declarations that were not read whole, by file.
    private(set) var declarations: [String: NameSet] = [:]

    private let index: ProjectIndex
    private let withheld: [String: NameSet]
    private var visited: Set<Place> = []
    private var open: [(reference: Reference, path: String)] = []
    /// Whether other files are to be opened for what is missing.
    private var opensFiles = true

    private struct Place: Hashable {
        let path: String
        let start: Int
    }

    /// - Parameter origins: The files whose strings count.
    init(_ facts: [FileFacts], of origins: some Sequence<Int>, in index: ProjectIndex) {
        self.index = index
        withheld = facts.indices.reduce(into: [:]) { withheld, place in
            if !facts[place].withheld.isEmpty { withheld[facts[place].file.path] = facts[place].withheld }
        }
        for origin in origins {
            for site in facts[origin].sites.indices {
                add(facts[origin].sites[site].leaves, facts[origin].file.path)
            }
        }
        walk()
        opensFiles = false
        for origin in origins {
            for call in facts[origin].calls where index.spoken(call, in: facts[origin].file.path) != nil {
                add(call.leaves, facts[origin].file.path)
            }
        }
        walk()
    }

    /// Adds what other files depend on.
    mutating func formUnion(_ other: MissingNames) {
        roots.formUnion(other.roots)
        names.formUnion(other.names)
        for (path, names) in other.declarations { declarations[path, default: []].formUnion(names) }
    }

    private mutating func add(_ leaves: [StringLeaf], _ path: String) {
        // A leaf has many fields: a copy of each would cost more than what is read of it.
        for index in leaves.indices {
            if let reference = leaves[index].reference { open.append((reference, path)) }
            if let values = leaves[index].runtimeKey?.values { add(values.compactMap(\.name), path) }
            if let values = leaves[index].call?.openText?.values { add(values.compactMap(\.name), path) }
        }
    }

    private mutating func add(_ names: [ValueName], _ path: String) {
        for name in names { add(name, path) }
    }

    /// What declares an interpolated value tells its type.
    private mutating func add(_ name: ValueName, _ path: String) {
        let reference = Reference(path: name.path, enclosingType: name.enclosingType)
        addNames(reference)
        guard index.specifier(of: name, in: path) == nil else { return }
        switch index.find(reference, in: path) {
        case .declarations(let found): found.lazy.compactMap { $0.valueType }.first.map { addRoots(of: $0) }
        case .noMember(let type): missing(reference, of: type)
        case .unknown: unknown(reference)
        }
    }

    private mutating func walk() {
        while let (reference, path) = open.popLast() {
            if reference.isParameter { continue }
            addNames(reference)
            for argument in reference.arguments ?? [] { add(argument.leaves, path) }
            add(reference.receiver, path)
            switch index.find(reference, in: path) {
            case .declarations(let found):
                for declaration in found {
                    // Others of its name may have been left out.
                    names.insert(memberNamed: declaration.name)
                    visit(declaration, reference)
                }
            case .noMember(let type): missing(reference, of: type)
            case .unknown: unknown(reference)
            }
        }
    }

    /// The names of a reference, each also as a member of the type that is written before it, or of one of those around it.
    private mutating func addNames(_ reference: Reference) {
        let path = reference.path
        names.insert(path)
        for (type, member) in zip(path, path.dropFirst()) {
            if type.isEmpty { names.insert(memberOfAnyType: member) } else { addMember(member, of: type[...]) }
        }
        guard let root = path.first else { return }
        for case let type? in ProjectIndex.enclosing(reference.enclosingType) {
            for owner in index.lineage(type) { addMember(root, of: NameSet.lastName(of: owner[...])) }
        }
    }

    private mutating func addMember(_ member: String, of type: Substring) {
        if type.first?.isUppercase ?? false { names.insert(member: member, of: type) }
    }

    /// A member that its type or a superclass may have where it was not read.
    private mutating func missing(_ reference: Reference, of type: String) {
        addRoots(of: type)
        let members = reference.path.count > 1 ? reference.path.dropFirst() : reference.path[...]
        for type in index.lineage(type) {
            for member in members { names.insert(member: member, of: NameSet.lastName(of: type[...])) }
        }
    }

    private mutating func visit(_ declaration: SymbolDeclaration, _ reference: Reference) {
        addCases(handedTo: declaration, reference.arguments ?? [])
        let place = Place(path: declaration.path, start: declaration.span.start)
        guard visited.insert(place).inserted else { return }
        let name = declaration.name.split(separator: ".").last.map { NameSet.hash(String($0)) } ?? 0
        if withheld[declaration.path]?.contains(hash: name) == true {
            declarations[declaration.path, default: []].insert(hashes: [name])
        }
        add(declaration.leaves + declaration.assigned, declaration.path)
    }

    /// The types of implicit members that a function is called with: `localize(.play)`.
    private mutating func addCases(handedTo declaration: SymbolDeclaration, _ arguments: [Reference.Argument]) {
        let isCase = arguments.map { argument in
            argument.leaves.contains { $0.reference?.path.first?.isEmpty == true }
        }
        guard isCase.contains(true), let parameters = declaration.parameters,
            let types = ArgumentMatch.types(of: arguments, in: parameters)
        else { return }
        addRoots(zip(isCase, types).compactMap { $0 ? $1 : nil })
    }

    /// The root is declared elsewhere, or the member in an extension or superclass of the enclosing type.
    private mutating func unknown(_ reference: Reference) {
        guard let root = reference.path.first else { return }
        if root.isEmpty {
            addRoots(ProjectIndex.textTypes)
        } else {
            addRoots([root])
        }
        if let type = reference.enclosingType, !root.beginsWithCapital { missing(reference, of: type) }
    }

    private mutating func addRoots(of type: String) {
        addRoots(index.lineage(type).map { String($0.prefix { $0 != "." }) })
    }

    private mutating func addRoots(_ names: [String]) {
        if opensFiles { roots.formUnion(names) }
    }
}

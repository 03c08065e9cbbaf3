import AXSource

/// Finds the names that the strings of a project depend on and that no file which was parsed declares.
struct MissingNames {
    private let index: ProjectIndex
    private var names: Set<String> = []
    private var visited: Set<Place> = []
    private var open: [(leaf: StringLeaf, path: String)] = []

    private struct Place: Hashable {
        let path: String
        let start: Int
    }

    /// The names of types, functions and constants, without what stands before or behind a dot.
    static func names(_ facts: [FileFacts], in index: ProjectIndex) -> Set<String> {
        var search = MissingNames(index: index)
        for file in facts {
            for site in file.sites { search.add(site.leaves, file.file.path) }
        }
        return search.walk()
    }

    private init(index: ProjectIndex) {
        self.index = index
    }

    private mutating func add(_ leaves: [StringLeaf], _ path: String) {
        for leaf in leaves {
            if leaf.reference != nil { open.append((leaf, path)) }
            for value in (leaf.runtimeKey?.values ?? []) + (leaf.call?.openText?.values ?? []) {
                if let name = value.name { add(name, path) }
            }
        }
    }

    /// What declares an interpolated value tells its type.
    private mutating func add(_ name: ValueName, _ path: String) {
        guard index.specifier(of: name, in: path) == nil else { return }
        let reference = Reference(path: name.path, enclosingType: name.enclosingType)
        switch index.find(reference, in: path) {
        case .declarations(let found): found.lazy.compactMap(\.valueType).first.map { addRoots(of: $0) }
        case .noMember(let type): addRoots(of: type)
        case .unknown: unknown(reference)
        }
    }

    private mutating func walk() -> Set<String> {
        while let (leaf, path) = open.popLast() {
            guard let reference = leaf.reference, !reference.isParameter else { continue }
            for argument in reference.arguments ?? [] { add(argument.leaves, path) }
            add(reference.receiver, path)
            switch index.find(reference, in: path) {
            case .declarations(let found):
                for declaration in found { visit(declaration, reference) }
            case .noMember(let type): addRoots(of: type)
            case .unknown: unknown(reference)
            }
        }
        return names
    }

    private mutating func visit(_ declaration: SymbolDeclaration, _ reference: Reference) {
        addCases(handedTo: declaration, reference.arguments ?? [])
        let place = Place(path: declaration.path, start: declaration.span.start)
        guard visited.insert(place).inserted else { return }
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
        names.formUnion(zip(isCase, types).compactMap { $0 ? $1 : nil })
    }

    /// The root is declared elsewhere, or the member in an extension or superclass of the enclosing type.
    private mutating func unknown(_ reference: Reference) {
        guard let root = reference.path.first else { return }
        if root.isEmpty {
            names.formUnion(ProjectIndex.textTypes)
        } else {
            names.insert(root)
        }
        if let type = reference.enclosingType, !root.beginsWithCapital { addRoots(of: type) }
    }

    private mutating func addRoots(of type: String) {
        for type in index.lineage(type) { names.insert(String(type.prefix { $0 != "." })) }
    }
}

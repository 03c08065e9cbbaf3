import AXSource

/// Finds what the strings of a project depend on and what has not been read: names that no file which was parsed declares,
/// and declarations of which a part was left out.
struct MissingNames {
    /// The names of types, functions and constants, without what stands before or behind a dot.
    private(set) var roots: Set<String> = []
    /// All names that the strings refer to.
    private(set) var names: NameSet = []
    /// The names of declarations that were not read whole, by file.
    private(set) var declarations: [String: NameSet] = [:]

    private let index: ProjectIndex
    private let withheld: [String: NameSet]
    private var visited: Set<Place> = []
    private var open: [(leaf: StringLeaf, path: String)] = []
    /// Whether other files are to be opened for what is missing.
    private var opensFiles = true

    private struct Place: Hashable {
        let path: String
        let start: Int
    }

    init(_ facts: [FileFacts], in index: ProjectIndex) {
        self.index = index
        withheld = facts.reduce(into: [:]) { if !$1.withheld.isEmpty { $0[$1.file.path] = $1.withheld } }
        for file in facts {
            for site in file.sites { add(site.leaves, file.file.path) }
        }
        walk()
        opensFiles = false
        for file in facts {
            for call in file.calls where index.spoken(call, in: file.file.path) != nil {
                add(call.leaves, file.file.path)
            }
        }
        walk()
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
        names.insert(name.path)
        guard index.specifier(of: name, in: path) == nil else { return }
        let reference = Reference(path: name.path, enclosingType: name.enclosingType)
        switch index.find(reference, in: path) {
        case .declarations(let found): found.lazy.compactMap(\.valueType).first.map { addRoots(of: $0) }
        case .noMember(let type): addRoots(of: type)
        case .unknown: unknown(reference)
        }
    }

    private mutating func walk() {
        while let (leaf, path) = open.popLast() {
            guard let reference = leaf.reference, !reference.isParameter else { continue }
            names.insert(reference.path)
            for argument in reference.arguments ?? [] { add(argument.leaves, path) }
            add(reference.receiver, path)
            switch index.find(reference, in: path) {
            case .declarations(let found):
                for declaration in found { visit(declaration, reference) }
            case .noMember(let type): addRoots(of: type)
            case .unknown: unknown(reference)
            }
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
        if let type = reference.enclosingType, !root.beginsWithCapital { addRoots(of: type) }
    }

    private mutating func addRoots(of type: String) {
        addRoots(index.lineage(type).map { String($0.prefix { $0 != "." }) })
    }

    private mutating func addRoots(_ names: [String]) {
        if opensFiles { roots.formUnion(names) }
    }
}

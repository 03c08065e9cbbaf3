import AXModel
import AXSource

/// Follows the names in a project's strings to their declarations, and finds the names that no parsed file declares.
struct OpenReferences {
    private typealias Open = (reference: Reference, path: String)

    private struct DeclarationID: Hashable {
        let path: String
        let start: Int
    }

    private var open: [Open] = []
    private var values: [(name: ValueName, path: String)] = []
    /// References that no parsed file declares. They are looked up again when more files are parsed.
    private var unknown: [Open] = []
    private var roots: [String: Set<String>] = [:]
    private var visited: Set<DeclarationID> = []
    private var heard: Set<SourcePlace> = []

    init(_ facts: [FileFacts]) {
        for file in facts.indices {
            for site in facts[file].sites.indices { add(facts[file].sites[site].leaves, facts[file].file.path) }
            for title in facts[file].titles.indices { add(facts[file].titles[title].leaves, facts[file].file.path) }
        }
    }

    /// Adds the values that calls pass to the app's own views, which speak them. More of these views are known when
    /// more files are parsed.
    mutating func addHeardValues(in facts: [FileFacts], _ index: ProjectIndex) {
        for file in facts.indices {
            let path = facts[file].file.path
            for call in facts[file].calls {
                let place = SourcePlace(path: path, span: call.span)
                guard !heard.contains(place), !index.heard(call, in: path).isEmpty else { continue }
                heard.insert(place)
                add(call.leaves, path)
            }
        }
    }

    /// The names of types, functions and constants that the strings need and that the index lacks: the first parts of
    /// dotted names, each with the members that extensions of the type may declare.
    mutating func missingRoots(in index: ProjectIndex) -> [String: Set<String>] {
        roots = [:]
        unknown = unknown.filter { !isKnown($0, index) }
        while let next = open.popLast() {
            for argument in next.reference.arguments ?? [] { add(argument.leaves, next.path) }
            add(next.reference.receiver + next.reference.maker, next.path)
            if !isKnown(next, index) { unknown.append(next) }
        }
        values = values.filter { !isKnown($0, $1, index) }
        return roots
    }

    private mutating func add(_ leaves: [StringLeaf], _ path: String) {
        for leaf in leaves {
            if let described = leaf.described { values.append((described, path)) }
            if let reference = leaf.reference, !reference.isParameter { open.append((reference, path)) }
            for name in (leaf.runtimeKey?.values ?? []) + (leaf.call?.openText?.values ?? []) {
                if let name = name.name { values.append((name, path)) }
            }
        }
    }

    private mutating func isKnown(_ name: ValueName, _ path: String, _ index: ProjectIndex) -> Bool {
        guard index.specifier(of: name, in: path) == nil else { return true }
        let reference = Reference(path: name.path, enclosingType: name.enclosingType)
        switch index.find(reference, in: path) {
        case .declarations(let found):
            if let type = found.lazy.compactMap({ $0.valueType }).first {
                addRoots(of: type, type.split(separator: ".").map(String.init)[...], index)
            }
        case .noMember(let type): addRoots(of: type, name.path.dropFirst(), index)
        case .unknown: unknown(reference, index)
        }
        return false
    }

    private mutating func isKnown(_ open: Open, _ index: ProjectIndex) -> Bool {
        switch index.find(open.reference, in: open.path) {
        case .declarations(let found):
            for declaration in found { visit(declaration, open.reference, index) }
            return true
        case .noMember(let type): addRoots(of: type, open.reference.path.dropFirst(), index)
        case .unknown: unknown(open.reference, index)
        }
        return false
    }

    private mutating func visit(_ declaration: SymbolDeclaration, _ reference: Reference, _ index: ProjectIndex) {
        addCases(passedTo: declaration, reference.arguments ?? [], index)
        let id = DeclarationID(path: declaration.path, start: declaration.span.start)
        guard visited.insert(id).inserted else { return }
        add(declaration.leaves + declaration.assigned, declaration.path)
    }

    /// Adds the types of arguments that are implicit members: `localize(.play)`.
    private mutating func addCases(
        passedTo declaration: SymbolDeclaration, _ arguments: [Reference.Argument], _ index: ProjectIndex
    ) {
        let isCase = arguments.map { argument in
            argument.leaves.contains { $0.reference?.path.first?.isEmpty == true }
        }
        guard isCase.contains(true), let parameters = declaration.parameters,
            let types = ArgumentMatch.types(of: arguments, in: parameters)
        else { return }
        let names = arguments.flatMap(\.leaves).compactMap { $0.reference?.path.last }
        for (isCase, type) in zip(isCase, types) where isCase {
            if let type { roots[type, default: []].formUnion(names) }
        }
    }

    /// Adds the names to search for an unknown reference. Another file may declare the reference's first part, extend
    /// the enclosing type, or declare one of its superclasses.
    private mutating func unknown(_ reference: Reference, _ index: ProjectIndex) {
        guard let root = reference.path.first else { return }
        for type in root.isEmpty ? ProjectIndex.textTypes : [root] {
            roots[type, default: []].formUnion(reference.path.dropFirst())
        }
        if let type = reference.enclosingType, !root.beginsWithCapital {
            addRoots(of: type, reference.path.prefix(1), index)
        }
    }

    /// Adds the type and its superclasses, because a superclass or an extension may declare the missing member.
    private mutating func addRoots(of type: String, _ members: ArraySlice<String>, _ index: ProjectIndex) {
        for type in index.lineage(type) { roots[String(type.prefix { $0 != "." }), default: []].formUnion(members) }
    }
}

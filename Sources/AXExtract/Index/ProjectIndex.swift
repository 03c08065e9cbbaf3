import AXSource

/// The symbol table of a project: what its files declare, by full name.
package struct ProjectIndex: TypeLookup, Sendable {
    private var declarations: [String: [SymbolDeclaration]] = [:]
    private var types: [String: [SymbolType]] = [:]
    /// The names of all members of types. Most references begin with another name, so they needn't be looked up in the
    /// enclosing types.
    private var memberNames: Set<Substring> = []
    /// The parameters of initializers, by the full names of the types.
    private var initializers: [String: [[SymbolDeclaration.Parameter]]] = [:]
    /// What the code or a document may make accessibility elements, as in ``FileFacts/madeElements``.
    private(set) var madeElements: Set<String> = []
    /// The views that are single elements, and the contents of views; empty unless a transcript is made.
    private(set) var views = ViewHierarchy()
    /// The views in views that are single elements; empty unless a transcript is made.
    private(set) var innerViews: Set<String> = []
    /// In ``madeElements``: any view whose class is one of UIKit's.
    static let anyPlainView = "*"
    /// The indices of the files in the project, by path.
    private var order: [String: Int] = [:]
    /// The names that tools generate for the tables' keys.
    private(set) var generated: GeneratedNames
    var spoken = SpokenParameters()
    private(set) var modifiers = OwnModifiers()
    private(set) var ownStrings = OwnStrings()
    /// What the project's SwiftUI views show; empty until all files have been read.
    var viewContents = ViewContents()
    /// The values and hints in the bodies of the project's SwiftUI views; empty until all files have been read.
    var bodyAttributes = BodyAttributes()
    /// The text that documents give outlets through the app's own properties, by `Screen.outlet`. Empty until all files
    /// have been read, and if no transcript is made.
    var documentTexts: [String: OwnStrings.Found] = [:]
    /// Empty unless all callers are known.
    var omittedParameters = OmittedParameters()
    /// Empty unless all callers are known.
    var unusedMembers = UnusedMembers()
    /// Empty unless all callers are known.
    var unmadeCases = UnmadeCases()
    /// Empty unless all callers of the project's views are known.
    var heardElements = HeardElements(attributes: [])
    /// The app's own tests that hold only on a Mac.
    private(set) var macTests = MacTestNames()
    /// The roots of generated constants.
    let roots: ConstantRoots
    /// Whether the index is for a transcript. For example, a transcript ignores the empty initial value of a property
    /// that is assigned later.
    let isForTranscript: Bool
    /// Whether all sources of the project were read, so that a type without a declaration doesn't exist in the project.
    package var isOfWholeProject = false
    /// The project's tables, for the rules about source code.
    package var tables = ProjectTables()

    /// How many aliases or superclasses are followed in a chain.
    private static let longestChain = 8
    /// How many declarations of one name are considered.
    private static let mostOverloads = 64
    /// How many initializers of one type in one file are considered.
    private static let mostInitializers = 16

    /// - Parameters:
    ///   - facts: The facts of all files, in all source languages.
    ///   - keys: The keys of the project's tables, to resolve generated constants.
    package init(
        _ facts: [FileFacts], keys: [TableKey] = [], options: ExtractionOptions = ExtractionOptions()
    ) {
        generated = GeneratedNames(keys)
        roots = ConstantRoots(options.constants)
        isForTranscript = options.titles != .nowhere
        // Indices, because copying the many fields of each file's facts would take longer than reading some of them.
        declarations.reserveCapacity(facts.indices.reduce(0) { $0 + facts[$1].declarations.count })
        for file in facts.indices {
            order[facts[file].file.path] = file
            for declaration in facts[file].declarations {
                declarations[declaration.name, default: []].append(declaration)
            }
            for type in facts[file].types { types[type.name, default: []].append(type) }
            noteMembers(of: facts[file])
        }
        readUses(in: facts)
    }

    /// Adds the declarations of files that were parsed after the index was made.
    /// - Parameters:
    ///   - files: Indices into `facts`.
    ///   - facts: The facts of all files.
    mutating func add(_ files: [Int], of facts: [FileFacts]) {
        var (newNames, newTypes): (Set<String>, Set<String>) = ([], [])
        for file in files {
            for declaration in facts[file].declarations {
                declarations[declaration.name, default: []].append(declaration)
                newNames.insert(declaration.name)
            }
            for type in facts[file].types {
                types[type.name, default: []].append(type)
                newTypes.insert(type.name)
            }
            noteMembers(of: facts[file])
        }
        // Declarations of one name are in the order of their files.
        for name in newNames {
            declarations[name]?.sort { [order] in order[$0.path, default: 0] < order[$1.path, default: 0] }
        }
        for name in newTypes {
            types[name]?.sort { [order] in order[$0.path, default: 0] < order[$1.path, default: 0] }
        }
        readUses(in: facts)
    }

    /// Reads what depends on the declarations of all files.
    private mutating func readUses(in facts: [FileFacts]) {
        spoken = SpokenParameters(facts, in: self)
        if isForTranscript {
            (modifiers, ownStrings, innerViews) = (OwnModifiers(facts, self), OwnStrings(facts), views.inner)
        }
    }

    private mutating func noteMembers(of file: FileFacts) {
        madeElements.formUnion(file.madeElements ?? [])
        if isForTranscript {
            views.add(file.views)
            file.elementTypes.forEach { views.addElement($0) }
        }
        macTests.add(file.macTests)
        for (type, found) in file.initializers {
            initializers[type, default: []] += found.prefix(Self.mostInitializers)
        }
        for declaration in file.declarations { noteMember(declaration.name) }
        for type in file.types { noteMember(type.name) }
    }

    private mutating func noteMember(_ name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        memberNames.insert(name[name.utf8.index(after: dot)...])
    }

    /// The same index with the names that tools generate for the tables' keys.
    package func with(_ keys: [TableKey]) -> ProjectIndex {
        var index = self
        index.generated = GeneratedNames(keys)
        return index
    }

    /// The parameters of the initializer that a call uses; nil for a function, if no arguments were read, and if the
    /// project declares none that fits.
    func initializer(of call: SpokenCall, in path: String) -> [SymbolDeclaration.Parameter]? {
        guard case .initializer(let type) = call.callee, !call.arguments.isEmpty else { return nil }
        return initializer(of: resolvedType(type.name, from: call.screen, path), call.arguments)
    }

    /// Whether the project declares an initializer of a type. Otherwise, a structure has one with its properties.
    func declaresInitializer(_ type: String) -> Bool { initializers[type]?.isEmpty == false }

    /// The parameters of the initializer of a type that takes the arguments; nil if the project declares none.
    func initializer(of type: String, _ arguments: [Reference.Argument]) -> [SymbolDeclaration.Parameter]? {
        initializers[type]?.first { ArgumentMatch.positions(of: arguments.map(\.label), in: $0) != nil }
    }

    /// Looks up a name in the enclosing types, from the innermost outwards, and then at the top level. A dotted name is
    /// always looked up by its first part.
    /// - Parameter path: The file of the reference; it sees its own private declarations.
    func find(_ reference: Reference, in path: String) -> SymbolLookup {
        guard let first = reference.path.first else { return .unknown }
        if first.isEmpty { return implicit(reference, path) }
        let around = memberNames.contains(first[...]) ? Self.enclosing(reference.enclosingType) : [nil]
        for type in around {
            guard reference.path.count > 1 else {
                let found = members([first], of: type, reference, path)
                if !found.isEmpty { return .declarations(found) }
                continue
            }
            if let found = walk(reference, from: type, path) { return found }
        }
        return .unknown
    }

    /// Looks up an implicit member, such as `.play`, in ``textTypes``.
    private func implicit(_ reference: Reference, _ path: String) -> SymbolLookup {
        for type in Self.textTypes {
            let found = members(reference.path.suffix(1), of: type, reference, path)
            if !found.isEmpty { return .declarations(found) }
        }
        return .unknown
    }

    /// The types that code may expect where it uses an implicit member as a string.
    static let textTypes = ["String", "LocalizedStringKey", "LocalizedStringResource", "Text"]

    /// The full names of the enclosing types, the innermost first, and nil for the top level.
    static func enclosing(_ type: String?) -> [String?] {
        guard let type else { return [nil] }
        var names: [String?] = [type]
        var rest = type[...]
        while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")), names.count < 32 {
            rest = rest[..<dot]
            names.append(String(rest))
        }
        return names + [nil]
    }

    /// Follows a dotted name from one type; nil if the type doesn't declare the first part.
    private func walk(_ reference: Reference, from outer: String?, _ path: String) -> SymbolLookup? {
        guard reference.path.count > 1, var type = typeName(reference.path[0], in: outer, path) else { return nil }
        let direct = members(reference.path.dropFirst(), of: type, reference, path)
        if !direct.isEmpty { return .declarations(direct) }
        for name in reference.path.dropFirst().dropLast() {
            guard let next = typeName(name, in: type, path) else { return .noMember(of: type) }
            type = next
        }
        let found = members(reference.path.suffix(1), of: type, reference, path)
        return found.isEmpty ? .noMember(of: type) : .declarations(found)
    }

    /// The full name of a type nested in `outer`, or of the type of a property of `outer`; nil if there's neither.
    func typeName(_ name: String, in outer: String?, _ path: String) -> String? {
        for type in owners(outer) {
            let full = type.map { "\($0).\(name)" } ?? name
            if isType(full, path) { return resolvedAlias(full, path) }
            let properties = visible(declarations[full] ?? [], path)
            if let property = properties.lazy.compactMap({ $0.valueType ?? $0.type }).first {
                return resolvedType(property, from: type, path)
            }
            if let made = properties.lazy.compactMap({ enumeration(of: $0, path) }).first { return made }
        }
        return nil
    }

    /// The enumeration of a property without a declared type whose value is one of the cases: `var kind = Kind.song`.
    private func enumeration(of property: SymbolDeclaration, _ path: String) -> String? {
        guard property.parameters == nil, property.leaves.count == 1, let value = property.leaves[0].reference,
            value.isStatic, value.path.count > 1
        else { return nil }
        let type = resolvedType(value.path.dropLast().joined(separator: "."), from: property.owner, path)
        guard declarations["\(type).\(value.path[value.path.count - 1])"]?.contains(where: \.isCase) == true else {
            return nil
        }
        return type
    }

    /// The full name of the type that a name means inside `outer`. The name itself if the project doesn't declare the
    /// type.
    func resolvedType(_ written: String, from outer: String?, _ path: String) -> String {
        for type in Self.enclosing(outer) {
            let full = type.map { "\($0).\(written)" } ?? written
            if isType(full, path) { return resolvedAlias(full, path) }
        }
        return written
    }

    /// Whether only one declaration, besides extensions and aliases, has the full name of a type.
    func isDeclaredOnce(_ type: String) -> Bool { types[type, default: []].count { $0.kind != nil } == 1 }

    func isType(_ name: String, _ path: String) -> Bool {
        types[name]?.contains { !$0.isPrivate || $0.path == path } ?? false
    }

    /// The declaration of a type that the file at a path can see, rather than an extension or a `typealias`; nil if
    /// there isn't one.
    func declared(_ name: String, _ path: String) -> SymbolType? {
        types[name]?.first { (!$0.isPrivate || $0.path == path) && $0.kind != nil }
    }

    /// How the cases of an enumeration make formats; nil if they don't.
    func format(of type: String) -> EnumFormat? { types[type]?.lazy.compactMap(\.format).first }

    /// The superclass and protocols that are named in the declaration and extensions of a type.
    func protocols(of name: String) -> [String] {
        types[name]?.flatMap { $0.inherits + $0.conformances } ?? []
    }

    private func resolvedAlias(_ name: String, _ path: String) -> String {
        var current = name
        for _ in 0..<Self.longestChain {
            guard let alias = types[current]?.lazy.compactMap({ $0.alias }).first, alias != current else { break }
            current = alias
        }
        return current
    }

    /// The return type of a function, which is looked up in `outer`, in its enclosing types, and at the top level. Nil
    /// if the project doesn't show the type, or if overloads return different types.
    func typeReturned(by function: String, from outer: String?, in path: String) -> String? {
        for type in Self.enclosing(outer) {
            for owner in owners(type) {
                let name = owner.map { "\($0).\(function)" } ?? function
                let types = visible(declarations[name] ?? [], path).filter { $0.parameters != nil }.map(\.type)
                    .uniqued()
                if !types.isEmpty { return types.count == 1 ? types[0] : nil }
            }
        }
        return nil
    }

    /// A type and its superclasses. The last name can be that of a protocol or raw type, if the code doesn't show that
    /// it isn't a class.
    func lineage(_ type: String) -> [String] {
        var names = [type]
        var current = type
        while names.count < Self.longestChain,
            let parent = types[current]?.lazy.compactMap({ $0.inherits.first }).first, !names.contains(parent)
        {
            names.append(parent)
            current = parent
        }
        return names
    }

    /// A type and its superclasses; nil for the top level.
    private func owners(_ type: String?) -> [String?] {
        guard let type else { return [nil] }
        return lineage(type).map { $0 }
    }

    /// The members of a type, or the top-level declarations, that match a reference.
    private func members(
        _ name: ArraySlice<String>, of type: String?, _ reference: Reference, _ path: String
    ) -> [SymbolDeclaration] {
        for owner in owners(type) {
            let full = (([owner].compactMap { $0 }) + name).joined(separator: ".")
            let fitting = fitting(visible(declarations[full] ?? [], path), reference)
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    /// The declarations that a file sees; its own take precedence.
    private func visible(_ candidates: [SymbolDeclaration], _ path: String) -> [SymbolDeclaration] {
        guard candidates.count <= Self.mostOverloads else { return firstVisible(candidates, path) }
        let own = candidates.filter { $0.path == path }
        return own.isEmpty ? candidates.filter { !$0.isPrivate } : own
    }

    /// Like ``visible(_:_:)``, but considers only ``mostOverloads`` candidates. The file's own ones are found by binary
    /// search, because candidates are in the order of their files.
    private func firstVisible(_ candidates: [SymbolDeclaration], _ path: String) -> [SymbolDeclaration] {
        let file = order[path] ?? 0
        let start = candidates.partitioningIndex { (order[$0.path] ?? 0) >= file }
        let own = candidates[start...].prefix(Self.mostOverloads).prefix { $0.path == path }
        return own.isEmpty ? candidates.prefix(Self.mostOverloads).filter { !$0.isPrivate } : Array(own)
    }

    /// The properties if the reference isn't a call; otherwise, the overloaded functions that accept the arguments.
    /// Functions whose parameters have the arguments' types take precedence, and then those with the fewest omitted
    /// parameters.
    private func fitting(_ candidates: [SymbolDeclaration], _ reference: Reference) -> [SymbolDeclaration] {
        guard let arguments = reference.arguments else { return candidates.filter { $0.parameters == nil } }
        let fitting = candidates.compactMap { declaration -> (declaration: SymbolDeclaration, missing: Int)? in
            guard let parameters = declaration.parameters,
                let bindings = ArgumentMatch.bindings(of: arguments, to: parameters)
            else { return nil }
            return (declaration, parameters.count - bindings.count)
        }
        let known = fitting.filter { hasCases(of: arguments, for: $0.declaration) }
        let agreeing = fitting.filter { ArgumentMatch.typesAgree(arguments, with: $0.declaration.parameters ?? []) }
        let possible = [known, agreeing].first { !$0.isEmpty } ?? fitting
        let least = possible.map(\.missing).min()
        return possible.filter { $0.missing == least }.map(\.declaration)
    }

    /// Whether some arguments are enumeration cases, as in `localize(.play)`, and all of these have their parameters'
    /// types.
    private func hasCases(of arguments: [Reference.Argument], for declaration: SymbolDeclaration) -> Bool {
        guard let types = ArgumentMatch.types(of: arguments, in: declaration.parameters ?? []) else { return false }
        var isCase = false
        for (argument, type) in zip(arguments, types) {
            for path in argument.leaves.compactMap({ $0.reference?.path }) where path.count > 1 {
                let owner = path.first?.isEmpty == true ? type : path.dropLast().last
                let name = ([owner ?? ""] + path.suffix(1)).joined(separator: ".")
                let isKnown = declarations[name]?.contains { $0.type == owner } ?? false
                if path.first?.isEmpty == true, !isKnown { return false }
                if isKnown, owner != type { return false }
                isCase = isCase || isKnown
            }
        }
        return isCase
    }
}

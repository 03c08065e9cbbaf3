import AXModel
import AXSource

/// Looks up the types and declarations of a project.
protocol TypeLookup {
    func find(_ reference: Reference, in path: String) -> SymbolLookup
    func declared(_ name: String, _ path: String) -> SymbolType?
    func resolvedType(_ written: String, from outer: String?, _ path: String) -> String
    func protocols(of name: String) -> [String]
    func lineage(_ type: String) -> [String]
    func isOwnView(_ type: String) -> Bool
}

/// The app's own modifiers that change what VoiceOver says: functions in extensions of views, and types that conform to
/// `ViewModifier`. Empty unless a transcript is made.
struct OwnModifiers: Sendable {
    struct Definition: Sendable {
        let path: String
        /// The extended type, or the type of the modifier.
        let type: String
        /// The parameters of the function; nil for a type, whose initializer sets its properties.
        let parameters: [SymbolDeclaration.Parameter]?
        /// The attributes and traits that it gives the view.
        var sites: [Site] = []
        /// The facts about the view, by the element of a site or use.
        var elements: [Int: FoundElement] = [:]
        /// The other modifiers that it applies to the view.
        var uses: [ModifierUse] = []

        /// Whether it gives the view a string, and not only traits.
        var hasStrings: Bool { sites.contains { $0.site.title == nil } }

        /// The arguments of a use by the names of the parameters; nil if they don't match.
        func bindings(of arguments: [Reference.Argument]) -> [String: [Reference.Argument]]? {
            ArgumentMatch.named(arguments, in: parameters)?.mapValues { [$0] }
        }
    }

    /// An attribute or the traits that a modifier gives a view.
    struct Site: Sendable {
        let site: StringSite
        /// The strings, with a parameter in place of each property that an initializer sets.
        let leaves: [StringLeaf]
    }

    private var functions: [String: [Definition]] = [:]
    /// The functions of each file, by name and path.
    private var functionsOfFiles: [FileFunction: [Definition]] = [:]
    /// The modifiers that are types, by full name.
    private var types: [String: Definition] = [:]
    /// The names of the functions and types for which every use in the project has a definition.
    private var used: Set<String> = []

    private struct FileFunction: Hashable {
        let name: String
        let path: String
    }

    /// How many functions of one name are considered.
    private static let mostOverloads = 32

    init() {}

    init(_ facts: [FileFacts], _ index: some TypeLookup) {
        for file in facts.indices where facts[file].isForTranscript {
            for (owner, definition) in Self.definitions(in: facts[file], index) { add(definition, of: owner) }
        }
        var unknown: Set<String> = []
        for file in facts.indices where facts[file].isForTranscript {
            for use in facts[file].modifierUses {
                let view = facts[file].elements[use.element].type
                let isKnown =
                    use.isOfView && definition(of: use, on: view, in: facts[file].file.path, index) != nil
                if isKnown { used.insert(use.callee.lastName) } else { unknown.insert(use.callee.lastName) }
            }
        }
        used.subtract(unknown)
    }

    private mutating func add(_ definition: Definition, of owner: Owner) {
        switch owner {
        case .function(let name):
            let place = FileFunction(name: name, path: definition.path)
            if functions[name, default: []].count < Self.mostOverloads {
                functions[name, default: []].append(definition)
            }
            if functionsOfFiles[place, default: []].count < Self.mostOverloads {
                functionsOfFiles[place, default: []].append(definition)
            }
        case .type(let name): types[name] = definition
        }
    }

    /// Whether the name of a type begins like those of UIKit and AppKit.
    private static func isOfKit(_ type: String) -> Bool { type.hasPrefix("UI") || type.hasPrefix("NS") }

    /// The function or type that declares a modifier.
    private enum Owner: Hashable {
        case function(String)
        case type(String)

        var isFunction: Bool {
            if case .function = self { true } else { false }
        }
    }

    /// How many levels of modifiers that apply other modifiers are followed.
    static let mostNested = 4

    /// The names of the functions and types that give a view a string. Only files that use them are worth parsing.
    var names: Set<String> {
        let all =
            functions.flatMap { name, found in found.map { (name, $0) } } + types.map { ($0.key.lastName, $0.value) }
        var names = Set(all.lazy.filter(\.1.hasStrings).map(\.0))
        for _ in 1..<Self.mostNested {
            let outer = all.filter { _, definition in definition.uses.contains { names.contains($0.callee.lastName) } }
            names.formUnion(outer.map(\.0))
        }
        return names
    }

    /// The modifier that a use calls; nil if the project doesn't declare it, or if it doesn't change what VoiceOver
    /// says.
    /// - Parameters:
    ///   - view: The type of the modified view; nil if it's unknown.
    ///   - path: The file of the use.
    func definition(of use: ModifierUse, on view: String?, in path: String, _ index: some TypeLookup) -> Definition? {
        switch use.callee {
        case .initializer(let type): return types[index.resolvedType(type.name, from: use.screen, path)]
        case .method: return nil
        case .function(let name, let labels):
            let classes = view.map { index.lineage(index.resolvedType($0, from: use.screen, path)) } ?? []
            let isOfKit = classes.contains(where: Self.isOfKit)
            // A private function of another file may have the same name.
            let declared = functionsOfFiles[FileFunction(name: name, path: path), default: []] + (functions[name] ?? [])
            let fitting = declared.filter { definition in
                isOfKit == Self.isOfKit(definition.type)
                    && ArgumentMatch.positions(of: labels, in: definition.parameters ?? []) != nil
            }
            return fitting.first { classes.contains($0.type) } ?? fitting.first { !index.isOwnView($0.type) }
        }
    }

    /// Whether a site describes the view in a modifier that the project uses. If so, each modified view has the string
    /// instead.
    func isUsed(_ site: StringSite, _ element: FoundElement, in path: String, _ index: some TypeLookup) -> Bool {
        isUsed(Self.owner(of: element, site.screen, site.function, in: path, index))
    }

    /// Whether a use is part of a modifier that the project uses.
    func isUsed(_ use: ModifierUse, _ element: FoundElement, in path: String, _ index: some TypeLookup) -> Bool {
        isUsed(Self.owner(of: element, use.screen, use.function, in: path, index))
    }

    private func isUsed(_ owner: Owner?) -> Bool {
        switch owner {
        case .function(let name)?: used.contains(name) && functions[name] != nil
        case .type(let name)?: used.contains(name.lastName)
        case nil: false
        }
    }

    /// The UTF-8 offsets of the calls that apply a modifier with a definition, by the name of the function or type.
    func applied(in facts: FileFacts, _ index: some TypeLookup) -> [String: Set<Int>] {
        facts.modifierUses.reduce(into: [:]) { applied, use in
            let element = facts.elements[use.element]
            guard use.isOfView, definition(of: use, on: element.type, in: facts.file.path, index) != nil
            else { return }
            applied[use.callee.lastName, default: []].insert(use.start)
        }
    }

    /// The modifiers that a file declares, in the order in which they were found.
    private static func definitions(in facts: FileFacts, _ index: some TypeLookup) -> [(Owner, Definition)] {
        let path = facts.file.path
        var found: [(owner: Owner, definition: Definition)] = []
        var positions: [Place: Int] = [:]
        func add(_ element: Int?, _ screen: String?, _ function: Callable?, _ change: (inout Definition) -> Void) {
            guard let element, let screen,
                let owner = owner(of: facts.elements[element], screen, function, in: path, index)
            else { return }
            let parameters = owner.isFunction ? function?.parameters : nil
            let place = Place(owner: owner, type: screen, parameters: parameters)
            let position = positions[place] ?? found.count
            if position == found.count {
                positions[place] = position
                found.append((owner, Definition(path: path, type: screen, parameters: parameters)))
            }
            found[position].definition.elements[element] = facts.elements[element]
            change(&found[position].definition)
        }
        for site in facts.sites where site.role != .other {
            add(site.element, site.screen, site.function) { $0.add(site, index) }
        }
        for site in facts.titles where site.title == .unknown {
            add(site.element, site.screen, site.function) { $0.add(site, index) }
        }
        for use in facts.modifierUses where use.isOfView {
            add(use.element, use.screen, use.function) { $0.uses.append($0.parameterized(use, index)) }
        }
        return found
    }

    /// Distinguishes the modifiers of a file.
    private struct Place: Hashable {
        let owner: Owner
        let type: String
        let parameters: [SymbolDeclaration.Parameter]?
    }

    /// The modifier that describes a view; nil if the view is shown where the code makes it.
    private static func owner(
        of element: FoundElement, _ screen: String?, _ function: Callable?, in path: String, _ index: some TypeLookup
    ) -> Owner? {
        guard let screen else { return nil }
        // The view is `self` in SwiftUI, and the receiver of a method in UIKit that returns the view.
        if let name = function?.name, element.name == "self" { return .function(name) }
        if let name = function?.name, element.name == nil, function?.isOfFile == true,
            index.declared(screen, path).map({ $0.kind == .protocol }) ?? true
        {
            return .function(name)
        }
        guard element.name == "content", index.declared(screen, path) != nil,
            index.protocols(of: screen).contains(where: Self.protocols.contains)
        else { return nil }
        return .type(screen)
    }

    private static let protocols: Set<String> = ["ViewModifier", "AnimatableModifier"]
}

extension SpokenCall.Callee {
    /// The name of the function, or the last part of the type's name.
    var lastName: String {
        switch self {
        case .initializer(let type): type.name.lastName
        case .function(let name, _), .method(let name, _, _): name
        }
    }
}

extension OwnModifiers.Definition {
    fileprivate mutating func add(_ site: StringSite, _ index: some TypeLookup) {
        let leaves = site.computed(in: path, index.find).map {
            SpokenParameters.parameterized($0, of: site.screen, path, index.find)
        }
        sites.append(OwnModifiers.Site(site: site, leaves: leaves))
    }

    /// The use with a parameter in place of each property that an initializer sets.
    fileprivate func parameterized(_ use: ModifierUse, _ index: some TypeLookup) -> ModifierUse {
        var use = use
        for position in use.arguments.indices {
            use.arguments[position].leaves = use.arguments[position].leaves.map {
                SpokenParameters.parameterized($0, of: use.screen, path, index.find)
            }
        }
        return use
    }
}

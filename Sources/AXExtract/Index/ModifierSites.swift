import AXModel
import AXSource

/// The sites of the strings and traits that the app's own modifiers give the views of a file.
struct ModifierSites {
    /// How many definitions may be followed in one file. No real file needs more.
    private static let mostDefinitions = 10_000

    private let facts: FileFacts
    private let index: ProjectIndex
    private var followed = 0

    /// The sites, in the order of the uses, including the sites of titles, which only change traits.
    static func all(in facts: FileFacts, _ index: ProjectIndex) -> [StringSite] {
        var sites = ModifierSites(facts, index)
        return facts.modifierUses.filter(\.isOfView).flatMap { use -> [StringSite] in
            // A modifier in another modifier's definition is shown where the outer modifier is used.
            let isTemplate = index.modifiers.isUsed(use, facts.elements[use.element], in: facts.file.path, index)
            return isTemplate ? [] : sites.sites(of: use, by: use, in: facts.file.path, [])
        }
    }

    private init(_ facts: FileFacts, _ index: ProjectIndex) {
        (self.facts, self.index) = (facts, index)
    }

    /// - Parameters:
    ///   - use: A use of a modifier, possibly in the definition of another one.
    ///   - outer: The use of the outermost modifier, in the file that is read.
    ///   - path: The file of `use`.
    ///   - open: The definitions that are being followed.
    private mutating func sites(
        of use: ModifierUse, by outer: ModifierUse, in path: String, _ open: [SourcePlace]
    ) -> [StringSite] {
        guard open.count < OwnModifiers.mostNested, followed < Self.mostDefinitions,
            let definition = index.modifiers.definition(
                of: use, on: open.isEmpty ? facts.elements[outer.element].type : nil, in: path, index),
            let place = definition.place, !open.contains(place),
            let bindings = definition.bindings(of: resolved(use.arguments, of: definition, in: path))
        else { return [] }
        followed += 1
        var defaults = index.defaults(of: use.callee, from: use.screen, in: path)
        for parameter in definition.parameters ?? [] { defaults[parameter.name] = parameter.defaultValue }
        let code = CalledCode(index, at: outer.span, bindings.expressions, defaults)
        var found = definition.sites.compactMap {
            site(of: $0, in: definition, code, bindings, use.enclosing.branch, outer)
        }
        for inner in definition.uses {
            guard let inner = code.use(inner, in: use.enclosing.branch, definition.path, bindings) else { continue }
            found += sites(of: inner, by: outer, in: definition.path, open + [place])
        }
        return found
    }

    /// The arguments with their strings, which other files may declare, and with the values that initializers make.
    private func resolved(
        _ arguments: [Reference.Argument], of definition: OwnModifiers.Definition, in path: String
    ) -> [Reference.Argument] {
        var resolver = FlowResolver(index)
        let types = ArgumentMatch.types(of: arguments, in: definition.parameters ?? [])
        return arguments.enumerated().map { position, argument in
            var argument = argument
            let type = types?[position].map { index.resolvedType($0, from: definition.type, definition.path) }
            argument.made += resolver.made(by: argument.leaves, of: type, FlowResolver.Frame(path: path))
            let strings = resolver.strings(of: argument.leaves, in: path).filter { $0.silence != .reset }
            if !strings.isEmpty { argument.leaves = strings }
            return argument
        }
    }

    /// Nil if the modifier doesn't set the attribute with the arguments of the use.
    /// - Parameter around: The branch of the use in the file.
    private func site(
        of inner: OwnModifiers.Site, in definition: OwnModifiers.Definition, _ code: CalledCode,
        _ bindings: [String: [Reference.Argument]], _ around: Branch, _ use: ModifierUse
    ) -> StringSite? {
        guard let branch = code.branch(inner.site.enclosing.branch),
            let element = inner.site.element.flatMap({ definition.elements[$0] })
        else { return nil }
        let strings = code.strings(inner.leaves, in: definition.path, bindings)
        let inserted = Set(strings.flatMap(\.insertedAs))
        var enclosing = use.enclosing
        enclosing.branch = around.adding(branch)
        let hidden = element.isHidden ? [Branch.always] : element.hiddenIn.compactMap(code.branch)
        return StringSite(
            api: inner.site.api, role: inner.site.role, span: use.span, element: use.element, screen: use.screen,
            takesText: inner.site.takesText, isModifier: true, title: inner.site.title,
            traitChanges: changes(element.traitChanges, code, of: facts.elements[use.element]),
            replacesTraits: element.replacesTraits, hiddenIn: hidden.map { enclosing.branch.adding($0) },
            leaves: strings.map { $0.inserting(code.values, besides: inserted) }, fallback: nil,
            enclosing: enclosing)
    }

    /// The trait changes of a modifier, without additions of traits that the modified view always removes.
    private func changes(_ called: [TraitChange], _ code: CalledCode, of view: FoundElement) -> [TraitChange] {
        let removed = view.traitChanges.filter { $0.effect == .removes && $0.branch.isAlways }.map(\.trait)
        return called.compactMap { change in
            if change.effect == .adds, removed.contains(change.trait) { return nil }
            return code.branch(change.branch).map { change.moved(to: $0, by: nil) }
        }
    }
}

extension OwnModifiers.Definition {
    /// Identifies the definition; nil if it contains neither sites nor uses.
    fileprivate var place: SourcePlace? {
        (sites.first?.site.span ?? uses.first?.span).map { SourcePlace(path: path, span: $0) }
    }
}

extension CalledCode {
    /// A use in the definition of an outer modifier, in terms of the outer modifier's use; nil if it never applies.
    /// - Parameters:
    ///   - branch: The branch of the use of the outer modifier.
    ///   - path: The file of the outer modifier.
    fileprivate func use(
        _ inner: ModifierUse, in branch: Branch, _ path: String, _ bindings: [String: [Reference.Argument]]
    ) -> ModifierUse? {
        guard let own = self.branch(inner.enclosing.branch) else { return nil }
        var use = inner
        use.enclosing.branch = branch.adding(own)
        for position in use.arguments.indices {
            let argument = use.arguments[position]
            let expression = values[argument.value.expression] ?? argument.value.expression
            use.arguments[position] = Reference.Argument(
                label: argument.label, leaves: strings(argument.leaves, in: path, bindings),
                value: Occurrence.Argument(expression: expression, specifier: nil),
                made: argument.passedOn.flatMap { bindings[$0] }?.flatMap(\.made) ?? [])
        }
        return use
    }
}

extension Reference.Argument {
    /// The name of the parameter that the argument passes on; nil for other arguments.
    fileprivate var passedOn: String? {
        guard leaves.count == 1, let reference = leaves[0].reference, reference.isParameter else { return nil }
        return reference.name
    }
}

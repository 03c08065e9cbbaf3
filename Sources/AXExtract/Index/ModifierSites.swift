import AXModel
import AXSource

/// The sites of the strings and traits that the app's own modifiers give the views of a file.
struct ModifierSites {
    /// How many sites the modifiers of one file may lead to. No real file has more.
    private static let mostSites = 10_000

    private let facts: FileFacts
    private let index: ProjectIndex

    init(_ facts: FileFacts, _ index: ProjectIndex) {
        (self.facts, self.index) = (facts, index)
    }

    /// The sites in the order of the uses, with those of titles, which only change traits.
    var all: [StringSite] {
        var sites: [StringSite] = []
        for use in facts.modifierUses where sites.count < Self.mostSites {
            // A modifier of a modifier is shown where that one is used.
            let isTemplate = index.modifiers.isUsed(use, facts.elements[use.element], in: facts.file.path, index)
            if !isTemplate { sites += self.sites(of: use, in: facts.file.path, depth: 0) }
        }
        return sites
    }

    /// - Parameter path: The file of the use.
    private func sites(of use: ModifierUse, in path: String, depth: Int) -> [StringSite] {
        guard depth < OwnModifiers.mostNested,
            let definition = index.modifiers.definition(
                of: use, on: facts.elements[use.element].type, in: path, index),
            let bindings = definition.bindings(of: resolved(use.arguments, in: path))
        else { return [] }
        let code = code(of: definition, use, bindings, in: path)
        let own = definition.sites.compactMap { site(of: $0, in: definition, code, bindings, use) }
        let nested = definition.uses.flatMap { inner -> [StringSite] in
            guard let inner = code.use(inner, by: use, in: definition.path, bindings) else { return [] }
            return sites(of: inner, in: definition.path, depth: depth + 1)
        }
        return own + nested
    }

    /// The arguments with their strings, which the file of the use may get from elsewhere.
    private func resolved(_ arguments: [Reference.Argument], in path: String) -> [Reference.Argument] {
        var resolver = FlowResolver(index)
        return arguments.map { argument in
            var argument = argument
            let strings = resolver.strings(of: argument.leaves, in: path).filter { $0.silence != .reset }
            if !strings.isEmpty { argument.leaves = strings }
            return argument
        }
    }

    private func code(
        of definition: OwnModifiers.Definition, _ use: ModifierUse, _ bindings: [String: [Reference.Argument]],
        in path: String
    ) -> CalledCode {
        var defaults: [String: String] = [:]
        if case .initializer(let type) = use.callee {
            let name = index.resolvedType(type.name, from: use.screen, path)
            defaults = index.declared(name, path)?.defaults ?? [:]
        }
        for parameter in definition.parameters ?? [] { defaults[parameter.name] = parameter.defaultValue }
        return CalledCode(index, at: use.span, bindings.compactMapValues { $0.first?.value.expression }, defaults)
    }

    /// Nil if the modifier doesn't set the attribute with the arguments of the use.
    private func site(
        of inner: OwnModifiers.Site, in definition: OwnModifiers.Definition, _ code: CalledCode,
        _ bindings: [String: [Reference.Argument]], _ use: ModifierUse
    ) -> StringSite? {
        guard let branch = code.branch(inner.site.enclosing.branch),
            let element = inner.site.element.flatMap({ definition.elements[$0] })
        else { return nil }
        let strings = code.strings(inner.leaves, in: definition.path, bindings)
        let inserted = Set(strings.flatMap(\.insertedAs))
        var site = StringSite(
            api: inner.site.api, role: inner.site.role, span: use.span, element: use.element, screen: use.screen,
            takesText: inner.site.takesText, isModifier: true, title: inner.site.title,
            traitChanges: changes(element.traitChanges, code, of: facts.elements[use.element]),
            replacesTraits: element.replacesTraits,
            leaves: strings.map { $0.inserting(code.values, besides: inserted) }, fallback: nil,
            enclosing: use.enclosing)
        site.enclosing.branch = site.enclosing.branch.adding(branch)
        let hidden = element.isHidden ? [Branch.always] : element.hiddenIn.compactMap(code.branch)
        site.hiddenIn = hidden.map { site.enclosing.branch.adding($0) }
        return site
    }
}

extension ModifierSites {
    /// The trait changes of a modifier, without the traits that the modified view removes.
    private func changes(_ called: [TraitChange], _ code: CalledCode, of view: FoundElement) -> [TraitChange] {
        let removed = view.traitChanges.filter { $0.effect == .removes && $0.branch.isAlways }.map(\.trait)
        return called.compactMap { change in
            if change.effect == .adds, removed.contains(change.trait) { return nil }
            return code.branch(change.branch).map { TraitChange(change.effect, change.trait, in: $0) }
        }
    }
}

extension CalledCode {
    /// A use of a modifier in another one, in terms of the use of the outer one; nil if it never applies.
    /// - Parameter path: The file of the outer modifier.
    fileprivate func use(
        _ inner: ModifierUse, by outer: ModifierUse, in path: String, _ bindings: [String: [Reference.Argument]]
    ) -> ModifierUse? {
        guard let branch = branch(inner.enclosing.branch) else { return nil }
        let arguments = inner.arguments.map { argument in
            let expression = values[argument.value.expression] ?? argument.value.expression
            return Reference.Argument(
                label: argument.label, leaves: strings(argument.leaves, in: path, bindings),
                value: Occurrence.Argument(expression: expression, specifier: nil))
        }
        var use = ModifierUse(
            callee: inner.callee, span: outer.span, element: outer.element, arguments: arguments, screen: outer.screen,
            function: nil, enclosing: outer.enclosing)
        use.enclosing.branch = use.enclosing.branch.adding(branch)
        return use
    }
}

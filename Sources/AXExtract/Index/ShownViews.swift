import AXModel
import AXSource

/// Replaces the app's own views in a button or in a combined element by what they show. Only for transcripts.
struct ShownViews {
    private let facts: FileFacts
    private let index: ProjectIndex
    /// The elements with a label, which is spoken instead of their content.
    private let labeled: Set<Int>
    /// The branches of the labels, by the UTF-8 offsets of the elements.
    private let labels: [Int: Branch]

    /// How many levels of nested views of the app are followed.
    private static let deepest = 4
    /// A view that shows more views isn't described where it's used.
    private static let mostViews = 8
    /// A view with more strings to choose from isn't described where it's used.
    private static let mostStrings = 8

    init(_ facts: FileFacts, _ index: ProjectIndex) {
        (self.facts, self.index) = (facts, index)
        let named = facts.sites.filter { $0.role == .label }
        labeled = Set(named.compactMap(\.element))
        let starts = named.compactMap { site in
            site.element.flatMap { facts.elements[$0].start }.map { ($0, site.enclosing.branch) }
        }
        labels = Dictionary(starts) { first, _ in first }
    }

    /// A view that is spoken in more ways, each a line of the element, isn't described where it's used.
    private static let mostCombinations = 16

    /// An upper bound for the number of ways to speak the views; at most one more than ``mostCombinations``.
    private static func combinations(of views: [View]) -> Int {
        var known: Set<[Branch]> = []
        return views.filter { $0.site.role != .customAction }.reduce(1) { count, view in
            let whole = view.leaves.filter(\.insertedAs.isEmpty)
            // The same tests choose from the strings of several views.
            let isNew = known.insert([view.branch] + whole.map(\.branch)).inserted
            let strings = isNew ? whole.count + (view.branch.isAlways ? 0 : 1) : 1
            // Each whole string may contain any of the inserted ones.
            let inserted = view.leaves.count { !$0.insertedAs.isEmpty }
            return min(mostCombinations + 1, count * max(1, strings) * max(1, inserted))
        }
    }

    /// A view that is spoken, in terms of the code around the call.
    private struct View {
        var site: StringSite
        var leaves: [StringLeaf]
        var branch: Branch
        var traitChanges: [TraitChange]
        /// Whether the string is an attribute of the view before it.
        var isAttribute = false

        var asAttribute: View {
            var view = self
            view.isAttribute = true
            return view
        }

        /// The view with the changes of a view around it.
        func adding(_ changes: [TraitChange]) -> View {
            var view = self
            view.traitChanges = changes + traitChanges
            return view
        }
    }

    /// The sites of the views that one of the app's own views shows; the site itself for other sites, and if the views
    /// aren't known.
    func sites(of site: StringSite) -> [StringSite] {
        guard site.title == .unknown, let element = site.element, let group = facts.elements[element].group,
            let start = facts.elements[element].start, !facts.elements[element].isHidden, !labeled.contains(element),
            let call = site.leaves.first?.reference
        else { return [site] }
        // The label of the group replaces what a function shows.
        if !call.name.beginsWithCapital, let label = labels[group.start], site.enclosing.branch.implies(label) {
            return []
        }
        guard let views = views(shownBy: call, in: facts.file.path, nil, at: site.span, 0),
            Self.combinations(of: views) <= Self.mostCombinations || isSpokenOnly(at: call, in: facts.file.path)
        else {
            // A function may make a view that says nothing.
            return call.name.beginsWithCapital || index.viewContents.setsStrings(call) ? [site] : []
        }
        let own = facts.elements[element]
        let length = site.span.end - site.span.start
        var position = -1
        return views.map { view in
            if !view.isAttribute || position < 0 { position += 1 }
            var made = StringSite(
                api: view.site.api, role: view.site.role, span: site.span, element: nil, screen: site.screen,
                takesText: false, title: view.site.title, leaves: view.leaves, fallback: nil,
                function: site.function, enclosing: site.enclosing)
            made.call = group
            made.viewStart = start + min(position, length)
            made.traitChanges = own.traitChanges + view.traitChanges.inside(site.enclosing.branch)
            made.hiddenIn = own.hiddenIn
            made.enclosing.branch = site.enclosing.branch.adding(view.branch)
            return made
        }
    }

    /// Whether a transcript shows a view only where it's called, so that its strings are shown there, even if it's long.
    private func isSpokenOnly(at call: Reference, in path: String) -> Bool {
        index.heardElements.views.all.contains(index.resolvedType(call.name, from: call.enclosingType, path))
    }

    /// A called view, or a called function that makes a part of a view, in terms of the code around the strings.
    private struct Called {
        let parts: [ViewContents.Part]
        /// The view whose properties are in ``bindings``; nil for a function of the view that contains the strings.
        let type: String?
        /// The arguments by the names of the properties and parameters.
        let bindings: [String: [Reference.Argument]]
        /// The values of the properties and parameters that calls may omit.
        let defaults: [String: String]
        let code: CalledCode
    }

    /// What a call calls; nil if that isn't known.
    /// - Parameters:
    ///   - path: The file of the call.
    ///   - outer: The code around the call; nil if it's the code around the strings.
    ///   - span: Where the strings are spoken.
    private func called(by call: Reference, in path: String, _ outer: Called?, at span: Span) -> Called? {
        guard let arguments = call.arguments else { return nil }
        let isView = call.name.beginsWithCapital
        let function = isView ? nil : index.viewContents.function(calledBy: call)
        let name = function?.name ?? index.resolvedType(call.name, from: call.enclosingType, path)
        guard isView || function != nil, let parts = index.viewContents[name, path],
            let named = ArgumentMatch.named(
                arguments, in: function?.parameters ?? index.initializer(of: name, arguments))
        else { return nil }
        var bindings = passed(named, to: isView ? name : nil, in: path, outer?.bindings ?? [:])
        var defaults: [String: String] = [:]
        if let function {
            // A function uses the properties of its view.
            bindings.merge(outer?.bindings ?? [:]) { own, _ in own }
            defaults = outer?.defaults ?? [:]
            for parameter in function.parameters { defaults[parameter.name] = parameter.defaultValue }
        } else {
            let callee = SpokenCall.Callee.initializer(Reference(path: [name], enclosingType: nil))
            defaults = index.defaults(of: callee, from: nil, in: path)
        }
        let code = CalledCode(index, at: span, bindings.compactMapValues { $0.first?.value.expression }, defaults)
        return Called(
            parts: parts, type: isView ? name : outer?.type, bindings: bindings, defaults: defaults, code: code)
    }

    /// What a call of a view, or of a function that makes a part of a view, shows; nil if that isn't known.
    private func views(
        shownBy call: Reference, in path: String, _ outer: Called?, at span: Span, _ depth: Int
    ) -> [View]? {
        guard depth < Self.deepest, let called = called(by: call, in: path, outer, at: span) else { return nil }
        var views: [View] = []
        var traitsOfContainers: [TraitChange] = []
        for part in called.parts where !part.isHidden && !part.hiddenIn.contains(where: \.isAlways) {
            for (position, site) in (part.sites + part.attributes).enumerated() {
                guard let branch = called.code.branch(site.enclosing.branch) else { continue }
                if site.isOfContainer {
                    traitsOfContainers += called.code.changes(part.traitChanges)
                    continue
                }
                guard let shown = shown(site, of: part, in: called, branch, at: span, depth) else { return nil }
                views += position < part.sites.count ? shown : shown.map(\.asAttribute)
                if views.count > Self.mostViews { return nil }
            }
        }
        let isShort = views.allSatisfy { $0.leaves.count <= Self.mostStrings } || isSpokenOnly(at: call, in: path)
        if views.allSatisfy(\.isAttribute) || !isShort { return nil }
        return traitsOfContainers.isEmpty ? views : views.map { $0.adding(traitsOfContainers) }
    }

    /// What a view in a called view or function shows; nil if that isn't known.
    private func shown(
        _ site: StringSite, of part: ViewContents.Part, in called: Called, _ branch: Branch, at span: Span,
        _ depth: Int
    ) -> [View]? {
        let traits = called.code.changes(part.traitChanges)
        // The element around the call is spoken without a part that a test hides.
        let hidden = part.hiddenIn.filter { $0.tests.count == 1 }.compactMap(called.code.branch)
        if hidden.contains(where: \.isAlways) { return [] }
        let branch = branch.adding(Branch(hidden.flatMap { $0.tests.compactMap(\.opposite) }))
        if site.title == .unknown, let call = site.leaves.first?.reference {
            if let inner = views(shownBy: call, in: part.path, called, at: span, depth + 1) {
                return inner.map { view in
                    var view = view
                    view.branch = branch.adding(view.branch)
                    view.traitChanges = view.traitChanges.inside(branch)
                    return view.adding(traits)
                }
            }
            // A function may make a view that says nothing.
            if !call.name.beginsWithCapital, !index.viewContents.isFunction(call) { return [] }
        }
        let own = site.leaves.map { SpokenParameters.parameterized($0, of: called.type, part.path, index.find) }
        let strings = called.code.strings(own, in: part.path, called.bindings)
        if site.title == .unknown, strings.allSatisfy({ $0.kind == .dynamic }) { return nil }
        let inserted = Set(strings.flatMap(\.insertedAs))
        return [
            View(
                site: site, leaves: strings.map { $0.inserting(called.code.values, besides: inserted) }, branch: branch,
                traitChanges: traits)
        ]
    }

    /// Arguments with their strings, by the names of the parameters.
    /// - Parameters:
    ///   - type: The called view; nil for a function.
    ///   - bindings: The arguments of the code around the call.
    private func passed(
        _ named: [String: Reference.Argument], to type: String?, in path: String,
        _ bindings: [String: [Reference.Argument]]
    ) -> [String: [Reference.Argument]] {
        var resolver = FlowResolver(index)
        let expressions = bindings.compactMapValues { $0.first?.value.expression }
        return named.reduce(into: [:]) { passed, argument in
            var value = argument.value
            if let type, case let property = Reference(path: [argument.key], enclosingType: type),
                case .declarations(let found) = index.find(property, in: path), SpokenParameters.isKey(found[0].type)
            {
                value = value.asKey
            }
            let strings = resolver.strings(of: value.leaves, in: path, bindings).filter {
                $0.silence != .emptied && $0.silence != .reset
            }
            if strings.map(\.branch).cover(.always) { value.leaves = strings.inserting(bindings) }
            let written = value.value
            value = Reference.Argument(
                label: value.label, leaves: value.leaves,
                value: Occurrence.Argument(
                    expression: expressions[written.expression] ?? written.expression, specifier: written.specifier))
            passed[argument.key] = [value]
        }
    }
}

extension StringSite {
    /// Whether the site only gives a view traits. What the view shows is known from other sites.
    fileprivate var isOfContainer: Bool { title == .unknown && leaves.allSatisfy { $0.key == "label" } }
}

extension [TraitChange] {
    /// The changes of a view that is shown only in a branch.
    fileprivate func inside(_ branch: Branch) -> [TraitChange] {
        map { $0.moved(to: branch.adding($0.branch), by: $0.updater) }
    }
}

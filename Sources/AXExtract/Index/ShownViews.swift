import AXModel
import AXSource

/// Replaces the app's own views in a button or in a combined element by what they show. Only for transcripts.
struct ShownViews {
    private let facts: FileFacts
    private let index: ProjectIndex
    /// The elements with a label, which is spoken instead of their content.
    private let labeled: Set<Int>

    /// How many levels of nested views of the app are followed.
    private static let deepest = 4
    /// A view that shows more views isn't described where it's used.
    private static let mostViews = 8
    /// A view with more strings to choose from isn't described where it's used.
    private static let mostStrings = 8

    init(_ facts: FileFacts, _ index: ProjectIndex) {
        (self.facts, self.index) = (facts, index)
        labeled = Set(facts.sites.lazy.filter { $0.role == .label }.compactMap(\.element))
    }

    /// A view that is spoken in more ways, each a line of the element, isn't described where it's used.
    private static let mostCombinations = 16

    /// An upper bound for the number of ways to speak the views; at most one more than ``mostCombinations``.
    private static func combinations(of views: [View]) -> Int {
        views.reduce(1) { count, view in
            let strings = view.leaves.count { $0.insertedAs.isEmpty } + (view.branch.isAlways ? 0 : 1)
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
        var hiddenIn: [Branch]
    }

    /// The sites of the views that one of the app's own views shows; the site itself for other sites, and if the views
    /// aren't known.
    func sites(of site: StringSite) -> [StringSite] {
        guard site.title == .unknown, let element = site.element, let group = facts.elements[element].group,
            let start = facts.elements[element].start, !facts.elements[element].isHidden, !labeled.contains(element),
            let call = site.leaves.first?.reference,
            let views = views(shownBy: call, in: facts.file.path, [:], at: site.span, 0),
            Self.combinations(of: views) <= Self.mostCombinations
        else { return [site] }
        let own = facts.elements[element]
        let length = site.span.end - site.span.start
        return views.enumerated().map { position, view in
            var made = StringSite(
                api: view.site.api, role: view.site.role, span: site.span, element: nil, screen: site.screen,
                takesText: false, title: view.site.title, leaves: view.leaves, fallback: nil,
                function: site.function, enclosing: site.enclosing)
            made.call = group
            made.viewStart = start + min(position, length)
            made.traitChanges = own.traitChanges + view.traitChanges
            made.hiddenIn = own.hiddenIn + view.hiddenIn
            made.enclosing.branch = site.enclosing.branch.adding(view.branch)
            return made
        }
    }

    /// What a call of a view shows; nil if that isn't known.
    /// - Parameters:
    ///   - path: The file of the call.
    ///   - bindings: The arguments of the view around the call, by the names of its properties.
    ///   - span: Where the strings are spoken.
    private func views(
        shownBy call: Reference, in path: String, _ bindings: [String: [Reference.Argument]], at span: Span,
        _ depth: Int
    ) -> [View]? {
        let type = index.resolvedType(call.name, from: call.enclosingType, path)
        guard depth < Self.deepest, let arguments = call.arguments, let parts = index.viewContents[type, path],
            let passed = passed(arguments, to: type, in: path, bindings)
        else { return nil }
        let callee = SpokenCall.Callee.initializer(Reference(path: [type], enclosingType: nil))
        let expressions = passed.compactMapValues { $0.first?.value.expression }
        let code = CalledCode(index, at: span, expressions, index.defaults(of: callee, from: nil, in: path))
        var views: [View] = []
        for part in parts where !part.isHidden && !part.hiddenIn.contains(where: \.isAlways) {
            for site in part.sites {
                guard let branch = code.branch(site.enclosing.branch) else { continue }
                guard let shown = shown(site, of: part, in: type, code, passed, branch, at: span, depth) else {
                    return nil
                }
                views += shown
                if views.count > Self.mostViews { return nil }
            }
        }
        let isShort = views.allSatisfy { $0.leaves.count <= Self.mostStrings }
        return views.isEmpty || !isShort ? nil : views
    }

    /// What a view in the body of another one shows; nil if that isn't known.
    private func shown(
        _ site: StringSite, of part: ViewContents.Part, in type: String, _ code: CalledCode,
        _ bindings: [String: [Reference.Argument]], _ branch: Branch, at span: Span, _ depth: Int
    ) -> [View]? {
        let traits = part.traitChanges.compactMap { change in
            code.branch(change.branch).map { change.moved(to: $0, by: change.updater) }
        }
        let hidden = part.hiddenIn.compactMap(code.branch)
        if site.title == .unknown, let call = site.leaves.first?.reference,
            let inner = views(shownBy: call, in: part.path, bindings, at: span, depth + 1)
        {
            return inner.map { view in
                var view = view
                view.branch = branch.adding(view.branch)
                view.traitChanges = traits + view.traitChanges
                view.hiddenIn += hidden
                return view
            }
        }
        // Only the traits of a container are known.
        if site.title == .unknown, site.leaves.allSatisfy({ $0.key == "label" }) { return [] }
        let own = site.leaves.map { SpokenParameters.parameterized($0, of: type, part.path, index.find) }
        let strings = code.strings(own, in: part.path, bindings)
        if site.title == .unknown, strings.allSatisfy({ $0.kind == .dynamic }) { return nil }
        let inserted = Set(strings.flatMap(\.insertedAs))
        return [
            View(
                site: site, leaves: strings.map { $0.inserting(code.values, besides: inserted) }, branch: branch,
                traitChanges: traits, hiddenIn: hidden)
        ]
    }

    /// The arguments of a call with their strings, by the names of the parameters; nil if they don't match.
    private func passed(
        _ arguments: [Reference.Argument], to type: String, in path: String,
        _ bindings: [String: [Reference.Argument]]
    ) -> [String: [Reference.Argument]]? {
        guard let named = ArgumentMatch.named(arguments, in: index.initializer(of: type, arguments)) else {
            return nil
        }
        var resolver = FlowResolver(index)
        let expressions = bindings.compactMapValues { $0.first?.value.expression }
        return named.reduce(into: [:]) { passed, argument in
            var value = argument.value
            let property = Reference(path: [argument.key], enclosingType: type)
            if case .declarations(let found) = index.find(property, in: path), SpokenParameters.isKey(found[0].type) {
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

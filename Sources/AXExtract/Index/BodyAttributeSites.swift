import AXModel
import AXSource

/// The sites of the values and hints that the bodies of views set, if the code that uses the views gives them a label.
/// Only for transcripts.
enum BodyAttributeSites {
    /// The sites of the values and hints of the labeled views in a file, with the arguments in place of the properties.
    /// - Parameter calls: The sites of arguments, which are values and hints of the same views.
    static func all(in facts: FileFacts, besides calls: [StringSite], _ index: ProjectIndex) -> [StringSite] {
        guard facts.isForTranscript else { return [] }
        let given = (facts.sites + calls).reduce(into: Set<HeardAttribute>()) { given, site in
            let start = site.element.map { facts.elements[$0].start } ?? site.viewStart
            if let start { given.insert(HeardAttribute(start: start, role: site.role)) }
        }
        let shown = facts.viewContents.lazy.filter { $0.title == .unknown }.compactMap { site in
            site.viewStart.map { ($0, site) }
        }
        let views = Dictionary(shown) { first, _ in first }
        return facts.sites.filter { $0.role == .label && $0.isModifier }.flatMap { label -> [StringSite] in
            guard let element = label.element.map({ facts.elements[$0] }), element.group == nil,
                let written = element.type, let start = element.start,
                case let type = index.resolvedType(written, from: label.screen, facts.file.path),
                let body = index.bodyAttributes[type]
            else { return [] }
            let view = View(type: type, arguments: arguments(of: type, madeBy: views[start], index))
            let code = code(of: view, at: label, facts, index)
            return body.sites.compactMap { site in
                // The code around the view replaces the attribute.
                guard !given.contains(HeardAttribute(start: start, role: site.role)) else { return nil }
                return moved(site, of: body, in: view, to: label, code, index)
            }
        }
    }

    private struct HeardAttribute: Hashable {
        /// The UTF-8 offset of the view.
        let start: Int
        let role: AccessibilityRole
    }

    private struct View {
        let type: String
        /// The arguments of the call that makes the view, by the names of the parameters.
        let arguments: [String: Reference.Argument]
    }

    private static func arguments(
        of type: String, madeBy view: StringSite?, _ index: ProjectIndex
    ) -> [String: Reference.Argument] {
        let arguments = view?.leaves.first?.reference?.arguments ?? []
        return ArgumentMatch.named(arguments, in: index.initializer(of: type, arguments)) ?? [:]
    }

    /// The code of a view, in terms of the code around the call that makes the view.
    private static func code(
        of view: View, at label: StringSite, _ facts: FileFacts, _ index: ProjectIndex
    ) -> CalledCode {
        let callee = SpokenCall.Callee.initializer(Reference(path: [view.type], enclosingType: nil))
        return CalledCode(
            index, at: label.span, view.arguments.mapValues(\.value.expression),
            index.defaults(of: callee, from: nil, in: facts.file.path))
    }

    private static func moved(
        _ site: StringSite, of body: BodyAttributes.Body, in view: View, to label: StringSite, _ code: CalledCode,
        _ index: ProjectIndex
    ) -> StringSite? {
        guard let branch = code.branch(site.enclosing.branch) else { return nil }
        let own = site.leaves.map { leaf in
            // A property that the call doesn't pass has its own value.
            leaf.reference.map { view.arguments[$0.name] != nil } == true
                ? SpokenParameters.parameterized(leaf, of: view.type, body.path, index.find) : leaf
        }
        let strings = code.strings(own, in: body.path)
        let inserted = Set(strings.flatMap(\.insertedAs))
        var enclosing = label.enclosing
        enclosing.branch = enclosing.branch.adding(branch)
        return StringSite(
            api: site.api, role: site.role, span: label.span, element: label.element, screen: label.screen,
            takesText: site.takesText, isModifier: true,
            leaves: strings.map { $0.inserting(code.values, besides: inserted) }, fallback: nil, enclosing: enclosing)
    }
}

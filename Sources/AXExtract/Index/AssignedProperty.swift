import AXModel
import AXSource

/// A property of one of the app's own views from which the view makes an attribute such as its label:
/// `cell.accessibilityText = title`. Read only for transcripts.
enum AssignedProperty {
    /// The site with the strings that the view makes from the assigned strings; nil if the site doesn't assign such a
    /// property.
    static func site(_ site: StringSite, in facts: FileFacts, _ index: ProjectIndex) -> StringSite? {
        guard let (_, parameter) = parameter(of: site, in: facts, index), let whole = parameter.whole else {
            return nil
        }
        let path = facts.file.path
        let name = facts.file.string(site.span)
        var resolver = FlowResolver(index)
        let strings = resolver.strings(of: site.leaves, in: path)
        let value = Occurrence.Argument(expression: site.leaves.first?.key ?? name, specifier: nil)
        let code = CalledCode(index, at: site.span, [:])
        var made = site
        made.leaves = code.strings(
            whole.leaves, in: whole.path, [name: [Reference.Argument(label: name, leaves: strings, value: value)]])
        made.enclosing.branch = made.enclosing.branch.adding(parameter.branch)
        return made
    }

    /// The view whose property a site assigns, and what the view makes of it; nil if the site doesn't assign such a
    /// property.
    static func parameter(
        of site: StringSite, in facts: FileFacts, _ index: ProjectIndex
    ) -> (view: String, SpokenParameters.Parameter)? {
        guard site.api.isDeclaredName, let type = site.element.flatMap({ facts.elements[$0].type }) else { return nil }
        let view = index.resolvedType(type, from: site.screen, facts.file.path)
        guard index.typeOfView(view, from: nil, in: facts.file.path) != "value",
            let parameter = index.spoken.parameters(facts.file.string(site.span), of: view)?.first,
            parameter.role == site.role, parameter.whole != nil
        else { return nil }
        return (view, parameter)
    }
}

extension Occurrence.API {
    /// Whether the app declares the property, and only its name shows its role.
    var isDeclaredName: Bool {
        if case .framework(let name) = self { name.hasPrefix("…") } else { false }
    }
}

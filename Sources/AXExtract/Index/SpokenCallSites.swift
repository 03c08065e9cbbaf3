import AXModel
import AXSource

/// The sites of arguments that the app's own initializers and functions use as spoken strings, together with the other
/// strings of the elements that speak the arguments.
struct SpokenCallSites {
    let facts: FileFacts
    let index: ProjectIndex

    var all: [StringSite] {
        var spoken: Set<Int> = []
        return facts.calls.flatMap { call -> [StringSite] in
            guard let parameter = index.spoken(call, in: facts.file.path) else { return [] }
            let leaves = call.leaves.map { parameter.isKey ? $0.asKey : $0 }
            let own = site(of: call, parameter.role, parameter, leaves, takesText: !parameter.isKey)
            // If the call passes several strings to one element, the element's other strings are added once.
            guard let speaker = parameter.speaker, spoken.insert(call.start).inserted else { return [own] }
            return [own]
                + speaker.others.compactMap { other in
                    guard let branch = other.branch.assuming(call.known) else { return nil }
                    var site = site(of: call, other.role, parameter, strings(other, at: call.span), takesText: true)
                    site.enclosing.branch = site.enclosing.branch.adding(branch)
                    return site
                }
        }
    }

    /// The strings of another attribute of the element that speaks an argument. The called code sets them, but they get
    /// the location of the call.
    private func strings(_ other: SpokenParameters.Speaker.Other, at call: Span) -> [StringLeaf] {
        var resolver = FlowResolver(index)
        return resolver.strings(of: other.leaves, in: other.path).map { leaf in
            var leaf = leaf
            leaf.definition = leaf.definition ?? SourcePlace(path: other.path, span: leaf.span)
            leaf.span = call
            leaf.reference = nil
            return leaf
        }
    }

    private func site(
        of call: SpokenCall, _ role: AccessibilityRole, _ parameter: SpokenParameters.Parameter, _ leaves: [StringLeaf],
        takesText: Bool
    ) -> StringSite {
        let changes = (parameter.speaker?.traitChanges ?? []).compactMap { change in
            change.branch.assuming(call.known).map { branch in
                TraitChange(change.effect, change.trait, in: branch, by: change.updater)
            }
        }
        return StringSite(
            api: call.api, role: role, span: call.span, element: nil,
            screen: call.screen, takesText: takesText,
            call: call.group ?? group(of: call, spokenBy: parameter.speaker?.control),
            isHidden: call.isHidden || parameter.speaker?.isHidden ?? false, traitChanges: changes + call.traitChanges,
            leaves: leaves, fallback: nil, enclosing: call.enclosing)
    }

    /// The element to which a call passes a string.
    /// - Parameter speaker: The type of the control that speaks the string in the called code; nil if it's unknown.
    private func group(of call: SpokenCall, spokenBy speaker: String?) -> Occurrence.ElementGroup {
        switch call.callee {
        case .function(let name, _): return Occurrence.ElementGroup(name: name, control: speaker, start: call.start)
        case .initializer(let type):
            let known = type.path.last.flatMap(ControlNames.control(ofType:))
            let control = speaker ?? known ?? index.typeOfView(type.name, from: call.screen, in: facts.file.path)
            return Occurrence.ElementGroup(name: type.name, control: control, start: call.start)
        }
    }
}

extension SpokenCall {
    fileprivate var api: Occurrence.API {
        switch callee {
        case .initializer(let type): .initializer(type.name, label: label)
        case .function(let name, let labels): .function(name, labels: labels)
        }
    }
}

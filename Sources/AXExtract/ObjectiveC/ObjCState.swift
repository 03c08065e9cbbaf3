import AXModel

/// A property of a view that VoiceOver speaks like a trait, or that hides the view.
enum ObjCState {
    /// VoiceOver speaks the trait if the property has the value: “dimmed” if `enabled` is `NO`.
    case trait(String, value: Bool)
    /// VoiceOver doesn't reach the view if the property has the value.
    case hidden(value: Bool, isAboutSpeech: Bool)

    /// Returns nil for a property that isn't a state.
    /// - Parameter property: The name in Objective-C: `enabled`.
    init?(_ property: String) {
        switch property {
        case "enabled": self = .trait("notEnabled", value: false)
        case "selected": self = .trait("selected", value: true)
        case "hidden": self = .hidden(value: true, isAboutSpeech: false)
        case "isAccessibilityElement": self = .hidden(value: false, isAboutSpeech: true)
        case "accessibilityElementsHidden": self = .hidden(value: true, isAboutSpeech: true)
        default: return nil
        }
    }

    /// The value of a literal: `YES`; nil for other expressions.
    static func literal(_ range: Range<Int>, in source: ObjCSource) -> Bool? {
        guard range.count == 1, let name = source.name(range.lowerBound) else { return nil }
        return ["YES": true, "true": true, "NO": false, "false": false][name]
    }
}

extension ObjCElements {
    /// Notes that a statement sets a state.
    /// - Parameter range: The value.
    mutating func note(
        _ state: ObjCState, of element: Int, _ range: Range<Int>, in enclosing: EnclosingBranch, _ source: ObjCSource
    ) {
        let literal = ObjCState.literal(range, in: source)
        let (branch, test) = (enclosing.branch, [source.excerpt(range)])
        switch state {
        case .trait(let trait, let value):
            func change(_ effect: TraitChange.Effect, in branch: Branch) -> TraitChange {
                TraitChange(effect, trait, in: branch, by: enclosing.updater, isOfControl: true)
            }
            if let literal {
                add([change(literal == value ? .adds : .removes, in: branch)], to: element)
            } else {
                let tests = value ? (Branch.Test.holds(test), Branch.Test.fails(test)) : (.fails(test), .holds(test))
                add(
                    [change(.adds, in: branch.adding(tests.0)), change(.removes, in: branch.adding(tests.1))],
                    to: element)
            }
        case .hidden(let value, let isAboutSpeech):
            if let literal {
                hide(element, literal == value, isAboutSpeech: isAboutSpeech, in: branch)
            } else {
                let hidden = branch.adding(value ? .holds(test) : .fails(test))
                hide(element, true, isAboutSpeech: isAboutSpeech, in: hidden)
            }
        }
    }
}

import AXModel
import AXSource

extension [TraitChange] {
    /// The changes, with those for the states that the element's strings test. With
    /// `star.isSelected ? "Remove" : "Add"`, VoiceOver says “Selected” before “Remove” whenever the button is selected.
    /// - Parameters:
    ///   - strings: the strings of the element.
    ///   - control: the type of control.
    func withStatesTested(by strings: [Occurrence], control: String?) -> [TraitChange] {
        guard control.map(Self.controls.contains) == true else { return self }
        let names = strings.map(\.element).uniqued()
        return [(property: "isSelected", trait: "selected"), ("isEnabled", "notEnabled")].reduce(into: self) {
            let (property, trait) = $1
            let tests = names.flatMap { name in
                [name.map { "\($0).\(property)" } ?? property, "self.\(name.map { "\($0)." } ?? "")\(property)"]
            }
            guard let test = tests.first(where: { test in strings.contains { $0.branch.decides(test) } }) else {
                return
            }
            $0.removeAll { $0.trait == trait && $0.isOfControl }
            let branch = Branch([property == "isSelected" ? .holds([test]) : .fails([test])])
            $0.append(TraitChange(.adds, trait, in: branch))
        }
    }

    /// The controls whose properties `isSelected` and `isEnabled` VoiceOver speaks.
    private static let controls: Set<String> = ["button", "switch"]
}

extension Branch {
    /// Whether the branch implies that a condition holds, or that it fails.
    fileprivate func decides(_ condition: String) -> Bool {
        implies(Branch([.holds([condition])])) || implies(Branch([.fails([condition])]))
    }
}

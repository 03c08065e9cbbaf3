/// What one file says about one element: gathered from all statements about a receiver in a function, or from one chain
/// of modifiers.
final class SpokenElement {
    /// The receiver or the SwiftUI view; nil for the enclosing object itself.
    let name: String?
    var control: String?
    /// Where the view begins, or the first statement about the receiver, as a UTF-8 offset.
    let start: Int?
    private(set) var traits: [String] = []
    var visibleText: String?

    init(_ name: String?, control: String?, start: Int? = nil) {
        self.name = name
        self.start = name == nil ? nil : start
        self.control = control
    }

    func add(traits more: [String]) {
        for trait in more where traits.count < 32 && !traits.contains(trait) { traits.append(trait) }
    }

    /// What is known about the element when its file has been walked.
    var facts: ElementFacts {
        ElementFacts(
            name: name, control: control ?? ControlNames.control(ofTraits: traits), traits: traits,
            visibleText: visibleText, start: start)
    }
}

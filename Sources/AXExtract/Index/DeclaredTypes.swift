import AXModel
import AXSource

extension FileFacts {
    /// The facts, with the types of properties that another file of the project declares in a class that this file
    /// extends, or in a superclass. Without the type, an element's control would be guessed from its name.
    func withDeclaredTypes(_ index: ProjectIndex) -> FileFacts {
        var facts = self
        var seen: Set<Int> = []
        for site in sites + titles {
            guard let element = site.element, let screen = site.screen, !site.isModifier, seen.insert(element).inserted
            else { continue }
            facts.elements[element].declare(in: screen, file.path, index)
        }
        return facts
    }
}

extension FoundElement {
    fileprivate mutating func declare(in screen: String, _ path: String, _ index: ProjectIndex) {
        guard isProperty, type == nil, sourceProperty == nil, let name, !name.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            case .declarations(let found) = index.find(Reference(path: [name], enclosingType: screen), in: path),
            let declared = found.first?.valueType, declared.beginsWithCapital, !Self.ambiguous.contains(declared)
        else { return }
        type = declared
        isTextless = ControlNames.isTextless(declared)
        let known = ControlNames.isPlainView(declared) ? nil : ControlNames.control(ofType: declared, named: name)
        control = known ?? ControlNames.control(ofTraits: traitChanges.added)
        controlOfType = known
    }

    /// The types that apps use for both labels and input fields.
    private static let ambiguous: Set<String> = ["NSTextField"]
}

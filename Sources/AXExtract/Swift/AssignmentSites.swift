import SwiftSyntax

/// Finds the accessibility strings that an assignment sets.
struct AssignmentSites {
    let context: SiteContext
    let scope: SwiftScope

    func sites(of sequence: SequenceExprSyntax) -> [SwiftSite] {
        let elements = Array(sequence.elements.prefix(2))
        guard elements.count == 2, isAssignment(elements[1]), let name = SwiftCallee.name(elements[0]),
            !isLocal(elements[0], name.text)
        else { return [] }
        let value = Array(sequence.elements.dropFirst(2))
        guard let first = value.first else { return [] }
        let receiver = SwiftReceiver(tree: context.tree, scope: scope)
        guard let row = context.table.property(name.text) else {
            noteContext(name.text, elements[0], value, receiver)
            return []
        }
        let parts = SequenceParts(tree: context.tree, part: context.part(first, row)).parts(of: value)
        return [context.site(row, at: name, parts, receiver.element(of: elements[0]), scope)]
    }

    private func isAssignment(_ element: ExprSyntax) -> Bool {
        element.is(AssignmentExprSyntax.self) || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }

    /// A local variable may be called `accessibilityLabel`; it is not an attribute of anything.
    private func isLocal(_ target: ExprSyntax, _ name: String) -> Bool {
        guard SwiftCallee.unwrapped(target).is(DeclReferenceExprSyntax.self) else { return false }
        switch scope.lookUp(name)?.name {
        case .local, .parameter: return true
        case .member, nil: return false
        }
    }

    /// Remembers traits and visible texts of an element.
    private func noteContext(_ name: String, _ target: ExprSyntax, _ value: [ExprSyntax], _ receiver: SwiftReceiver) {
        guard value.count == 1 else { return }
        if name == "accessibilityTraits" {
            receiver.element(of: target).add(traits: SwiftTraits.names(value[0]))
        } else if ["text", "title", "stringValue", "placeholder"].contains(name),
            let text = SwiftDeclarations.plainText(value[0])
        {
            receiver.element(of: target).visibleText = text
        }
    }
}

import AXSource
import SwiftSyntax

/// Finds the element that a statement refers to.
struct SwiftReceiver {
    let tree: SwiftTree
    let scope: SwiftScope

    /// The element whose property or method is accessed: `playButton` in `self.playButton?.accessibilityLabel`.
    /// - Parameter access: The whole access; a bare name is a member of `self`.
    func element(of access: ExprSyntax) -> SpokenElement {
        let member = SwiftCallee.unwrapped(access).as(MemberAccessExprSyntax.self)
        if let label = cellLabel(of: access) { return element(named: label.cell, at: access) }
        return element(named: member?.base.map(name) ?? "self", at: access)
    }

    /// The label of a cell whose text is accessed; nil for other accesses.
    func cellLabel(of access: ExprSyntax) -> CellLabel? {
        SwiftCallee.unwrapped(access).as(MemberAccessExprSyntax.self).flatMap {
            CellLabel(textOf: $0, in: scope, of: tree)
        }
    }

    /// The control that a property of its owner describes: `cell.editButton` for `cell.editButtonAccessibilityLabel`.
    /// Nil unless the name is a control's and the access names the owner. If the owner is `self`, it must have the
    /// control.
    func part(of access: ExprSyntax, named name: String, by row: APIRow) -> SpokenElement? {
        guard case .nameEnding(let ending) = row.shape,
            let owner = SwiftCallee.unwrapped(access).as(MemberAccessExprSyntax.self)?.base.map(self.name),
            case let control = name.dropLast(ending.count), ControlNames.control(ofName: String(control)) != nil,
            owner != "self" || scope.lookUp(String(control)) != nil
        else { return nil }
        return element(named: owner == "self" ? String(control) : "\(owner).\(control)", at: access)
    }

    /// The element with a name in this scope.
    /// - Parameter node: The node that mentions the name; two local variables with the same name are two elements.
    func element(named name: String, at node: some SyntaxProtocol) -> SpokenElement {
        let root = String(name.prefix { $0 != "." })
        if let property = property(madeAs: root, around: Syntax(node)) {
            // The local variable may have the same name as the property, so the property is looked up outside the
            // closure.
            let outer = SwiftReceiver(tree: tree, scope: scope.aroundFunctions)
            let element = outer.element(named: property + name.dropFirst(root.count), at: node)
            element.control = element.control ?? scope.lookUp(root)?.type.flatMap(ControlNames.control(ofType:))
            return element
        }
        var key = name
        if case .local(let values, _) = scope.origin(of: root, at: node.position.utf8Offset) {
            key += " \(values.declaration.start)"
        }
        return scope.elementScope(of: name).element(key) {
            (name == "$0" ? initialized(around: Syntax(node)) : nil) ?? make(name, tree.span(node).start)
        }
    }

    /// A hidden element for the static strings of a type. The elements that use the strings are found elsewhere.
    func elementOfConstants(named name: String, at node: some SyntaxProtocol) -> SpokenElement {
        scope.elementScope(of: name).element("static \(name)") {
            let element = make(name, tree.span(node).start)
            element.isHidden = true
            return element
        }
    }

    /// The element of the variable or property to which the result of a call is assigned; nil if there isn't one.
    func assigned(_ call: FunctionCallExprSyntax) -> SpokenElement? {
        if let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        {
            // A local variable is declared only after its value.
            return binding.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
                .map { element(named: name, at: $0) }
        }
        guard let target = target(of: call) else { return nil }
        return element(named: target.name, at: target.node)
    }

    /// The property of the enclosing type whose value a call makes; nil if there isn't one.
    func property(madeBy call: FunctionCallExprSyntax) -> String? {
        let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
        let bound = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        guard let name = bound ?? target(of: call)?.name, !name.holds(UInt8(ascii: ".")) else { return nil }
        if binding?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true { return name }
        if let property = property(madeAs: name, around: Syntax(call)) { return property }
        return bound == nil && isProperty(name) ? name : nil
    }

    /// The left side of an assignment whose right side is the call.
    private func target(of call: FunctionCallExprSyntax) -> (name: String, node: ExprSyntax)? {
        guard let elements = call.parent?.as(ExprListSyntax.self), let first = elements.first,
            elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        let path = SwiftCallee.path(first)?.filter { $0 != "self" }.joined(separator: ".")
        return path.map { ($0, first) }
    }

    /// The property whose value a closure makes in a local variable: `play` for `button` in
    /// `let play = { let button = UIButton(); …; return button }()`.
    private func property(madeAs local: String, around node: Syntax) -> String? {
        guard scope.lookUp(local)?.kind == .local else { return nil }
        var current = node
        for _ in 0..<Self.deepest {
            guard let outer = current.parent, !outer.is(MemberBlockSyntax.self) else { return nil }
            if let closure = current.as(ClosureExprSyntax.self), let call = outer.as(FunctionCallExprSyntax.self),
                let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
                binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
                let result = closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression,
                result.as(DeclReferenceExprSyntax.self)?.baseName.bareName == local
            {
                return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
            }
            current = outer
        }
        return nil
    }

    /// The element that a closure around a node configures: `play` in
    /// `let play = UIButton().then { $0.accessibilityLabel = … }`.
    private func initialized(around node: Syntax) -> SpokenElement? {
        var inner = node
        while !inner.is(ClosureExprSyntax.self) {
            guard let outer = inner.parent, !outer.is(MemberBlockSyntax.self) else { return nil }
            inner = outer
        }
        guard let completed = inner.parent?.as(FunctionCallExprSyntax.self),
            let base = completedValue(of: completed), let type = SwiftCallee.path(of: base), type.beginsWithCapital
        else { return nil }
        if let target = target(of: completed) {
            let completed = element(named: target.name, at: target.node)
            completed.control = ControlNames.control(ofType: type) ?? completed.control
            return completed
        }
        guard let binding = completed.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        else {
            guard let control = ControlNames.control(ofType: type) else { return nil }
            let element = SpokenElement(control: control, start: tree.span(completed).start)
            element.type = type
            return element
        }
        let element = SpokenElement(name, control: ControlNames.control(ofType: type), start: tree.span(binding).start)
        element.isProperty = binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
        return element
    }

    /// The value that a closure configures: `UIButton()` in `UIButton().then { … }` and in `with(UIButton()) { … }`.
    private func completedValue(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        let value = callee?.base ?? (call.trailingClosure == nil ? nil : call.arguments.first?.expression)
        return value?.as(FunctionCallExprSyntax.self)
    }

    /// How many levels around a statement are searched for the closure that makes a property.
    private static let deepest = 64

    private func make(_ name: String, _ start: Int) -> SpokenElement {
        guard name != "self", name != "super" else {
            let type = scope.typeName?.lastName
            return SpokenElement(control: type.flatMap(ControlNames.control(ofType:)))
        }
        if name.firstRange(ofASCII: "tabBar.items") != nil { return SpokenElement(name, control: "tab", start: start) }
        // `buttons[0]` has the type of an element of `buttons`, and its name in the singular is `button`.
        let written = name.lastName
        let last = String(written.prefix { !"[?!".contains($0) })
        let single = written.contains("[") && last.hasSuffix("s") ? String(last.dropLast()) : last
        // The last name of `cell.playButton` is a member of another type, which this scope doesn't show.
        let isDotted = name.holds(UInt8(ascii: "."))
        let type = isDotted ? nil : scope.lookUp(last)?.type
        // A plain view isn't the control that its name suggests.
        let isPlain = type.map(ControlNames.isPlainView) ?? false
        let control = isPlain ? nil : ControlNames.control(ofType: type, named: single)
        let element = SpokenElement(name, control: control, start: start)
        element.isProperty = isProperty(name)
        element.isTextless = type.map(ControlNames.isTextless) ?? false
        element.ownerType = isDotted ? scope.lookUp(name.firstName)?.type : nil
        element.sourceProperty = member(name)
        // A text field without a control is either a label or an input. Only an interface document shows which.
        element.type = type == "NSTextField" && control == nil ? nil : type
        return element
    }

    /// The member of another type that a name refers to: `PlayerCell.playButton` for `cell.playButton`, if the file
    /// shows that `cell` is a `PlayerCell`.
    private func member(_ name: String) -> Reference? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let owner = scope.lookUp(String(parts[0]))?.type, owner.beginsWithCapital,
            parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return Reference(path: [owner, String(parts[1])], enclosingType: scope.typeName)
    }

    /// Whether a receiver is reached from `self`, so that it is the same in every function of the type.
    private func isProperty(_ name: String) -> Bool {
        switch scope.lookUp(String(name.prefix { $0 != "." }))?.kind {
        case .local, .parameter: false
        case .member, nil: true
        }
    }

    /// The receiver as a dotted name, or its source code if it isn't one.
    private func name(_ base: ExprSyntax) -> String {
        guard var path = SwiftCallee.path(base) else {
            let text = tree.text(base)
            return text.hasPrefix("super.") ? text.dropFirst("super.".count).filter { $0 != "?" && $0 != "!" } : text
        }
        if path.count > 1, path[0] == "self" || path[0] == "super" { path.removeFirst() }
        return path.joined(separator: ".")
    }
}

import AXModel
import AXSource
import SwiftSyntax

/// Finds the accessibility strings that an assignment sets.
struct AssignmentSites {
    let context: SiteContext
    let scope: SwiftScope

    private var receiver: SwiftReceiver { SwiftReceiver(tree: context.tree, scope: scope) }

    func sites(of sequence: SequenceExprSyntax) -> [SwiftSite] {
        guard let assignment = SwiftAssignment(sequence) else { return [] }
        let (target, value) = (assignment.target, assignment.value)
        guard let name = SwiftCallee.name(target) else { return subscriptSites(target, value) }
        // A local variable named `accessibilityLabel` isn't an attribute of an element.
        guard !scope.isLocal(target), !isPassedToSuper(target, name.bareName) else { return [] }
        let element = receiver.element(of: target)
        guard
            let row = typed(name.bareName, target) ?? context.table.property(name.bareName)
                ?? stored(name.bareName, target), !isOwnValue(name.bareName, target, value)
        else {
            noteContext(name, element, value)
            if context.readsTitles, let attribute = AssignedAttribute(name, of: element, value, in: scope) {
                context.assignedAttributes.append(attribute)
            }
            return []
        }
        let part = receiver.part(of: target, named: name.bareName, by: row)
        var site = context.site(row, at: name, parts(value, row), part ?? element, scope)
        site.title = receiver.cellLabel(of: target)?.title
        site.ownValue = ownValue(of: target, in: value)
        site.isAppended = assignment.adds || site.ownValue != nil
        return [site]
    }

    /// Whether an initializer sets a property that isn't a string to its parameter with the same name.
    private func isOwnValue(_ name: String, _ target: ExprSyntax, _ value: [ExprSyntax]) -> Bool {
        guard value.count == 1, value[0].as(DeclReferenceExprSyntax.self)?.baseName.bareName == name,
            let path = SwiftCallee.path(target), path.count == 1 || path.count == 2 && path[0] == "self",
            // A parameter with the name of the property has its type.
            let known = scope.lookUp(name), known.kind == .member || path.count == 2, let type = known.type
        else { return false }
        return SwiftDeclarations.meaning(ofType: type) == nil && type.beginsWithCapital
            && !["Any", "AnyObject", "Substring"].contains(type)
    }

    /// The expression by which a value contains the property that it's assigned to: `x.accessibilityLabel ?? ""` in
    /// `x.accessibilityLabel = "\(x.accessibilityLabel ?? ""), \(count) songs"`. Nil if no transcript is made. Also nil
    /// if the same function has set the property before, because the reader then follows that value.
    private func ownValue(of target: ExprSyntax, in value: [ExprSyntax]) -> String? {
        guard context.readsTitles, value.count == 1, let literal = value[0].as(StringLiteralExprSyntax.self),
            let path = Self.path(target),
            scope.member(SwiftCallee.path(target)?.joined(separator: ".") ?? "", at: literal.position.utf8Offset)?
                .values.assignments.isEmpty ?? true
        else { return nil }
        let values = literal.segments.prefix(Self.mostSegments).compactMap { segment -> ExprSyntax? in
            guard case .expressionSegment(let part) = segment else { return nil }
            return part.expressions.first?.expression
        }
        let own = values.first { value in
            Self.path(value.as(SequenceExprSyntax.self)?.elements.first ?? value) == path
        }
        return own.map { context.tree.text($0) }
    }

    private static let mostSegments = 16

    /// The dotted name of a property without `self`.
    private static func path(_ expression: ExprSyntax) -> [String]? {
        SwiftCallee.path(expression).map { $0.first == "self" ? Array($0.dropFirst()) : $0 }
    }

    /// Whether an assignment such as `super.accessibilityLabel = newValue` is in the setter of the same attribute.
    /// Always false unless a transcript is made. A transcript ignores such an assignment, because VoiceOver speaks the
    /// result of the getter.
    private func isPassedToSuper(_ target: ExprSyntax, _ name: String) -> Bool {
        guard context.readsTitles,
            SwiftCallee.unwrapped(target).as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
        else { return false }
        var current = Syntax(target)
        for _ in 0..<Self.deepest {
            guard let parent = current.parent else { return false }
            if let accessor = parent.as(AccessorDeclSyntax.self) {
                let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
                return accessor.accessorSpecifier.text == "set"
                    && binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName == name
            }
            current = parent
        }
        return false
    }

    /// How many levels around an assignment are searched for the setter.
    private static let deepest = 16

    private func parts(_ value: [ExprSyntax], _ row: APIRow) -> [ValuePart] {
        guard let first = value.first else { return [] }
        let part = context.part(first, row)
        return SequenceParts(tree: context.tree, part: part, isForTranscript: context.readsTitles).parts(of: value)
    }

    /// The API of a property that is recognized only by its owner's type: `action.name`, if the file shows that
    /// `action` is a `UIAccessibilityCustomAction`. Nil for other properties.
    private func typed(_ name: String, _ target: ExprSyntax) -> APIRow? {
        guard let base = SwiftCallee.unwrapped(target).as(MemberAccessExprSyntax.self)?.base,
            let type = scope.type(of: base)
        else { return nil }
        return context.table.property(name, of: type)
    }

    /// The API of a property with a wrapper whose storage is assigned: `_accessibilityLabel = State(initialValue: …)`.
    private func stored(_ name: String, _ target: ExprSyntax) -> APIRow? {
        guard name.hasPrefix("_"), SwiftCallee.path(target).map({ $0.count == 1 || $0.first == "self" }) == true else {
            return nil
        }
        return context.table.property(String(name.dropFirst()))
    }

    /// The strings of an assignment to a subscript: `attributes[.accessibilitySpeechLanguage] = "es-419"` or
    /// `button[keyPath: \.accessibilityLabel] = L10n.play`.
    private func subscriptSites(_ target: ExprSyntax, _ value: [ExprSyntax]) -> [SwiftSite] {
        guard let access = SwiftCallee.unwrapped(target).as(SubscriptCallExprSyntax.self),
            let key = access.arguments.first?.expression,
            let name = IndirectSites.property(key) ?? SwiftCallee.name(key),
            let row = key.is(KeyPathExprSyntax.self)
                ? context.table.property(name.bareName)
                : key.is(MemberAccessExprSyntax.self) ? context.table.attribute(name.bareName) : nil
        else { return [] }
        let element = receiver.element(named: context.tree.text(access.calledExpression), at: access)
        return [context.site(row, at: name, parts(value, row), element, scope)]
    }

    /// Records what an assignment to another property shows about an element, such as its traits, its state, its
    /// visible text, or that it's hidden.
    private func noteContext(_ name: TokenSyntax, _ element: SpokenElement, _ value: [ExprSyntax]) {
        switch name.bareName {
        case "accessibilityTraits":
            noteTraits(value, of: element, at: name)
        case "isAccessibilityElement", "accessibilityElementsHidden":
            let hides = name.bareName == "accessibilityElementsHidden"
            if !hides, !isOnlyLocal(element, at: name) { noteMade(element) }
            guard let literal = value.first?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind else {
                return noteHidden(element, value, whenItIs: hides, at: name)
            }
            element.note(isHidden: (literal == .keyword(.true)) == hides)
            let branch = context.readsTitles ? context.branches.enclosing(Syntax(name)).branch : .always
            if (literal == .keyword(.true)) == hides, !branch.isAlways { element.note(hiddenIn: branch) }
            if name.bareName == "isAccessibilityElement", literal == .keyword(.true) { noteElement(element, at: name) }
        case "accessibilityElements" where element.name == nil:
            for list in value { context.listedElements.add(list, in: scope) }
        case "isHidden" where context.readsTitles: noteHidden(element, value, whenItIs: true, at: name)
        case "isSecureTextEntry" where context.readsTitles:
            noteState("secureTextEntry", of: element, whenItIs: true, value, at: name)
        case "isEditable" where context.readsTitles && element.control == "text field":
            noteState("textField", of: element, whenItIs: true, value, at: name)
        case "isEnabled": noteState("notEnabled", of: element, whenItIs: false, value, at: name)
        case "isSelected": noteState("selected", of: element, whenItIs: true, value, at: name)
        case "text", "title", "stringValue", "placeholder":
            guard value.count == 1, let text = SpokenElement.visibleText(value[0]) else { return }
            element.visibleText = text
        default: break
        }
    }

    /// Whether the element is a new view in a local variable that isn't returned or assigned to another variable, so
    /// that the statement doesn't affect other views. Only for transcripts.
    private func isOnlyLocal(_ element: SpokenElement, at node: TokenSyntax) -> Bool {
        guard context.readsTitles, let name = element.name,
            case .local(let values, _) = scope.origin(of: name, at: node.position.utf8Offset),
            let made = values.declaration.value?.as(FunctionCallExprSyntax.self),
            SwiftCallee.path(of: made)?.beginsWithCapital == true,
            let body = sequence(first: Syntax(node), next: \.parent).first(where: Self.isBody)
        else { return false }
        return !namesPassedOn(in: body).contains(name)
    }

    /// The names in a body that are returned or assigned. They are found once for all statements.
    private func namesPassedOn(in body: Syntax) -> Set<String> {
        if let known = context.namesPassedOn[body.id] { return known }
        var names: Set<String> = []
        var before: TokenKind?
        for token in body.tokens(viewMode: .sourceAccurate) {
            if before == .equal || before == .keyword(.return)
                || token.parent?.parent?.is(CodeBlockItemSyntax.self) == true
            {
                names.insert(token.text)
            }
            before = token.tokenKind
        }
        context.namesPassedOn[body.id] = names
        return names
    }

    private static func isBody(_ node: Syntax) -> Bool {
        node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(AccessorDeclSyntax.self)
            || node.is(ClosureExprSyntax.self)
    }

    /// Records that the code may make a view an accessibility element.
    private func noteMade(_ element: SpokenElement) {
        let type = scope.typeName ?? ""
        if let own = element.type, !own.hasPrefix("UI") { context.madeElements.insert(own.lastName) }
        guard let name = element.name else {
            context.madeElements.insert(type.lastName)
            return
        }
        // A local variable of a known class says nothing about views of other classes.
        if !element.isProperty, let own = element.type, own.beginsWithCapital, !own.hasPrefix("UI") { return }
        // Any other local variable, or a parameter of a function or closure, may be any view of the type.
        context.madeElements.insert(element.isProperty ? "\(type).\(name)" : "\(type).*")
        if name.contains(".") { context.madeElements.insert("*.\(name.lastName)") }
    }

    /// Records that a view is a single element, unless a test decides whether it is.
    private func noteElement(_ element: SpokenElement, at name: TokenSyntax) {
        guard let type = scope.typeName, context.branches.enclosing(Syntax(name)).branch.isAlways else { return }
        if let view = element.name {
            context.containers.addElement(view, in: scope)
        } else {
            context.elementTypes.insert(type)
        }
    }

    /// Records the condition that hides the element, as in `button.isHidden = isEmpty`, or the branch that sets
    /// `isHidden` to true.
    /// - Parameter hides: The value of the property for which the element is hidden.
    private func noteHidden(
        _ element: SpokenElement, _ value: [ExprSyntax], whenItIs hides: Bool, at name: TokenSyntax
    ) {
        let enclosing = context.branches.enclosing(Syntax(name))
        guard value.count == 1, let literal = value[0].as(BooleanLiteralExprSyntax.self) else {
            guard let test = test(of: value, for: element.state(name), enclosing) else { return }
            return element.note(hiddenIn: enclosing.branch.adding(hides ? .holds([test]) : .fails([test])))
        }
        // The test of `if !view.isHidden { view.isHidden = true }` only asks whether the view has to change.
        let asksItself = enclosing.branch.mentions(element.state(name))
        if literal.literal.tokenKind == .keyword(.true), !enclosing.branch.isAlways, !asksItself {
            element.note(hiddenIn: enclosing.branch)
        }
    }

    /// The value of an assignment as a test. The name of the property replaces `newValue`, because that is the
    /// property's value afterwards. Nil if the value contains `newValue` and the property isn't known.
    /// - Parameter state: The assigned property. After `button.isSelected = !button.isSelected`, the test is the
    ///   property itself.
    private func test(of value: [ExprSyntax], for state: String, _ enclosing: EnclosingBranch) -> String? {
        guard let first = value.first, let last = value.last else { return nil }
        let text = context.tree.text(first, through: last)
        if text.hasPrefix("!"), text.replacing("self.", with: "") == "!\(state)" { return state }
        guard text.contains("newValue") else { return text }
        return enclosing.property.map { text.replacing("newValue", with: $0) }
    }

    private func noteTraits(_ value: [ExprSyntax], of element: SpokenElement, at name: TokenSyntax) {
        let enclosing = context.branches.enclosing(Syntax(name))
        // A statement after an early return counts as unconditional, because it runs whenever the statements after it
        // do.
        let isAlways = enclosing.statement == nil
        let traits = SwiftTraits(tree: context.tree, scope: scope, properties: context.traitProperties)
        if let loop = context.unrolled(value, element.name ?? "", scope) {
            for (receiverName, value) in loop.steps {
                let element = receiver.element(named: receiverName, at: name)
                element.traitChanges.add(traits.changes(.adds, [value], in: enclosing.branch, by: enclosing.updater))
                element.replacesTraits = element.replacesTraits || isAlways && traits.isWhole([value])
            }
        } else {
            let isWhole = traits.isWhole(value)
            if isWhole, !isAlways, context.readsTitles {
                element.traitChanges.removeAll { $0.branch == enclosing.branch && $0.updater == enclosing.updater }
                element.traitChanges.add([.removesAll(in: enclosing.branch, by: enclosing.updater)])
            }
            element.traitChanges.add(traits.changes(.adds, value, in: enclosing.branch, by: enclosing.updater))
            element.replacesTraits = element.replacesTraits || isAlways && isWhole
        }
    }

    /// Records a property of a control that VoiceOver speaks like a trait: `button.isEnabled = count > 0`.
    /// - Parameter spoken: the value of the property for which the trait is spoken.
    private func noteState(
        _ trait: String, of element: SpokenElement, whenItIs spoken: Bool, _ value: [ExprSyntax], at name: TokenSyntax
    ) {
        let enclosing = context.branches.enclosing(Syntax(name))
        let branch = enclosing.branch
        func change(_ effect: TraitChange.Effect, _ branch: Branch) -> TraitChange {
            TraitChange(
                effect, trait, in: branch, by: enclosing.updater, isOfControl: true, isByAction: enclosing.isInAction)
        }
        if let literal = value.first?.as(BooleanLiteralExprSyntax.self), value.count == 1 {
            let isSpoken = (literal.literal.tokenKind == .keyword(.true)) == spoken
            element.traitChanges.add([change(isSpoken ? .adds : .removes, branch)])
        } else if let given = test(of: value, for: element.state(name), enclosing) {
            // `$0`, such as the value that a publisher passes to a closure, means nothing to a reader. The test uses
            // the name of the assigned property instead: `button.isEnabled`.
            let test = [given == "$0" ? element.state(name) : given]
            element.traitChanges.add([change(.adds, branch.adding(spoken ? .holds(test) : .fails(test)))])
            guard context.readsTitles else { return }
            element.traitChanges.add([change(.removes, branch.adding(spoken ? .fails(test) : .holds(test)))])
        }
    }

    /// Records that a call inverts a property of a control: `button.isSelected.toggle()`. Only for transcripts.
    func noteToggle(of property: ExprSyntax) {
        guard let name = SwiftCallee.name(property) else { return }
        let element = receiver.element(of: property)
        let (test, updater) = ([element.state(name)], context.branches.enclosing(Syntax(name)).updater)
        func change(_ trait: String, _ test: Branch.Test) -> TraitChange {
            TraitChange(.adds, trait, in: Branch([test]), by: updater, isOfControl: true)
        }
        switch name.bareName {
        case "isSelected": element.traitChanges.add([change("selected", .holds(test))])
        case "isEnabled": element.traitChanges.add([change("notEnabled", .fails(test))])
        case "isHidden": element.note(hiddenIn: Branch([.holds(test)]))
        default: break
        }
    }
}

extension SpokenElement {
    /// A property of the element as an expression: `button.isSelected`.
    fileprivate func state(_ property: TokenSyntax) -> String {
        [name, property.bareName].compactMap(\.self).joined(separator: ".")
    }
}

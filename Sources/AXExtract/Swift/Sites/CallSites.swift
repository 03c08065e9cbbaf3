import AXModel
import AXSource
import SwiftSyntax

/// Finds the accessibility strings that a call sets.
struct CallSites {
    let context: SiteContext
    let scope: SwiftScope
    /// The chain of modifiers that contains the call.
    let chain: SwiftChain?

    private var receiver: SwiftReceiver { SwiftReceiver(tree: context.tree, scope: scope) }

    func sites(of call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let name = SwiftCallee.name(call.calledExpression) else { return [] }
        noteContext(name.bareName, call)
        let calls = calls(name, call)
        return modifiers(name, call) + setters(name, call) + calls + arguments(name, call, isImage: calls.isEmpty)
            + attributes(name, call) + builders(name, call)
            + IndirectSites(context: context, scope: scope).sites(of: call, named: name)
            + ActionViews(context: context, scope: scope).sites(of: call, named: name)
    }

    private func modifiers(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        let rows = context.table.modifiers(name.bareName)
        guard !rows.isEmpty, isOfView(call) else { return [] }
        var taken: Set<SyntaxIdentifier> = []
        return rows.compactMap { row in
            guard case .modifier(_, let argument) = row.shape, hasCompanion(row),
                let value = SwiftArguments.expression(argument, of: call), taken.insert(value.id).inserted,
                !isSystemRotor(name.bareName, value)
            else { return nil }
            let element = chain?.element ?? receiver.element(named: "self", at: name)
            let swipeActions = SwipeActionSites(context: context, scope: scope)
            if context.readsTitles, let action = swipeActions.site(ofLabel: value, on: call, at: name) {
                // VoiceOver offers only the action's name.
                return row.role == .label ? action : nil
            }
            var site = context.site(row, at: name, value, element, scope)
            if let condition = SwiftArguments.labeled(["isEnabled"], of: call) {
                site.enclosing.branch = site.enclosing.branch.adding(.holds([context.tree.text(condition)]))
            }
            return site
        }
    }

    /// Whether a function may modify a view. A function of a type doesn't, as in `L10n.Menu.help(…)`. A call without a
    /// base, such as `.help(.root)`, is usually a case with values; it's a modifier only in `#if`.
    private func isOfView(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return true }
        if let base = member.base { return !SwiftCallee.isType(base) }
        let around = sequence(first: Syntax(call), next: \.parent).prefix(Self.longestChain)
        return around.first { !Self.links.contains($0.kind) }?.is(IfConfigClauseSyntax.self) ?? false
    }

    private static let longestChain = 64
    private static let links: Set<SyntaxKind> = [.functionCallExpr, .memberAccessExpr]

    private func hasCompanion(_ row: APIRow) -> Bool {
        row.companions.isEmpty || chain.map { !$0.names.isDisjoint(with: row.companions) } ?? false
    }

    /// Whether a modifier adds a system rotor, which the app doesn't name: `.accessibilityRotor(.headings)`.
    private func isSystemRotor(_ modifier: String, _ value: ExprSyntax) -> Bool {
        modifier == "accessibilityRotor" && SwiftCallee.path(value)?.first == ""
    }

    private func setters(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        let explicit = context.table.setters(name.bareName).first { row in
            guard case .setter(_, let requirement) = row.shape else { return false }
            return SwiftArguments.satisfies(requirement, call)
        }
        guard let row = explicit ?? context.table.property(ofSetter: name.bareName),
            let value = SwiftArguments.expression(.position(0), of: call)
        else { return [] }
        return [context.site(row, at: name, value, receiver.element(of: call.calledExpression), scope)]
    }

    private func calls(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        let last = name.bareName
        // Most calls aren't in the table, so the dotted name isn't built for them.
        guard last == "init" || last == "Self" || context.table.hasCalls(named: last) else { return [] }
        let expected = ExpectedType(types: context.table.places, scope: scope)
        // If the function is called on an expression without a name, the function's own name is looked up.
        let path = SwiftCallee.path(of: call).map(expected.resolved) ?? name.bareName
        let named = context.table.calls(path)
        guard path.isEmpty || !named.isEmpty else { return [] }
        // `.init(name: …)` makes a value of the expected type.
        let destination = expected.destination(of: call)
        let rows = path.isEmpty ? destination.type.map(context.table.calls) ?? [] : named
        var taken: Set<SyntaxIdentifier> = []
        return rows.compactMap { row in
            guard case .call(_, let argument, let requirement) = row.shape,
                SwiftArguments.satisfies(requirement, call),
                let value = SwiftArguments.expression(argument, of: call), taken.insert(value.id).inserted
            else { return nil }
            let use = context.readsTitles && row.role == .customAction ? ActionUse(of: call, in: context) : nil
            let owned = use.map { expected.destination(of: $0.expression) } ?? destination
            var site = context.site(row, at: name, value, owner(of: call, owned, row), scope)
            site.enclosing.branch = use?.branch ?? site.enclosing.branch
            return site
        }
    }

    /// The element that the string of a call belongs to:
    /// - for an image, the view that shows it
    /// - for other strings except announcements, the element that the call's value is assigned to
    /// - otherwise, and if that view or element isn't known, a new element
    private func owner(of call: FunctionCallExprSyntax, _ destination: ExpectedType.Destination, _ row: APIRow)
        -> SpokenElement
    {
        let isConstant = row.role == .imageDescription && Self.isConstant(call)
        if row.role == .imageDescription, !isConstant, let owner = viewWithImage(call) ?? chain?.element {
            return owner
        }
        let hasOwner = row.role != .announcement && row.role != .imageDescription
        guard hasOwner, let target = destination.target, SwiftCallee.name(target) != nil, !scope.isLocal(target) else {
            let element = SpokenElement(control: row.role == .imageDescription ? "image" : nil)
            // The system composes what VoiceOver says about a mark of a chart from the mark's names and values.
            element.isHidden = isConstant || row.module == ChartsAPIs.module
            // The descriptions of a chart and its axes are spoken one after another.
            if context.readsTitles, [.label, .value].contains(row.role) {
                element.start = context.tree.span(call).start
            }
            return element
        }
        return receiver.element(of: target)
    }

    /// Whether a call is the value of a static property: `static let star = …`. Several views may show such an image,
    /// so it isn't an element.
    private static func isConstant(_ call: FunctionCallExprSyntax) -> Bool {
        var current = Syntax(call)
        while let parent = current.parent,
            [.forceUnwrapExpr, .initializerClause, .patternBinding].contains(parent.kind)
        {
            current = parent
        }
        let variable = current.parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.modifiers.contains { ["static", "class"].contains($0.name.text) } ?? false
    }

    /// The view whose image is the value of a call: `playButton` in `playButton.image = NSImage(…)`.
    private func viewWithImage(_ call: FunctionCallExprSyntax) -> SpokenElement? {
        guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self),
            let assignment = SwiftAssignment(sequence),
            assignment.value.first?.id == ExprSyntax(call).id, assignment.target.is(MemberAccessExprSyntax.self),
            let property = SwiftCallee.name(assignment.target)?.bareName,
            ["image", "alternateImage"].contains(property)
        else { return nil }
        return receiver.element(of: assignment.target)
    }

    /// The strings of arguments that are named after an attribute, in calls to the app's own functions and views:
    /// `IconButton(icon: .play, accessibilityLabel: …)`.
    /// - Parameter isImage: Whether the call may make an image by an alias or subclass.
    private func arguments(_ name: TokenSyntax, _ call: FunctionCallExprSyntax, isImage: Bool) -> [SwiftSite] {
        call.arguments.compactMap { argument in
            guard let label = argument.label, !argument.expression.is(BooleanLiteralExprSyntax.self),
                !context.readsTitles || !argument.expression.is(NilLiteralExprSyntax.self),
                let row = label.bareName == Self.description
                    ? isImage ? description(of: name.bareName) : nil : context.table.argument(label.bareName)
            else { return nil }
            let path = typeName(of: call)
            let element = SpokenElement(
                path, control: ControlNames.control(ofType: path ?? ""), start: context.tree.span(call).start)
            (element.type, element.controlOfType) = (path, element.control)
            if context.readsTitles {
                let around = ViewAncestors(of: call, context.groups)
                (element.group, element.isHidden) = (around.group?.element, around.hides)
                element.isHidden = element.isHidden || row.role == .imageDescription && Self.isConstant(call)
            }
            var site = context.site(row, at: label, argument.expression, element, scope)
            site.isArgument = true
            return site
        }
    }

    /// The name of the function or type that is called. `.init(title: …)` makes a value of the expected type.
    private func typeName(of call: FunctionCallExprSyntax) -> String? {
        guard let path = SwiftCallee.path(of: call), path.isEmpty else { return SwiftCallee.path(of: call) }
        let expected = ExpectedType(types: context.table.places, scope: scope).destination(of: call)
        return expected.dottedType ?? expected.type ?? "init"
    }

    private static let description = "accessibilityDescription"

    /// The row for the argument `accessibilityDescription:`. It describes an image if the file uses AppKit, or if the
    /// callee's name contains “image”, like most aliases and subclasses of `NSImage`. Otherwise, it's a label.
    private func description(of callee: String) -> APIRow? {
        let isAppKit = context.table.property(Self.description)?.role == .imageDescription
        return isAppKit || callee.lowercased().contains("image")
            ? context.table.calls("NSImage").first : context.table.argument(Self.description)
    }

    /// The attribute that a call adds to a string:
    /// `text.addAttribute(.accessibilitySpeechLanguage, value: "es-419", range: …)`.
    private func attributes(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let first = call.arguments.first, first.label == nil, first.expression.is(MemberAccessExprSyntax.self),
            let attribute = SwiftCallee.name(first.expression), let row = context.table.attribute(attribute.bareName),
            let value = SwiftArguments.labeled(["value"], of: call)
        else { return [] }
        return [context.site(row, at: attribute, value, receiver.element(of: call.calledExpression), scope)]
    }

    private func builders(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let modifier = scope.builder, let path = SwiftCallee.path(of: call), !isArgument(call) else { return [] }
        return context.table.builders(modifier).flatMap { row -> [SwiftSite] in
            guard case .builder(_, let views, let title) = row.shape, views.contains(path),
                let value = title.lazy.compactMap({ SwiftArguments.expression($0, of: call) }).first
            else { return [] }
            // A view that represents another view is an element; the names of actions belong to the views with the
            // modifier.
            let owners = row.role == .label ? chain.map { [ContentOwner(element: $0.element)] } ?? [] : scope.owners
            return (owners.isEmpty ? [ContentOwner(element: SpokenElement())] : owners).map { owner in
                var site = context.site(row, at: name, value, owner.element, scope)
                site.enclosing.branch = owner.branch.joined(site.enclosing.branch)
                return site
            }
        }
    }
}

extension CallSites {
    /// Whether a call is an argument of an accessibility modifier, such as a hint, rather than a view in a closure.
    private func isArgument(_ call: FunctionCallExprSyntax) -> Bool {
        var current = Syntax(call)
        for _ in 0..<64 {
            guard let parent = current.parent else { return false }
            switch parent.kind {
            case .closureExpr, .codeBlockItem: return false
            case .labeledExpr:
                let modified = parent.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
                let name = modified.flatMap(SwiftCallee.name)?.bareName
                if let name, !context.table.modifiers(name).isEmpty { return true }
                current = parent
            default: current = parent
            }
        }
        return false
    }

    /// Records the facts about an element in a call that doesn't set an accessibility string.
    private func noteContext(_ name: String, _ call: FunctionCallExprSyntax) {
        let callee = SwiftCallee.unwrapped(call.calledExpression)
        if context.readsTitles, name == "toggle", let property = callee.as(MemberAccessExprSyntax.self)?.base {
            AssignmentSites(context: context, scope: scope).noteToggle(of: property)
        }
        guard let first = call.arguments.first, let base = callee.as(MemberAccessExprSyntax.self)?.base else { return }
        switch name {
        case "setTitle":
            receiver.element(of: callee).visibleText = SpokenElement.visibleText(first.expression)
        case "setAccessibilityRole":
            guard let trait = SwiftTraits.trait(ofRole: first.expression) else { return }
            receiver.element(of: callee).traitChanges.add([
                TraitChange(.adds, trait, in: context.branches.enclosing(Syntax(call)).branch)
            ])
        case "insert", "formUnion": noteTraits(.adds, first.expression, of: base)
        case "remove", "subtract": noteTraits(.removes, first.expression, of: base)
        default: break
        }
    }

    /// Records a change of traits such as `cell.accessibilityTraits.insert(.selected)`.
    private func noteTraits(_ effect: TraitChange.Effect, _ value: ExprSyntax, of base: ExprSyntax) {
        guard SwiftCallee.name(base)?.bareName == "accessibilityTraits" else { return }
        let enclosing = context.branches.enclosing(Syntax(value))
        receiver.element(of: base).traitChanges.add(
            SwiftTraits(tree: context.tree, properties: context.traitProperties)
                .changes(effect, [value], in: enclosing.branch, by: enclosing.updater))
    }
}

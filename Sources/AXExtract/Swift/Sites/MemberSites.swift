import AXModel
import AXSource
import SwiftSyntax

/// Finds the accessibility strings that the members of a type provide: its properties, methods, and default values of
/// parameters.
struct MemberSites {
    let context: SiteContext
    let scope: SwiftScope
    /// The scope of the member's body; nil if it has none.
    let body: SwiftScope?

    private var receiver: SwiftReceiver { SwiftReceiver(tree: context.tree, scope: scope) }

    func sites(of variable: VariableDeclSyntax) -> [SwiftSite] {
        variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            if name.bareName == "accessibilityTraits" { noteTraits(binding) }
            if name.bareName == "isAccessibilityElement" { noteElement(binding) }
            if name.bareName == "accessibilityElements" { context.listedElements.add(binding, in: scope) }
            guard let row = context.table.member(name.bareName), !isForwarded(binding, name.bareName) else {
                return nil
            }
            let type = binding.typeAnnotation.flatMap { SwiftDeclarations.typeName($0.type) }
            let modifiers = variable.modifiers
            if let body = StatementResults.getter(of: binding) {
                return site(row, name, body, type, modifiers)
            }
            guard let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) else { return nil }
            return site(row, name, [part(value, row, type)], scope, modifiers)
        }
    }

    /// Whether a property with a setter returns the same attribute of a plain view: `get { inner.accessibilityLabel }`.
    /// If so, the strings are found where the code sets them. Always false unless a transcript is made.
    private func isForwarded(_ binding: PatternBindingSyntax, _ name: String) -> Bool {
        guard context.readsTitles, case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            accessors.contains(where: { $0.accessorSpecifier.text == "set" && $0.body?.statements.isEmpty == false }),
            let getter = StatementResults.getter(of: binding)
        else { return false }
        let results = StatementResults(tree: context.tree).results(of: getter)
        let path = results.count == 1 ? SwiftCallee.path(results[0].expression)?.filter { $0 != "self" } : nil
        guard let path, path.count == 2, path[1] == name, let type = scope.lookUp(path[0])?.type else { return false }
        return ControlNames.isPlainView(type)
    }

    /// The strings of a method that is named after an attribute. AppKit's `accessibilityValue()` returns `Any?`.
    func sites(of function: FunctionDeclSyntax) -> [SwiftSite] {
        if function.name.bareName == "accessibilityRole", let body = function.body?.statements { noteRole(body) }
        guard let row = context.table.member(function.name.bareName), let body = function.body?.statements,
            let type = function.signature.returnClause.flatMap({ SwiftDeclarations.typeName($0.type) }),
            type == "Any" || SwiftDeclarations.meaning(ofType: type) != nil
        else { return [] }
        return [site(row, function.name, body, type, function.modifiers)]
    }

    /// The default values of parameters that are named after an attribute: `accessibilityLabel: String = L10n.close`.
    func sites(of parameters: FunctionParameterListSyntax) -> [SwiftSite] {
        parameters.compactMap { parameter in
            guard let value = parameter.defaultValue?.value, SwiftLiteral.plainText(value)?.isEmpty != true,
                let row = context.table.argument(parameter.firstName.bareName)
            else { return nil }
            var part = part(value, row, SwiftDeclarations.typeName(parameter.type))
            part.interest = .strings
            return site(row, parameter.firstName, [part], scope, [])
        }
    }

    private static func isConstant(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    private func site(
        _ row: APIRow, _ name: TokenSyntax, _ body: CodeBlockItemListSyntax, _ type: String?,
        _ modifiers: DeclModifierListSyntax
    ) -> SwiftSite {
        let results = StatementResults(tree: context.tree).results(of: body)
        let parts = results.filter { !isKey($0.expression, name.bareName) }.map { result in
            var part = part(result.expression, row, type)
            part.branch = result.branch
            return part
        }
        return site(row, name, parts, self.body ?? scope, modifiers)
    }

    /// Whether an expression makes a key that has the name of the member: `Key("accessibilityLabel")`.
    private func isKey(_ expression: ExprSyntax, _ name: String) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let made = SwiftCallee.name(call.calledExpression)?.bareName
        else { return false }
        let isOwnType = made == "init" || made.beginsWithCapital && !Self.textTypes.contains(made)
        return isOwnType && call.arguments.first.flatMap { SwiftLiteral.plainText($0.expression) } == name
    }

    private static let textTypes: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "String", "Text",
    ]

    private func site(
        _ row: APIRow, _ name: TokenSyntax, _ parts: [ValuePart], _ inner: SwiftScope,
        _ modifiers: DeclModifierListSyntax
    ) -> SwiftSite {
        let described = elementName(row, name.bareName)
        let element =
            Self.isConstant(modifiers)
            ? receiver.elementOfConstants(named: described, at: name) : receiver.element(named: described, at: name)
        var site = context.site(row, at: name, parts, element, inner)
        site.isMember = true
        site.isOverride = modifiers.contains { $0.name.text == "override" }
        return site
    }

    /// The name of the element that a member describes: `playButton` for `playButtonAccessibilityLabel`, and `self` for
    /// `accessibilityLabel`.
    private func elementName(_ row: APIRow, _ name: String) -> String {
        guard case .nameEnding(let ending) = row.shape, name.count > ending.count else { return "self" }
        return String(name.dropLast(ending.count))
    }

    private func part(_ expression: ExprSyntax, _ row: APIRow, _ type: String?) -> ValuePart {
        var part = context.part(expression, row)
        if let meaning = SwiftDeclarations.meaning(ofType: type) {
            part.meaning = meaning
        } else if type == nil, expression.is(StringLiteralExprSyntax.self) {
            part.meaning = .text
        }
        return part
    }

    private func noteTraits(_ binding: PatternBindingSyntax) {
        guard let body = StatementResults.getter(of: binding) else { return }
        let element = receiver.element(named: "self", at: binding)
        let traits = SwiftTraits(tree: context.tree)
        let results = StatementResults(tree: context.tree).results(of: body)
        element.replacesTraits = results.count == 1 && traits.isWhole([results[0].expression])
        element.sourceProperty = results.count == 1 ? source(ofTraits: results[0].expression) : nil
        for result in results {
            element.traitChanges.add(traits.changes(.adds, [result.expression], in: result.branch))
        }
    }

    /// Records that the views of the enclosing class are single elements, if the property always returns true. Only for
    /// transcripts.
    private func noteElement(_ binding: PatternBindingSyntax) {
        guard context.readsTitles, let body = StatementResults.getter(of: binding), let type = scope.typeName else {
            return
        }
        let results = StatementResults(tree: context.tree).results(of: body)
        let value = results.count == 1 ? results[0].expression.as(BooleanLiteralExprSyntax.self) : nil
        if value?.literal.tokenKind == .keyword(.true) { context.elementTypes.insert(type) }
    }

    /// Records the role that AppKit's `accessibilityRole()` returns.
    private func noteRole(_ body: CodeBlockItemListSyntax) {
        let results = StatementResults(tree: context.tree).results(of: body)
        receiver.element(named: "self", at: body).traitChanges.add(
            results.compactMap { result in
                SwiftTraits.trait(ofRole: result.expression).map { TraitChange(.adds, $0, in: result.branch) }
            })
    }

    /// The element whose traits an expression returns: `container.control` for `container.control.accessibilityTraits`.
    /// Nil for other expressions.
    private func source(ofTraits traits: ExprSyntax) -> Reference? {
        guard let path = SwiftCallee.path(traits)?.filter({ $0 != "self" }), path.count > 1,
            path.last == "accessibilityTraits", path.first != "super"
        else { return nil }
        return Reference(path: path.dropLast(), enclosingType: scope.typeName)
    }
}

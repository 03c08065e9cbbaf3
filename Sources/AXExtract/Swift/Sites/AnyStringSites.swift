import AXModel
import SwiftSyntax

/// Finds localizable strings in any context, including those that have nothing to do with accessibility.
struct AnyStringSites {
    let context: SiteContext
    let scope: SwiftScope

    private var reader: LocalizationReader {
        LocalizationReader(
            tree: context.tree, inference: SpecifierInference(tree: context.tree, scope: scope),
            functions: context.functions)
    }

    /// The site of a call whose key is interpolated before the lookup:
    /// `NSLocalizedString("Open \(name)", comment: "")`. Nil for other calls.
    func composedKey(of call: FunctionCallExprSyntax) -> SwiftSite? {
        let part = ValuePart(ExprSyntax(call), .text)
        guard let name = SwiftCallee.name(call.calledExpression), let key = reader.key(of: call, in: part),
            case .key(let function) = key.meaning, !function.interpolates,
            let literal = key.expression.as(StringLiteralExprSyntax.self).flatMap(SwiftLiteral.init),
            !literal.interpolations.isEmpty
        else { return nil }
        return site(name, [part])
    }

    /// The strings of a localization call in any context, and of App Intents.
    func sites(of call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let name = SwiftCallee.name(call.calledExpression) else { return [] }
        let intents = IntentStrings(context: context, scope: scope).parts(of: call, named: name.bareName)
        var part = ValuePart(ExprSyntax(call), .text)
        part.interest = .localized
        let isCall = reader.key(of: call, in: part) != nil || isLocalizedLiteral(call.calledExpression)
        let parts = intents + (isCall ? [part] : [])
        return parts.isEmpty ? [] : [site(name, parts)]
    }

    /// The strings of a property wrapper in an app intent: `@Parameter(title: "…")`.
    func sites(of attribute: AttributeSyntax) -> [SwiftSite] {
        let parts = IntentStrings(context: context, scope: scope).parts(of: attribute)
        return parts.isEmpty ? [] : [site(attribute.attributeName, parts)]
    }

    /// The string that a member of a literal looks up: `"play.button".localized`.
    func sites(of access: MemberAccessExprSyntax) -> [SwiftSite] {
        guard isLocalizedLiteral(ExprSyntax(access)), access.parent?.is(FunctionCallExprSyntax.self) != true else {
            return []
        }
        var part = ValuePart(ExprSyntax(access), .text)
        part.interest = .localized
        return [site(access.declName.baseName, [part])]
    }

    /// The strings of variables whose type takes keys: `let title: LocalizedStringKey = "player.title"`. For a computed
    /// property, they are the results of its getter.
    /// - Parameter body: The scope of the getter.
    func sites(of variable: VariableDeclSyntax, body: SwiftScope?) -> [SwiftSite] {
        variable.bindings.compactMap { binding in
            guard let type = binding.typeAnnotation?.type, let call = keyCall(type),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else { return nil }
            if let statements = StatementResults.getter(of: binding) {
                return site(name, results(of: statements, call), body)
            }
            return binding.initializer.map { site(name, [part($0.value, call)]) }
        }
    }

    /// The results of a function that returns a key.
    func sites(of function: FunctionDeclSyntax, body: SwiftScope) -> [SwiftSite] {
        guard let type = function.signature.returnClause?.type, let call = keyCall(type),
            let statements = function.body?.statements
        else { return [] }
        return [site(function.name, results(of: statements, call), body)]
    }

    /// The call that looks up a literal of a type; nil if such a literal isn't a key.
    private func keyCall(_ written: TypeSyntax) -> LocalizationCall? {
        guard let type = SwiftDeclarations.typeName(written), type != "Text" else { return nil }
        if context.importsAppIntents, IntentStrings.types.contains(type) { return .bareKey }
        guard case .key(let call)? = SwiftDeclarations.meaning(ofType: type) else { return nil }
        return call
    }

    private func results(of statements: CodeBlockItemListSyntax, _ call: LocalizationCall) -> [ValuePart] {
        StatementResults(tree: context.tree).results(of: statements).map { result in
            var part = part(result.expression, call)
            part.branch = result.branch
            return part
        }
    }

    private func part(_ expression: ExprSyntax, _ call: LocalizationCall) -> ValuePart {
        var part = ValuePart(expression, .key(call))
        part.interest = .localized
        return part
    }

    private func isLocalizedLiteral(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base.map(SwiftCallee.unwrapped)?.is(StringLiteralExprSyntax.self) == true
            && (member.declName.baseName.bareName.hasPrefix("localized")
                || context.functions.contains(member.declName.baseName.bareName))
    }

    private func site(_ name: some SyntaxProtocol, _ parts: [ValuePart], _ inner: SwiftScope? = nil) -> SwiftSite {
        let name = Syntax(name)
        let api = name.as(TokenSyntax.self)?.text ?? name.as(TypeSyntax.self)?.path ?? ""
        let row = APIRow.visible(api, .call(api, .position(0)))
        return context.site(row, at: name, parts, SpokenElement(), inner ?? scope)
    }
}

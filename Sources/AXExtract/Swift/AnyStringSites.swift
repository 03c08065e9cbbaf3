import AXModel
import SwiftSyntax

/// Finds the localizable strings that have nothing to do with accessibility.
struct AnyStringSites {
    let context: SiteContext
    let scope: SwiftScope

    /// A localization call, wherever it stands.
    func sites(of call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let name = SwiftCallee.name(call.calledExpression) else { return [] }
        let reader = LocalizationReader(
            tree: context.tree, inference: SpecifierInference(tree: context.tree, scope: scope),
            functions: context.functions)
        var part = ValuePart(ExprSyntax(call), .text)
        part.interest = .localized
        guard reader.key(of: call, in: part) != nil || isLocalizedLiteral(call.calledExpression) else { return [] }
        return [site(name, part)]
    }

    /// `"play.button".localized`.
    func sites(of access: MemberAccessExprSyntax) -> [SwiftSite] {
        guard isLocalizedLiteral(ExprSyntax(access)), access.parent?.is(FunctionCallExprSyntax.self) != true else {
            return []
        }
        var part = ValuePart(ExprSyntax(access), .text)
        part.interest = .localized
        return [site(access.declName.baseName, part)]
    }

    /// `let title: LocalizedStringKey = "player.title"`.
    func sites(of variable: VariableDeclSyntax) -> [SwiftSite] {
        variable.bindings.compactMap { binding in
            guard let type = binding.typeAnnotation.flatMap({ SwiftDeclarations.typeName($0.type) }), type != "Text",
                case .key(let call)? = SwiftDeclarations.meaning(ofType: type),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let value = binding.initializer?.value
            else { return nil }
            var part = ValuePart(value, .key(call))
            part.interest = .localized
            return site(name, part)
        }
    }

    private func isLocalizedLiteral(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base.map(SwiftCallee.unwrapped)?.is(StringLiteralExprSyntax.self) == true
            && (member.declName.baseName.bareName.hasPrefix("localized")
                || context.functions.contains(member.declName.baseName.bareName))
    }

    private func site(_ name: TokenSyntax, _ part: ValuePart) -> SwiftSite {
        let row = APIRow(name.bareName, .call(name.bareName, .position(0)), .other)
        return context.site(row, at: name, [part], SpokenElement(nil, control: nil), scope)
    }
}

import AXModel
import AXSource
import SwiftSyntax

/// A use of a modifier that the app may declare. Its arguments are expressions, which are read later.
struct SwiftModifierUse {
    let callee: SpokenCall.Callee
    let name: TokenSyntax
    /// The call of the function, or of the initializer.
    let call: FunctionCallExprSyntax
    let arguments: [LabeledExprSyntax]
    let element: SpokenElement
    let scope: SwiftScope
    /// Whether the modified value is certainly a view.
    let isOfView: Bool
}

/// Finds the modifiers in a chain that the app may declare.
struct ModifierUses {
    let context: SiteContext
    let scope: SwiftScope

    /// No real modifier has more arguments.
    private static let mostArguments = 16

    func uses(in chain: SwiftChain) -> [SwiftModifierUse] {
        if context.isTest { return [] }
        var calls: [(name: TokenSyntax, call: FunctionCallExprSyntax)] = []
        var current = SwiftCallee.unwrapped(ExprSyntax(chain.end))
        while let call = current.as(FunctionCallExprSyntax.self),
            let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
            let base = member.base, !SwiftCallee.isType(base)
        {
            if isOwn(member.declName.baseName.bareName, call) { calls.append((member.declName.baseName, call)) }
            current = SwiftCallee.unwrapped(base)
        }
        // A modifier may have no base: in an extension of a view, and in `#if`.
        if let call = current.as(FunctionCallExprSyntax.self), let name = SwiftCallee.name(call.calledExpression),
            !name.bareName.beginsWithCapital, isOwn(name.bareName, call)
        {
            calls.append((name, call))
        }
        if calls.isEmpty { return [] }
        let isOfView = isView(current) || !chain.names.isDisjoint(with: Self.systemModifiers)
        return calls.reversed().compactMap { use($0.name, $0.call, chain, isOfView: isOfView) }
    }

    private func use(
        _ name: TokenSyntax, _ call: FunctionCallExprSyntax, _ chain: SwiftChain, isOfView: Bool
    ) -> SwiftModifierUse? {
        var (callee, call) = (SpokenCall.Callee.function(name.bareName, labels: []), call)
        if name.bareName == "modifier" {
            guard let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
                let type = SwiftCallee.names(of: made), type.last?.beginsWithCapital == true
            else { return nil }
            callee = .initializer(Reference(path: type, enclosingType: scope.typeName))
            call = made
        } else {
            callee = .function(name.bareName, labels: call.arguments.map(\.label?.bareName))
        }
        guard call.arguments.count <= Self.mostArguments else { return nil }
        return SwiftModifierUse(
            callee: callee, name: name, call: call, arguments: Array(call.arguments), element: chain.element,
            scope: scope,
            isOfView: isOfView)
    }

    /// Whether the app may declare the modifier. If the system has modifiers with this name, all of them must have a
    /// label for the string, and the first argument of the call must have no label: `accessibility(_:)`, but not
    /// `accessibility(label:)`.
    private func isOwn(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        if name == "modifier" { return true }
        guard context.modifierNames.contains(name) else { return false }
        let system = context.table.modifiers(name)
        return system.isEmpty || call.arguments.first?.label == nil && system.allSatisfy(\.hasLabel)
    }

    /// Whether the root of a chain is certainly a view, rather than another value with methods.
    private func isView(_ root: ExprSyntax) -> Bool {
        if let call = root.as(FunctionCallExprSyntax.self) {
            guard let name = SwiftCallee.names(of: call)?.last else { return false }
            return name.beginsWithCapital || SwiftCallee.nameWithoutBase(call) != nil
        }
        guard let name = SwiftCallee.path(root)?.last else { return false }
        if ["self", "content"].contains(name) || context.groups.members?.declares(name) == true { return true }
        guard root.is(DeclReferenceExprSyntax.self) else { return false }
        return scope.lookUp(name)?.type.flatMap(ControlNames.control(ofType:)) != nil
            || ClosureParameter.view(named: name, at: root) != nil
    }

    /// Modifiers that only views have.
    private static let systemModifiers: Set<String> = [
        "aspectRatio", "background", "clipShape", "cornerRadius", "font", "foregroundColor", "foregroundStyle", "frame",
        "onTapGesture", "opacity", "overlay", "padding", "resizable", "scaledToFit",
    ]
}

extension SiteContext {
    /// Whether a function may declare a modifier: it is in an extension, and returns a value. Always false unless a
    /// transcript is made.
    func mayDeclareModifier(_ function: FunctionDeclSyntax) -> Bool {
        readsTitles && function.signature.returnClause != nil
            && function.isOfExtension
    }
}

extension FunctionDeclSyntax {
    private var enclosingExtension: ExtensionDeclSyntax? {
        parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    }

    fileprivate var isOfExtension: Bool { enclosingExtension != nil }

    /// Whether only the function's file can call it.
    fileprivate var isPrivate: Bool {
        StringDeclaration.isPrivate(modifiers)
            || enclosingExtension.map { StringDeclaration.isPrivate($0.modifiers) } ?? false
    }
}

extension Callable {
    init(_ function: FunctionDeclSyntax) {
        self.init(
            name: function.name.bareName,
            parameters: function.signature.parameterClause.parameters.map(StringDeclaration.parameter),
            isOfFile: !function.name.bareName.isAboutAccessibility,
            isOfExtension: function.isOfExtension && !function.isPrivate)
    }

    /// A function of a type, identified by the type and its name: `VoiceOver.say`. Nil for other functions.
    init?(announcer function: FunctionDeclSyntax, in scope: SwiftScope) {
        guard scope.kind == .type, let type = scope.typeName else { return nil }
        self.init(
            name: "\(type.lastName).\(function.name.bareName)",
            parameters: function.signature.parameterClause.parameters.map(StringDeclaration.parameter))
    }
}

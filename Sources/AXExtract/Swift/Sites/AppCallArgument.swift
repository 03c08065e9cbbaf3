import AXModel
import AXSource
import SwiftSyntax

/// An argument of an initializer or function that the app may declare. Its value is an expression, which is read later.
struct AppCallArgument {
    let callee: SpokenCall.Callee
    let index: Int
    let label: TokenSyntax?
    /// The argument's label or, without a label, the callee's name.
    let nameNode: Syntax
    let call: FunctionCallExprSyntax
    let value: ValuePart
    /// Whether the source doesn't show the string.
    let isDynamic: Bool
    let scope: SwiftScope
    /// The variable or property to which the result of an initializer is assigned; found only for transcripts.
    let receiver: SpokenElement?

    /// Whether a call may refer to a function that the same file declares, and may pass a string.
    static func mayCallOwnFunction(_ call: FunctionCallExprSyntax, _ context: SiteContext) -> Bool {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName, !name.beginsWithCapital, name != "init",
            !context.isTest, context.groups.members?.declares(name) != true, !name.isAboutAccessibility
        else { return false }
        return call.arguments.contains { mayBeString($0.expression) }
    }

    /// The arguments of a call that may be strings.
    /// - Parameters:
    ///   - speaking: the name of the called function, if it's one in which the file sets accessibility attributes.
    ///   - announces: whether the called function is one of the enclosing type in which the file announces strings.
    static func arguments(
        of call: FunctionCallExprSyntax, in scope: SwiftScope, _ context: SiteContext, speaking: String? = nil,
        announces: Bool = false
    ) -> [AppCallArgument] {
        guard !context.isTest, let name = SwiftCallee.name(call.calledExpression),
            let callee = callee(of: call, named: name.bareName, speaking, scope, context)
                ?? (announces ? announcer(calledBy: call, ofEnclosingType: true, scope, context) : nil)
                ?? .init(methodCalledBy: call, in: scope, context)
                ?? announcer(calledBy: call, ofEnclosingType: false, scope, context)
        else { return [] }
        let speaks =
            context.speakingTypes.contains(name.bareName) || callee.isOfNamedType || callee.isMethod
            || callee.isFunction && mayBeExtension(call, named: name.bareName, scope, context)
        let isOfView = callee.isFunction && context.groups.members?.declares(name.bareName) == true
        let receiver =
            context.readsTitles && !callee.isFunction
            ? SwiftReceiver(tree: context.tree, scope: scope).assigned(call) : nil
        return call.arguments.enumerated().compactMap { index, argument in
            let isDynamic = !isOfView && !mayBeString(argument.expression)
            guard argument.label != nil || callee.isFunction || speaks,
                !isDynamic || speaks && isValue(argument.expression)
            else { return nil }
            var value = ValuePart(argument.expression, .text)
            value.interest = isOfView || isDynamic ? .everything : .strings
            return AppCallArgument(
                callee: callee, index: index, label: argument.label,
                nameNode: argument.label.map(Syntax.init) ?? Syntax(name), call: call, value: value,
                isDynamic: isDynamic, scope: scope, receiver: receiver)
        }
    }

    /// The called initializer or function; nil if its arguments can't be spoken, as is true of most calls.
    private static func callee(
        of call: FunctionCallExprSyntax, named name: String, _ speaking: String?, _ scope: SwiftScope,
        _ context: SiteContext
    ) -> SpokenCall.Callee? {
        if name.beginsWithCapital || name == "init" {
            let isRead =
                context.speakingTypes.contains(name)
                || context.mayBeOwnType(name) && call.arguments.contains { $0.label != nil }
            guard isRead, var type = SwiftCallee.names(of: call) else { return nil }
            if type == ["self"], !context.readsTitles, let own = scope.typeName {
                type = own.split(separator: ".").map(String.init)
            }
            guard type.first?.beginsWithCapital == true, type.last?.beginsWithCapital == true else { return nil }
            return .initializer(Reference(path: type, enclosingType: scope.typeName))
        }
        let isOfView =
            context.groups.members?.declares(name) == true
            && call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(DeclReferenceExprSyntax.self) != false
        let isKnown =
            isOfView || name.isAboutAccessibility || speaking == name
            || mayBeExtension(call, named: name, scope, context)
        guard isKnown || call.arguments.contains(where: { $0.label.map(context.isAttribute) == true }),
            context.table.modifiers(name).isEmpty, context.table.setters(name).isEmpty,
            context.table.property(ofSetter: name) == nil
        else { return nil }
        return .function(name, labels: call.arguments.map(\.label?.bareName))
    }

    /// The function that may announce an argument, with its type: `VoiceOver.say`, or a method of the enclosing type or
    /// of a property. Always nil unless a transcript is made.
    private static func announcer(
        calledBy call: FunctionCallExprSyntax, ofEnclosingType isOfEnclosingType: Bool, _ scope: SwiftScope,
        _ context: SiteContext
    ) -> SpokenCall.Callee? {
        guard context.readsTitles, let names = SwiftCallee.names(of: call), let name = names.last,
            !name.beginsWithCapital, name != "init", !name.isAboutAccessibility,
            let type = isOfEnclosingType
                ? scope.typeName?.lastName : type(ofReceiver: Array(names.dropLast()), scope, context)
        else { return nil }
        return .function("\(type).\(name)", labels: call.arguments.map(\.label?.bareName))
    }

    /// The app's own type that a call names, or the type of the property or variable whose method is called.
    private static func type(ofReceiver names: [String], _ scope: SwiftScope, _ context: SiteContext) -> String? {
        guard let last = names.last else { return nil }
        if last.beginsWithCapital { return context.speakingTypes.contains(last) ? last : nil }
        guard names.count == 1 || names.count == 2 && names[0] == "self", let type = scope.lookUp(last)?.type,
            type.beginsWithCapital, context.mayBeOwnType(type.lastName)
        else { return nil }
        return type.lastName
    }

    /// Whether a call may refer to a method in an extension of the app: on `self`, on a view that the expression makes,
    /// or on a receiver that is known to be a view. Always false for transcripts, which read the modifiers of views.
    private static func mayBeExtension(
        _ call: FunctionCallExprSyntax, named name: String, _ scope: SwiftScope, _ context: SiteContext
    ) -> Bool {
        guard !context.readsTitles, context.modifierNames.contains(name) else { return false }
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return true }
        let root = SwiftCallee.root(of: base)
        if let made = root.as(FunctionCallExprSyntax.self) {
            return SwiftCallee.names(of: made)?.last.map(ControlNames.isView) ?? false
        }
        guard let path = SwiftCallee.path(root), let first = path.first else { return false }
        let type = scope.lookUp(first == "self" && path.count > 1 ? path[1] : first)?.type
        return path == ["self"] || type.map(ControlNames.isView) ?? false
    }

    /// Whether an expression is the name of a value, such as `viewModel.title`, or makes a value by `.init(…)`.
    private static func isValue(_ expression: ExprSyntax) -> Bool {
        if isImplicitInitializer(expression) { return true }
        return SwiftCallee.path(expression)?.first.map { !$0.isEmpty && !$0.beginsWithCapital } ?? false
    }

    /// Whether an expression makes a value of the parameter's type: `.init(title: "Play")`.
    private static func isImplicitInitializer(_ expression: ExprSyntax) -> Bool {
        let call = SwiftCallee.unwrapped(expression).as(FunctionCallExprSyntax.self)
        return call.flatMap { SwiftCallee.path($0.calledExpression) } == ["", "init"]
    }

    /// Whether an expression has a form that may be a string:
    /// - a string literal, or a member of a literal
    /// - an `if` or `switch` expression
    /// - a call or member whose dotted name begins with a capital letter, such as `L10n.play`
    /// - a call of a function with an implicit member, such as `localize(.play)`
    /// - an operation with one of these as an operand, such as `a ? b : c`
    private static func mayBeString(_ expression: ExprSyntax) -> Bool {
        let expression = SwiftCallee.unwrapped(expression)
        switch expression.kind {
        case .stringLiteralExpr, .ifExpr, .switchExpr: return true
        case .sequenceExpr:
            return expression.as(SequenceExprSyntax.self)?.elements.contains { element in
                mayBeString(element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element)
            } ?? false
        case .functionCallExpr, .memberAccessExpr:
            let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
            guard let path = SwiftCallee.path(callee), let root = path.first else {
                return callee.as(MemberAccessExprSyntax.self)?.base?.is(StringLiteralExprSyntax.self) == true
            }
            return root.beginsWithCapital || path.count == 1 && takesImplicitMember(expression)
        default: return false
        }
    }

    /// Whether the only argument of a call is an implicit member, which may be a key: `localize(.play)`.
    private static func takesImplicitMember(_ call: ExprSyntax) -> Bool {
        guard let arguments = call.as(FunctionCallExprSyntax.self)?.arguments, arguments.count == 1,
            let first = arguments.first, first.label == nil
        else { return false }
        return SwiftCallee.path(first.expression)?.first?.isEmpty == true
    }
}

extension Construction {
    /// - Returns: nil if the call isn't to an initializer of a type that may speak an argument, or if no transcript is
    ///   made.
    init?(_ call: FunctionCallExprSyntax, in scope: SwiftScope, _ context: SiteContext) {
        guard context.readsTitles, let names = SwiftCallee.path(call.calledExpression) else { return nil }
        self.init(names, at: Syntax(call), in: scope, context)
        let passed = call.arguments.filter { !$0.expression.is(NilLiteralExprSyntax.self) }
        labels = Set(passed.compactMap(\.label?.bareName))
        property = SwiftReceiver(tree: context.tree, scope: scope).property(madeBy: call)
    }

    /// - Returns: nil if the name isn't that of such an initializer, passed as a function: `Badge.init`. Also nil if no
    ///   transcript is made.
    init?(_ name: MemberAccessExprSyntax, in scope: SwiftScope, _ context: SiteContext) {
        guard context.readsTitles, name.declName.baseName.tokenKind == .keyword(.`init`),
            name.parent?.is(FunctionCallExprSyntax.self) != true,
            let names = SwiftCallee.path(ExprSyntax(name))
        else { return nil }
        self.init(names, at: Syntax(name), in: scope, context)
    }

    private init?(_ written: [String], at node: Syntax, in scope: SwiftScope, _ context: SiteContext) {
        if context.isTest { return nil }
        var names = written
        if names.count > 1, names.last == "init" { names.removeLast() }
        if names == ["Self"] || names == ["self"], let type = scope.typeName {
            names = type.split(separator: ".").map(String.init)
        }
        guard let last = names.last, context.speakingTypes.contains(last) else { return nil }
        self.init(
            type: Reference(path: names, enclosingType: scope.typeName), start: context.tree.span(node).start)
    }
}

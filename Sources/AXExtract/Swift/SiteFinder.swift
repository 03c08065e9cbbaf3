import SwiftSyntax

/// Walks a file from its beginning to its end and finds the places where strings are set.
///
/// The walk keeps a list of open nodes instead of calling itself: a chain of a hundred thousand calls is a tree as deep.
struct SiteFinder {
    private struct Visit {
        let node: Syntax
        let scope: SwiftScope
        /// The chain of modifiers that the node continues.
        var chain: SwiftChain?
    }

    private let context: SiteContext
    private var open: [Visit] = []
    private var sites: [SwiftSite] = []

    /// The sites of a file, in the order of the walk.
    static func sites(_ context: SiteContext) -> [SwiftSite] {
        var finder = SiteFinder(context: context)
        return finder.walk()
    }

    private init(context: SiteContext) {
        self.context = context
    }

    private mutating func walk() -> [SwiftSite] {
        open = [Visit(node: Syntax(context.tree.root), scope: SwiftScope(.file, in: nil))]
        while let visit = open.popLast() {
            if !visitDeclaration(visit), !visitExpression(visit) { pushChildren(of: visit, visit.scope) }
        }
        return sites
    }

    /// Whether the node was a declaration, which is then dealt with.
    private mutating func visitDeclaration(_ visit: Visit) -> Bool {
        let node = visit.node
        switch node.kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: enterType(visit)
        case .macroExpansionDecl: return node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        case .variableDecl: variable(visit)
        case .functionDecl: function(visit)
        case .initializerDecl:
            let parameters = node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            enterFunction(visit, parameters)
        case .subscriptDecl:
            enterFunction(visit, node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters)
        case .accessorBlock: enterFunction(visit, nil)
        case .optionalBindingCondition:
            guard let binding = node.as(OptionalBindingConditionSyntax.self) else { return false }
            SwiftDeclarations.declare(binding.pattern, from: binding.initializer?.value, in: visit.scope)
            return false
        case .forStmt:
            guard let loop = node.as(ForStmtSyntax.self) else { return false }
            SwiftDeclarations.declare(loop.pattern, from: loop.sequence, in: visit.scope)
            return false
        case .identifierPattern:
            guard let name = node.as(IdentifierPatternSyntax.self)?.identifier.bareName else { return false }
            visit.scope.declareIfNew(name)
        default: return false
        }
        return true
    }

    /// Whether the node was an expression, which is then dealt with.
    private mutating func visitExpression(_ visit: Visit) -> Bool {
        let node = visit.node
        switch node.kind {
        case .token: return true
        case .macroExpansionExpr: return node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        case .closureExpr:
            let scope = SwiftScope(.closure, in: visit.scope)
            SwiftDeclarations.declare(node.as(ClosureExprSyntax.self)?.signature, in: scope)
            pushChildren(of: visit, scope)
        case .functionCallExpr: call(visit)
        case .memberAccessExpr:
            if context.allStrings, let access = node.as(MemberAccessExprSyntax.self) {
                sites += AnyStringSites(context: context, scope: visit.scope).sites(of: access)
            }
            pushChildren(of: visit, visit.scope, chain: visit.chain)
        case .optionalChainingExpr, .forceUnwrapExpr: pushChildren(of: visit, visit.scope, chain: visit.chain)
        case .sequenceExpr:
            if let sequence = node.as(SequenceExprSyntax.self) {
                sites += AssignmentSites(context: context, scope: visit.scope).sites(of: sequence)
            }
            return false
        case .dictionaryElement:
            attribute(visit)
            return false
        default: return false
        }
        return true
    }

    private mutating func pushChildren(of visit: Visit, _ scope: SwiftScope, chain: SwiftChain? = nil) {
        for child in visit.node.children(viewMode: .sourceAccurate).reversed() where child.kind != .token {
            open.append(Visit(node: child, scope: scope, chain: chain))
        }
    }
}

extension SiteFinder {
    private mutating func enterType(_ visit: Visit) {
        let node = visit.node
        let name =
            node.asProtocol((any NamedDeclSyntax).self)?.name.bareName
            ?? node.as(ExtensionDeclSyntax.self).map { context.tree.text($0.extendedType) }
        guard let group = node.asProtocol((any DeclGroupSyntax).self), let name,
            !SwiftDeclarations.isPreview(name: name, inherits: group.inheritanceClause)
        else { return }
        let outer = visit.scope.typeName
        let scope = SwiftScope(.type, in: visit.scope, type: outer.map { "\($0).\(name)" } ?? name)
        SwiftDeclarations.declareMembers(group.memberBlock.members, in: scope)
        pushChildren(of: visit, scope)
    }

    private mutating func variable(_ visit: Visit) {
        guard let variable = visit.node.as(VariableDeclSyntax.self) else { return }
        if visit.scope.kind == .type {
            sites += MemberSites(context: context, scope: visit.scope).sites(of: variable)
        } else {
            SwiftDeclarations.declare(variable, in: visit.scope)
        }
        if context.allStrings {
            sites += AnyStringSites(context: context, scope: visit.scope).sites(of: variable)
        }
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        let builder = builder(name)
        let scope = builder.map { SwiftScope(.function, in: visit.scope, builder: $0) } ?? visit.scope
        pushChildren(of: visit, scope)
    }

    /// `var accessibilityActions: some View` holds what the modifier of this name is given elsewhere.
    private func builder(_ name: String?) -> String? {
        name.flatMap { context.table.builders($0).isEmpty ? nil : $0 }
    }

    private mutating func function(_ visit: Visit) {
        guard let function = visit.node.as(FunctionDeclSyntax.self) else { return }
        if visit.scope.kind == .type {
            sites += MemberSites(context: context, scope: visit.scope).sites(of: function)
        }
        enterFunction(visit, function.signature.parameterClause.parameters)
    }

    private mutating func enterFunction(_ visit: Visit, _ parameters: FunctionParameterListSyntax?) {
        let scope = SwiftScope(.function, in: visit.scope)
        if let parameters {
            SwiftDeclarations.declare(parameters, in: scope)
            sites += MemberSites(context: context, scope: visit.scope).sites(of: parameters)
        }
        pushChildren(of: visit, scope)
    }

    private mutating func attribute(_ visit: Visit) {
        guard let element = visit.node.as(DictionaryElementSyntax.self), element.key.is(MemberAccessExprSyntax.self),
            let name = SwiftCallee.name(element.key), let row = context.table.attribute(name.bareName)
        else { return }
        let value = [context.part(element.value, row)]
        sites.append(context.site(row, at: name, value, SpokenElement(nil, control: nil), visit.scope))
    }

    private mutating func call(_ visit: Visit) {
        guard let call = visit.node.as(FunctionCallExprSyntax.self) else { return }
        let chain = visit.chain ?? SwiftChain(endingAt: call, tree: context.tree)
        sites += CallSites(context: context, scope: visit.scope, chain: chain).sites(of: call)
        if context.allStrings { sites += AnyStringSites(context: context, scope: visit.scope).sites(of: call) }
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        let isBuilder = !context.table.builders(name).isEmpty
        let inner = isBuilder ? SwiftScope(.closure, in: visit.scope, builder: name) : visit.scope
        for child in call.children(viewMode: .sourceAccurate).reversed() where child.kind != .token {
            let continues = child.id == call.calledExpression.id
            open.append(
                Visit(node: child, scope: continues ? visit.scope : inner, chain: continues ? chain : nil))
        }
    }
}

import AXSource
import SwiftSyntax

/// Walks through a file and finds the sites where strings are set.
///
/// The walk uses a stack of pending nodes instead of recursion, because a chain of a hundred thousand calls is a syntax
/// tree of that depth.
struct SiteFinder {
    private struct Visit {
        let node: Syntax
        let kind: SyntaxKind
        let scope: SwiftScope
        /// The chain of modifiers that the node continues.
        var chain: SwiftChain?
    }

    private let context: SiteContext
    private var open: [Visit] = []
    private(set) var sites: [SwiftSite] = []
    /// Sites that are checked but not listed; found only if all strings are listed.
    private(set) var unspoken: [SwiftSite] = []
    /// The sites of the content that elements show; found only for transcripts.
    private(set) var titles: [SwiftSite] = []
    /// The sites of the text that classes give themselves; found only for transcripts.
    private(set) var ownTexts: [SwiftSite] = []
    /// The sites of the app's own views outside of groups; found only for transcripts.
    private(set) var innerViews: [SwiftSite] = []
    private(set) var declarations: [StringDeclaration] = []
    private(set) var types: [SymbolType] = []
    private(set) var calls: [AppCallArgument] = []
    private var functionCalls = OwnFunctionCalls()
    /// Uses of initializers of the app's own types that may speak an argument; found only for transcripts.
    private(set) var constructions: [Construction] = []
    /// The modifiers that the app may declare; found only for transcripts.
    private(set) var modifierUses: [SwiftModifierUse] = []
    /// The parameters of initializers, by type.
    private(set) var initializers: [String: [[SymbolDeclaration.Parameter]]] = [:]
    /// Functions whose names mention accessibility.
    private(set) var setters: [Callable] = []
    /// Parameters that calls may omit; found only for transcripts.
    private(set) var omissible: [OmissibleParameter] = []
    /// Functions that only Swift code calls; found only for transcripts.
    private(set) var namedFunctions: [NamedFunction] = []
    /// The values that are assigned to members, by the members' full names.
    private(set) var assignments: [String: [ValuePart]] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var setups = SetupFunctions()
    private var actions = ReturnedActions()

    /// - Returns: The finder with everything that it found.
    static func walk(_ context: SiteContext) -> SiteFinder {
        var finder = SiteFinder(context: context)
        finder.walk()
        return finder
    }

    private init(context: SiteContext) { self.context = context }

    private mutating func walk() {
        open = [Visit(node: Syntax(context.tree.root), kind: .sourceFile, scope: SwiftScope(.file, in: nil))]
        while let visit = open.popLast() {
            if !visitDeclaration(visit), !visitExpression(visit) { pushChildren(of: visit, visit.scope) }
        }
        let setUp = setups.apply(context, sites, titles)
        (sites, titles) = (actions.apply(to: sites + setUp.sites, context), titles + setUp.titles)
        calls += functionCalls.arguments(spokenAt: sites, orPassedOnAs: calls, context)
    }

    /// - Returns: Whether the node's children are already pushed, or are to be skipped.
    private mutating func visitDeclaration(_ visit: Visit) -> Bool {
        let node = visit.node
        switch visit.kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: enterType(visit)
        case .macroExpansionDecl: return node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        case .variableDecl: visitVariable(visit)
        case .functionDecl: visitFunction(visit)
        case .initializerDecl:
            visitInitializer(visit)
        case .subscriptDecl:
            enterFunction(visit, node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters)
        case .accessorBlock: enterFunction(visit, nil)
        case .optionalBindingCondition:
            guard let binding = node.as(OptionalBindingConditionSyntax.self) else { return false }
            SwiftDeclarations.declare(binding.pattern, from: binding.initializer?.value, in: visit.scope)
            bind(
                binding.pattern, to: binding.initializer?.value, isShorthand: binding.initializer == nil,
                isUnwrapped: true, visit)
            return false
        case .forStmt:
            guard let loop = node.as(ForStmtSyntax.self) else { return false }
            SwiftDeclarations.declare(loop.pattern, from: loop.sequence, in: visit.scope)
            bind(loop.pattern, to: nil, visit)
            return false
        case .identifierPattern:
            guard let pattern = node.as(IdentifierPatternSyntax.self) else { return false }
            let (name, cast) = (pattern.identifier.bareName, SwiftDeclarations.castType(of: pattern))
            visit.scope.declareIfNew(name, type: cast)
            if let parent = node.parent?.kind, !Self.boundPatterns.contains(parent) {
                let type = cast ?? PayloadType.name(boundBy: node, in: visit.scope)
                visit.scope.bind(name, to: nil, type: type, at: node)
            }
        case .ifConfigClause: return context.readsTitles && context.isForOthers(node)
        case .typeAliasDecl: types += [SymbolType(alias: node, in: visit.scope, context.tree)].compactMap(\.self)
        case .enumCaseDecl:
            guard let cases = node.as(EnumCaseDeclSyntax.self) else { return false }
            declarations += StringDeclaration.declarations(cases, in: visit.scope)
            return false
        default: return false
        }
        return true
    }

    /// - Returns: Whether the node's children are already pushed, or are to be skipped.
    private mutating func visitExpression(_ visit: Visit) -> Bool {
        let node = visit.node
        switch visit.kind {
        case .macroExpansionExpr: return node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        case .closureExpr:
            let scope = context.closures.scope(of: node) { SwiftScope(.closure, in: visit.scope) }
            SwiftDeclarations.declare(node.as(ClosureExprSyntax.self)?.signature, in: scope)
            pushChildren(of: visit, scope)
        case .functionCallExpr: visitCall(visit)
        case .memberAccessExpr:
            if context.readsAllStrings, let access = node.as(MemberAccessExprSyntax.self) {
                sites += AnyStringSites(context: context, scope: visit.scope).sites(of: access)
            }
            if context.readsTitles, let access = node.as(MemberAccessExprSyntax.self) {
                titles += TitleSites(context: context, scope: visit.scope).sites(of: access, visit.chain)
                if let use = Construction(access, in: visit.scope, context) { constructions.append(use) }
            }
            pushChildren(of: visit, visit.scope, chain: visit.chain)
        case .optionalChainingExpr, .forceUnwrapExpr, .postfixIfConfigExpr:
            pushChildren(of: visit, visit.scope, chain: visit.chain)
        case .sequenceExpr:
            if let sequence = node.as(SequenceExprSyntax.self) {
                recordAssignment(sequence, visit)
                sites += AssignmentSites(context: context, scope: visit.scope).sites(of: sequence)
                if context.readsTitles {
                    actions.add(sequence, in: visit.scope)
                    let found = TitleSites(context: context, scope: visit.scope)
                    titles += found.sites(of: sequence)
                    if let text = found.ownText(of: sequence) { ownTexts.append(text) }
                }
                addChoice(in: visit.scope) { $0.choice(of: sequence) }
            }
            return false
        case .ifExpr:
            if let branches = node.as(IfExprSyntax.self) { addChoice(in: visit.scope) { $0.choice(of: branches) } }
            return false
        case .dictionaryElement:
            visitDictionaryElement(visit)
            return false
        case .attribute:
            if context.readsAllStrings, let attribute = node.as(AttributeSyntax.self) {
                sites += AnyStringSites(context: context, scope: visit.scope).sites(of: attribute)
            }
            return false
        case .arrayExpr:
            let array = node.as(ArrayExprSyntax.self)
            diagnostics += array.flatMap(TraitConflictFinder(tree: context.tree).finding(in:)).map { [$0] } ?? []
            return false
        default: return false
        }
        return true
    }

    private mutating func addChoice(in scope: SwiftScope, _ choice: (NumberChoices) -> SwiftSite?) {
        guard context.allStrings, let choice = choice(NumberChoices(context: context, scope: scope)) else { return }
        unspoken.append(choice)
    }

    private mutating func pushChildren(of visit: Visit, _ scope: SwiftScope, chain: SwiftChain? = nil) {
        for child in visit.node.children(viewMode: .sourceAccurate).reversed() {
            let kind = child.kind
            if !kind.isPlain { open.append(Visit(node: child, kind: kind, scope: scope, chain: chain)) }
        }
    }
}

extension SiteFinder {
    private mutating func enterType(_ visit: Visit) {
        guard let type = TypeDeclaration(visit.node) else { return }
        let name = type.name?.bareName ?? type.extended.map { context.tree.text($0) } ?? ""
        if SwiftDeclarations.isPreview(name: name, inherits: type.inheritance) { return }
        let fullName = visit.scope.typeName.map { "\($0).\(name)" } ?? name
        let isPrivate = StringDeclaration.isPrivate(type.modifiers)
        let scope = SwiftScope(.type, in: visit.scope, type: fullName, isPrivate: isPrivate)
        let inherited = type.inheritance?.inheritedTypes.map(\.type) ?? []
        let parents = type.extended != nil ? [] : inherited
        types.append(
            SymbolType(
                name: fullName, path: context.tree.file.path, isPrivate: scope.isPrivate,
                inherits: parents.compactMap(SwiftDeclarations.typeName),
                conformances: type.extended == nil ? [] : inherited.compactMap(SwiftDeclarations.typeName), alias: nil,
                kind: type.kind, body: context.readsTitles ? type.mainControl : type.body,
                hidesBody: context.readsTitles && type.hidesBody,
                defaults: context.readsTitles && type.kind == .structure ? type.defaults : [:],
                closures: context.readsTitles && type.kind == .structure ? type.closures : [],
                cases: context.readsTitles && type.kind == .enumeration ? type.cases : [],
                caseNames: context.readsTitles ? TypeDeclaration.caseNames(visit.node) : [],
                format: context.readsTitles ? EnumFormatReader(tree: context.tree).format(of: type) : nil))
        scope.hasStringRawValues =
            visit.kind == .enumDecl && parents.first.flatMap(SwiftDeclarations.typeName) == "String"
        SwiftDeclarations.declareMembers(type.members, in: scope)
        pushChildren(of: visit, scope)
    }

    private mutating func visitVariable(_ visit: Visit) {
        guard let variable = visit.node.as(VariableDeclSyntax.self) else { return }
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        if name == "isAccessibilityElement" { context.madeElements.insert((visit.scope.typeName ?? "").lastName) }
        let scope = scope(ofBody: variable, named: name, in: visit.scope)
        let body = variable.bindings.lazy.compactMap(\.accessorBlock).first.map { block in
            context.closures.scope(of: block) { SwiftScope(.function, in: scope) }
        }
        if visit.scope.kind == .type {
            sites += MemberSites(context: context, scope: visit.scope, body: body).sites(of: variable)
        } else {
            SwiftDeclarations.declare(variable, in: visit.scope)
        }
        if visit.scope.kind == .type || visit.scope.kind == .file {
            declarations += StringDeclaration.declarations(variable, in: visit.scope, body: body, context)
        } else {
            for binding in variable.bindings {
                visit.scope.bind(
                    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName ?? "",
                    to: binding.initializer?.value, type: SwiftDeclarations.type(of: binding),
                    isOptional: SwiftDeclarations.isOptional(binding.typeAnnotation?.type), at: Syntax(binding))
            }
        }
        if context.readsTitles { titles += TitleSites(context: context, scope: visit.scope).sites(of: variable) }
        if context.readsAllStrings {
            sites += AnyStringSites(context: context, scope: visit.scope).sites(of: variable, body: body)
            for case .getter(let statements)? in variable.bindings.map(\.accessorBlock?.accessors) {
                addChoice(in: body ?? scope) { $0.choice(of: statements) }
            }
        }
        pushChildren(of: visit, scope)
    }

    /// The scope of the body of a property, which may provide the content of a modifier such as `accessibilityActions`.
    private func scope(ofBody variable: VariableDeclSyntax, named name: String?, in scope: SwiftScope) -> SwiftScope {
        let body = variable.bindings.first?.accessorBlock.map(Syntax.init) ?? Syntax(variable)
        guard let name, let modifier = context.contents.modifier(of: name, at: body) else { return scope }
        let owners = context.contents.owners(of: name, in: modifier, at: body)
        return SwiftScope(.function, in: scope, builder: modifier, owners: owners)
    }

    private mutating func visitFunction(_ visit: Visit) {
        guard let function = visit.node.as(FunctionDeclSyntax.self), !context.isOnlyForReuse(function) else { return }
        let body = context.closures.scope(of: function) { SwiftScope(.function, in: visit.scope) }
        if visit.scope.kind == .type {
            sites += MemberSites(context: context, scope: visit.scope, body: body).sites(of: function)
        }
        if context.readsAllStrings {
            sites += AnyStringSites(context: context, scope: visit.scope).sites(of: function, body: body)
        }
        declarations += StringDeclaration.declarations(function, in: visit.scope, body: body, context)
        let isNamed = function.name.bareName.isAboutAccessibility
        functionCalls.declare(function, in: visit.scope, context)
        // In a transcript, the strings that several calls of a function set for one stored view belong together.
        let isView = context.groups.members?.declares(function.name.bareName) == true
        if isNamed || isView || context.mayDeclareModifier(function) || !context.readsTitles {
            let callable = Callable(function)
            body.function = callable
            if isNamed { setters.append(callable) }
        } else {
            body.function = Callable(inherited: function, in: visit.scope)
            body.announcer = Callable(announcer: function, in: visit.scope)
        }
        addChoice(in: body) { $0.choice(of: function.body?.statements) }
        if context.readsTitles {
            setups.add(function, body)
            omissible += function.omissibleParameters
            if let named = NamedFunction(function, in: visit.scope) { namedFunctions.append(named) }
            titles += TitleSites.sites(of: function, body, context)
        }
        enterFunction(visit, function.signature.parameterClause.parameters)
    }

    private mutating func visitInitializer(_ visit: Visit) {
        let initializer = visit.node.as(InitializerDeclSyntax.self)
        let parameters = initializer?.signature.parameterClause.parameters
        if context.readsTitles, let initializer {
            omissible += initializer.omissibleParameters(of: visit.scope.typeName)
        }
        let callable = parameters.map { Callable(name: nil, parameters: $0.map(StringDeclaration.parameter)) }
        context.closures.scope(of: visit.node) { SwiftScope(.function, in: visit.scope) }.function = callable
        if let type = visit.scope.typeName, let callable {
            initializers[type, default: []].append(callable.parameters)
        }
        enterFunction(visit, parameters)
    }

    private mutating func enterFunction(_ visit: Visit, _ parameters: FunctionParameterListSyntax?) {
        let scope = context.closures.scope(of: visit.node) { SwiftScope(.function, in: visit.scope) }
        if let parameters {
            SwiftDeclarations.declare(parameters, in: scope)
            sites += MemberSites(context: context, scope: visit.scope, body: nil).sites(of: parameters)
        }
        pushChildren(of: visit, scope)
    }

    /// The kinds of nodes whose own visit binds the names in their patterns, together with the values of the names.
    private static let boundPatterns: Set<SyntaxKind> = [.patternBinding, .optionalBindingCondition, .forStmt]

    private func bind(
        _ pattern: PatternSyntax, to value: ExprSyntax?, isShorthand: Bool = false, isUnwrapped: Bool = false,
        _ visit: Visit
    ) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName else { return }
        visit.scope.bind(
            name, to: value, type: visit.scope.declaration(of: name)?.type, isShorthand: isShorthand,
            isUnwrapped: isUnwrapped, at: value.map(Syntax.init) ?? Syntax(pattern))
    }

    private mutating func recordAssignment(_ sequence: SequenceExprSyntax, _ visit: Visit) {
        guard let assignment = SwiftAssignment(sequence)?.asAddition,
            let path = SwiftCallee.path(assignment.target), let name = path.first
        else { return }
        recordMemberAssignment(assignment, to: path, visit)
        guard path.count == 1 else {
            let path = path.joined(separator: ".")
            visit.scope.assign(assignment.value, toMember: path, adds: assignment.adds, at: Syntax(sequence))
            return
        }
        visit.scope.assign(assignment.value, to: name, adds: assignment.adds, at: Syntax(sequence))
    }

    /// Records an assignment to a member of the enclosing type: `title = …` or `self.title = …`.
    private mutating func recordMemberAssignment(_ assignment: SwiftAssignment, to path: [String], _ visit: Visit) {
        guard let type = visit.scope.typeName, let name = path.last, let first = assignment.value.first,
            path.count == 1 ? !visit.scope.isLocal(assignment.target) : path.count == 2 && path[0] == "self"
        else { return }
        if path.count == 1, !context.readsTitles, let known = visit.scope.lookUp(name)?.type,
            SwiftDeclarations.meaning(ofType: known) == nil
        {
            return
        }
        var part = ValuePart(first, .text)
        part.scope = visit.scope
        // The storage of a property with a wrapper: `_title = State(initialValue: …)`.
        let member = name.hasPrefix("_") ? String(name.dropFirst()) : name
        assignments["\(type).\(member)", default: []] +=
            SequenceParts(tree: context.tree, part: part).parts(of: assignment.value)
    }

    private mutating func visitDictionaryElement(_ visit: Visit) {
        guard let element = visit.node.as(DictionaryElementSyntax.self), element.key.is(MemberAccessExprSyntax.self),
            let name = SwiftCallee.name(element.key), let row = context.table.attribute(name.bareName)
        else { return }
        sites.append(context.site(row, at: name, element.value, SpokenElement(), visit.scope))
    }

    private mutating func visitCall(_ visit: Visit) {
        guard let call = visit.node.as(FunctionCallExprSyntax.self) else { return }
        visit.scope.recordAppend(call)
        if !functionCalls.keep(call, in: visit.scope, context) {
            calls += AppCallArgument.arguments(of: call, in: visit.scope, context)
        }
        let chain = visit.chain ?? SwiftChain(endingAt: call, branches: context.branches, context.groups)
        if var construction = Construction(call, in: visit.scope, context) {
            construction.place = chain.place
            constructions.append(construction)
        }
        if context.setsTraits, visit.chain == nil,
            let finding = TraitConflictFinder(tree: context.tree).finding(in: chain)
        {
            diagnostics.append(finding)
        }
        sites += CallSites(context: context, scope: visit.scope, chain: chain).sites(of: call)
        if context.readsTitles {
            if visit.chain == nil { modifierUses += ModifierUses(context: context, scope: visit.scope).uses(in: chain) }
            let found = TitleSites(context: context, scope: visit.scope)
            titles += found.sites(of: call, chain)
            if let view = found.innerView(call, chain) { innerViews.append(view) }
            setups.add(call, in: visit.scope)
            context.containers.add(call, in: visit.scope)
        }
        if context.readsAllStrings {
            let strings = AnyStringSites(context: context, scope: visit.scope)
            sites += strings.sites(of: call)
            if context.allStrings { unspoken += strings.composedKey(of: call).map { [$0] } ?? [] }
        }
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        let isBuilder = !context.table.builders(name).isEmpty
        let owners = isBuilder && context.readsTitles ? [ContentOwner(element: chain.element)] : []
        let inner = isBuilder ? SwiftScope(.closure, in: visit.scope, builder: name, owners: owners) : visit.scope
        let calleeID = call.calledExpression.id
        for child in call.children(viewMode: .sourceAccurate).reversed() {
            let kind = child.kind
            if kind.isPlain { continue }
            let continues = child.id == calleeID
            open.append(
                Visit(node: child, kind: kind, scope: continues ? visit.scope : inner, chain: continues ? chain : nil))
        }
    }
}

import AXModel
import AXSource
import SwiftSyntax

/// The functions of a file that set up a view that a call passes: `func style(_ button: UIButton) { … }`. Their
/// statements about the parameter apply to the view in the call.
///
/// The calls are recorded while the file is walked, and applied afterwards, because a function may be called before it
/// is declared.
struct SetupFunctions {
    fileprivate struct Function {
        let parameters: [FunctionParameterSyntax]
        let body: SwiftScope
        /// Whether only the file can call it.
        let isPrivate: Bool
    }

    fileprivate struct Call {
        let function: String
        /// The type that the call names before the function; nil for a function of the enclosing type, and for a global
        /// one.
        let type: String?
        let node: FunctionCallExprSyntax
        let scope: SwiftScope
    }

    /// The functions by name; nil for a name that several functions have.
    private var functions: [String: Function?] = [:]
    private var calls: [Call] = []

    mutating func add(_ function: FunctionDeclSyntax, _ body: SwiftScope) {
        let found = Function(
            parameters: Array(function.signature.parameterClause.parameters), body: body,
            isPrivate: body.isPrivate || StringDeclaration.isPrivate(function.modifiers))
        let name = function.name.bareName
        functions.updateValue(functions.keys.contains(name) ? nil : found, forKey: name)
    }

    /// Records a call that may pass a view to a function of the file.
    mutating func add(_ call: FunctionCallExprSyntax, in scope: SwiftScope) {
        guard let path = SwiftCallee.names(of: call), let name = path.last, !name.beginsWithCapital,
            path.count == 1 || path[0] == "self" || path[0].beginsWithCapital,
            call.arguments.contains(where: { SwiftCallee.path($0.expression) != nil })
        else { return }
        let type = path.dropLast().last.flatMap { ["self", "Self"].contains($0) ? nil : $0 }
        calls.append(Call(function: name, type: type, node: call, scope: scope))
    }

    /// The sites and titles of the views in the calls.
    struct Found {
        var sites: [SwiftSite] = []
        var titles: [SwiftSite] = []
    }

    /// The number of sites and titles after which no more are repeated for the calls of functions.
    private static let mostSites = 2_000

    /// Applies the statements of the functions to the views in the calls.
    /// - Parameters:
    ///   - sites: The sites of the file.
    ///   - titles: The titles in the file.
    /// - Returns: The sites and titles of the functions, repeated for the views, and a title of unknown content for
    ///   each view whose traits a function changes.
    func apply(_ context: SiteContext, _ sites: [SwiftSite], _ titles: [SwiftSite]) -> Found {
        var found = Found()
        if calls.isEmpty { return found }
        let sites = Dictionary(grouping: sites) { ObjectIdentifier($0.element) }
        let titles = Dictionary(grouping: titles) { ObjectIdentifier($0.element) }
        var isMovable: [ObjectIdentifier: Bool] = [:]
        var repeated: [String: Int] = [:]
        for call in calls {
            guard let function = functions[call.function] ?? nil, function.isCalled(by: call),
                function.parameters.count == call.node.arguments.count
            else { continue }
            repeated[call.function, default: 0] += 1
            for (parameter, argument) in zip(function.parameters, call.node.arguments) {
                guard let setUp = function.body.knownElement(parameter.nameInBody) else { continue }
                guard let path = SwiftCallee.path(argument.expression)?.filter({ $0 != "self" }), !path.isEmpty else {
                    // A view that the call doesn't name, such as `cell as! PlayerCell`, is set up in the function.
                    repeated[call.function] = nil
                    continue
                }
                let receiver = SwiftReceiver(tree: context.tree, scope: call.scope)
                let use = Use(
                    call: call.node, scope: call.scope, enclosing: context.branches.enclosing(Syntax(call.node)),
                    element: receiver.element(named: path.joined(separator: "."), at: call.node),
                    values: function.values(of: call.node, besides: parameter, in: context.tree))
                use.element.takeTraits(of: setUp, in: use.enclosing, use.values)
                if !setUp.traitChanges.isEmpty, let name = SwiftCallee.name(call.node.calledExpression) {
                    found.titles.append(TitleSites(context: context, scope: call.scope).unknown(at: name, use.element))
                }
                let id = ObjectIdentifier(setUp)
                let (strings, shown) = (sites[id] ?? [], titles[id] ?? [])
                let moves = isMovable[id] ?? !(strings + shown).contains { $0.mentions(use.values) }
                isMovable[id] = moves
                // The parameter of another function is set up at the calls of that function.
                guard !strings.isEmpty, moves, found.sites.count + found.titles.count < Self.mostSites,
                    !call.scope.isParameter(path[0]), !path[0].hasPrefix("$")
                else {
                    repeated[call.function] = nil
                    continue
                }
                found.sites += strings.map { $0.used(by: use) }
                found.titles += shown.map { $0.used(by: use) }
            }
        }
        hideParameters(of: repeated, context)
        return found
    }

    /// Hides the parameters of private functions if all calls of a function have got its strings.
    /// - Parameter repeated: How many calls have got the strings, by the name of the function.
    private func hideParameters(of repeated: [String: Int], _ context: SiteContext) {
        let names = repeated.filter { functions[$0.key]??.isPrivate == true }
        guard !names.isEmpty else { return }
        let mentions = context.tree.root.tokens(viewMode: .sourceAccurate).reduce(into: [String: Int]()) {
            counts, token in
            if names[token.bareName] != nil { counts[token.bareName, default: 0] += 1 }
        }
        // The declaration mentions the name, too.
        for (name, count) in names where mentions[name] == count + 1 {
            guard let function = functions[name] ?? nil else { continue }
            for parameter in function.parameters { function.body.knownElement(parameter.nameInBody)?.isHidden = true }
        }
    }

    /// A call that passes a view.
    fileprivate struct Use {
        let call: FunctionCallExprSyntax
        let scope: SwiftScope
        let enclosing: EnclosingBranch
        /// The view that the call passes.
        let element: SpokenElement
        /// The other arguments, by the names of their parameters.
        let values: [String: String]
    }
}

extension SwiftScope {
    /// Whether a name is a parameter of the function around the scope.
    fileprivate func isParameter(_ name: String) -> Bool { lookUp(name)?.kind == .parameter }
}

extension SetupFunctions.Function {
    /// Whether the file shows that a call refers to this function, and not to one of another type.
    fileprivate func isCalled(by call: SetupFunctions.Call) -> Bool {
        guard let type = body.typeName else { return call.type == nil }
        return call.type.map { $0 == type.lastName } ?? (call.scope.typeName == type)
    }

    fileprivate func values(
        of call: FunctionCallExprSyntax, besides view: FunctionParameterSyntax, in tree: SwiftTree
    ) -> [String: String] {
        let others = zip(parameters, call.arguments).filter { $0.0.id != view.id }
        return Dictionary(others.map { ($0.nameInBody, tree.text($1.expression)) }) { first, _ in first }
    }
}

extension FunctionParameterSyntax {
    fileprivate var nameInBody: String { (secondName ?? firstName).bareName }
}

extension SwiftSite {
    /// Whether a value of the site contains one of the names.
    fileprivate func mentions(_ names: [String: String]) -> Bool {
        !names.isEmpty
            && values.contains { part in
                part.expression.tokens(viewMode: .sourceAccurate).contains {
                    if case .identifier = $0.tokenKind { names[$0.bareName] != nil } else { false }
                }
            }
    }

    /// The site in terms of a call that passes the element to the function around the site.
    fileprivate func used(by use: SetupFunctions.Use) -> SwiftSite {
        var site = self
        (site.element, site.caller, site.passed) = (use.element, use.scope, use.values)
        let branch = enclosing.branch.inserting(use.values) ?? enclosing.branch
        site.enclosing.branch = use.enclosing.branch.adding(branch)
        (site.enclosing.updater, site.enclosing.function) = (use.enclosing.updater, use.enclosing.function)
        (site.enclosing.isInAction, site.enclosing.property) = (use.enclosing.isInAction, use.enclosing.property)
        return site
    }
}

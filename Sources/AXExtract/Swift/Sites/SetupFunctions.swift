import AXModel
import AXSource
import SwiftSyntax

/// The functions of a file that set up a view that a call passes: `func style(_ button: UIButton) { … }`. What they say
/// about their parameter belongs to the view in the call.
///
/// The calls are recorded while the file is walked, and applied afterwards, because a function may be called before it
/// is declared.
struct SetupFunctions {
    fileprivate struct Function {
        let parameters: [FunctionParameterSyntax]
        let body: SwiftScope
    }

    private struct Call {
        let function: String
        let node: FunctionCallExprSyntax
        let scope: SwiftScope
    }

    /// The functions by name; nil for a name that several functions have.
    private var functions: [String: Function?] = [:]
    private var calls: [Call] = []

    mutating func add(_ function: FunctionDeclSyntax, _ body: SwiftScope) {
        let found = Function(parameters: Array(function.signature.parameterClause.parameters), body: body)
        let name = function.name.bareName
        functions.updateValue(functions.keys.contains(name) ? nil : found, forKey: name)
    }

    /// Records a call that may pass a view to a function of the file.
    mutating func add(_ call: FunctionCallExprSyntax, in scope: SwiftScope) {
        guard let path = SwiftCallee.names(of: call), let name = path.last, !name.beginsWithCapital,
            path.count == 1 || path[0] == "self" || path[0].beginsWithCapital,
            call.arguments.contains(where: { SwiftCallee.path($0.expression) != nil })
        else { return }
        calls.append(Call(function: name, node: call, scope: scope))
    }

    /// What the functions say about the views in the calls.
    struct Found {
        var sites: [SwiftSite] = []
        var titles: [SwiftSite] = []
    }

    /// At most this many sites of functions are repeated for their calls.
    private static let mostSites = 2_000

    /// Adds what the functions say to the views in the calls.
    /// - Parameters:
    ///   - sites: The sites of the file.
    ///   - titles: The titles in the file.
    /// - Returns: The sites of the views, which may get their strings in other functions.
    func apply(_ context: SiteContext, _ sites: [SwiftSite], _ titles: [SwiftSite]) -> Found {
        var found = Found()
        if calls.isEmpty { return found }
        let sites = Dictionary(grouping: sites) { ObjectIdentifier($0.element) }
        let titles = Dictionary(grouping: titles) { ObjectIdentifier($0.element) }
        for call in calls {
            guard let function = functions[call.function] ?? nil,
                function.parameters.count == call.node.arguments.count
            else { continue }
            for (parameter, argument) in zip(function.parameters, call.node.arguments) {
                guard let path = SwiftCallee.path(argument.expression)?.filter({ $0 != "self" }), !path.isEmpty,
                    let setUp = function.body.knownElement(parameter.nameInBody)
                else { continue }
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
                guard !strings.isEmpty, found.sites.count + found.titles.count < Self.mostSites,
                    !(strings + shown).contains(where: { $0.mentions(use.values) })
                else { continue }
                found.sites += strings.map { $0.used(by: use) }
                found.titles += shown.map { $0.used(by: use) }
                setUp.isHidden = true
            }
        }
        return found
    }

    /// A call that passes a view.
    fileprivate struct Use {
        let call: FunctionCallExprSyntax
        let scope: SwiftScope
        let enclosing: EnclosingBranch
        /// The view.
        let element: SpokenElement
        /// The other arguments, by the names of their parameters.
        let values: [String: String]
    }
}

extension SetupFunctions.Function {
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
    /// Whether a value of the site contains one of some names.
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

import AXSource
import SwiftSyntax

/// The functions of a file that set up a view that a call passes: `func style(_ button: UIButton) { … }`. What they say
/// about the traits of their parameter belongs to the view in the call.
///
/// The calls are recorded while the file is walked, and applied afterwards, because a function may be called before it
/// is declared.
struct SetupFunctions {
    private struct Function {
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

    /// Adds what the functions say to the views in the calls.
    /// - Returns: The sites of the views, which may get their strings in other functions.
    func apply(_ context: SiteContext) -> [SwiftSite] {
        var sites: [SwiftSite] = []
        for call in calls {
            guard let function = functions[call.function] ?? nil,
                function.parameters.count == call.node.arguments.count
            else { continue }
            let receiver = SwiftReceiver(tree: context.tree, scope: call.scope)
            for (parameter, argument) in zip(function.parameters, call.node.arguments) {
                let name = (parameter.secondName ?? parameter.firstName).bareName
                guard let path = SwiftCallee.path(argument.expression)?.filter({ $0 != "self" }), !path.isEmpty,
                    let setUp = function.body.knownElement(name)
                else { continue }
                let element = receiver.element(named: path.joined(separator: "."), at: call.node)
                element.takeTraits(of: setUp, in: context.branches.enclosing(Syntax(call.node)))
                guard !setUp.traitChanges.isEmpty, let name = SwiftCallee.name(call.node.calledExpression) else {
                    continue
                }
                sites.append(TitleSites(context: context, scope: call.scope).unknown(at: name, element))
            }
        }
        return sites
    }
}

import AXSource
import SwiftSyntax

extension Callable {
    /// A method in an extension of one of the system's classes, such as an alert that every view controller can show.
    /// Nil for other functions.
    init?(inherited function: FunctionDeclSyntax, in scope: SwiftScope) {
        self.init(function)
        guard isOfExtension, scope.kind == .type, let type = scope.typeName, Self.isOfKit(type),
            !function.isOfType, let method = name
        else { return nil }
        self = Callable(name: "\(type).\(method)", parameters: parameters, isOfExtension: true, isInherited: true)
    }

    /// Whether the name of a type has the prefix of a class of UIKit or AppKit.
    private static func isOfKit(_ type: String) -> Bool {
        (type.hasPrefix("UI") || type.hasPrefix("NS")) && type.dropFirst(2).first?.isUppercase == true
    }
}

extension FunctionDeclSyntax {
    /// Whether it's a function of the type, and not of its objects.
    fileprivate var isOfType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

extension SpokenCall.Callee {
    /// The method of `self` or of a variable that a call names, if an extension may declare it. Nil for other calls,
    /// and unless a transcript is made.
    init?(methodCalledBy call: FunctionCallExprSyntax, in scope: SwiftScope, _ context: SiteContext) {
        guard context.readsTitles, var path = SwiftCallee.path(call.calledExpression), let name = path.popLast(),
            context.modifierNames.contains(name), path.count <= 2, path.first?.beginsWithCapital != true
        else { return nil }
        if path.first == "self" { path.removeFirst() }
        guard path.count < 2, path.first?.isEmpty != true else { return nil }
        var type: String?
        if let receiver = path.first {
            guard let known = scope.lookUp(receiver)?.type else { return nil }
            type = known
        }
        self = .method(name, of: type, labels: call.arguments.map(\.label?.bareName))
    }
}

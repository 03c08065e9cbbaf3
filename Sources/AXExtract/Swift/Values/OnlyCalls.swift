import SwiftSyntax

/// The uses of the functions of a file. The statements of a private function that is called once run in the branch of
/// the call.
final class OnlyCalls {
    private let tree: SwiftTree
    /// The uses of the functions, by name.
    private lazy var calls = findCalls()

    init(_ tree: SwiftTree) {
        self.tree = tree
    }

    /// The only call of a private function; nil for other functions.
    /// - Parameter body: The function.
    func call(of body: Syntax) -> Syntax? {
        guard let function = body.as(FunctionDeclSyntax.self), Self.isPrivate(function),
            let found = calls[function.name.text], found.count == 1
        else { return nil }
        // A reference without a call passes the function on.
        return Self.isCalled(found[0]) ? found[0] : nil
    }

    /// Whether the file never calls a function, but passes it to the system: `#selector(pickDate)`. False if several
    /// functions have its name.
    func isOnlySelected(_ function: FunctionDeclSyntax) -> Bool {
        guard let found = calls[function.name.text], found.count < Self.mostUses else { return false }
        return !found.isEmpty && found.allSatisfy(Self.isSelector)
    }

    private static func isSelector(_ use: Syntax) -> Bool {
        let around = sequence(first: use, next: \.parent).prefix(deepest)
        return around.contains { $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" }
    }

    /// How many levels around a use are searched for `#selector`.
    private static let deepest = 8
    /// At most this many uses of a name are kept.
    private static let mostUses = 8

    /// The system may call a function with an attribute, such as `@objc` or `@IBAction`.
    private static func isPrivate(_ function: FunctionDeclSyntax) -> Bool {
        function.attributes.isEmpty
            && function.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    private static func isCalled(_ use: Syntax) -> Bool {
        let member = use.parent.flatMap { $0.as(MemberAccessExprSyntax.self) }
        let callee = member?.declName.id == use.id ? member.map(Syntax.init) : use
        return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id
    }

    /// The uses of the names that only one function has, at most ``mostUses`` per name.
    private func findCalls() -> [String: [Syntax]] {
        var (names, references): ([String: Int], [(name: String, use: Syntax)]) = ([:], [])
        for token in tree.root.tokens(viewMode: .sourceAccurate) {
            if let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id {
                names[token.text, default: 0] += 1
            } else if let use = token.parent?.as(DeclReferenceExprSyntax.self) {
                references.append((token.text, Syntax(use)))
            }
        }
        let only = references.filter { names[$0.name] == 1 }
        return Dictionary(grouping: only, by: \.name).mapValues { $0.prefix(Self.mostUses).map(\.use) }
    }
}

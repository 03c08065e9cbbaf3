import AXSource
import SwiftSyntax

/// The views that classes list as their elements: `accessibilityElements = [titleLabel, closeButton]`. VoiceOver
/// doesn't reach the other views of such a class.
struct ListedElements {
    /// The names of the properties that a class lists, by the full name of the class. Nil if it may list others, too.
    private var lists: [String: Set<String>?] = [:]
    /// The last names of everything that lists mention.
    private(set) var all: Set<String> = []

    /// The names of the listed properties, by the full names of the classes whose whole lists are known.
    var names: [String: Set<String>] { lists.compactMapValues(\.self) }

    /// Notes a list: the values of an assignment, or the property that a class overrides.
    mutating func add(_ list: some SyntaxProtocol, in scope: SwiftScope) {
        let tokens = Array(list.tokens(viewMode: .sourceAccurate).prefix(Self.longest))
        all.formUnion(tokens.map(\.bareName))
        guard let type = scope.typeName, !type.hasSuffix("Controller") else { return }
        let names = Set(tokens.filter { Self.isListed($0, in: list) }.map(\.bareName))
        // A container may have any elements in it.
        let isKnown =
            tokens.count < Self.longest && !names.isEmpty && !tokens.contains { $0.text == "super" }
            && names.allSatisfy { scope.lookUp($0)?.type.flatMap(ControlNames.control(ofType:)) != nil }
        if let known = lists[type] {
            lists[type] = .some(isKnown ? known?.union(names) : nil)
        } else {
            lists[type] = .some(isKnown ? names : nil)
        }
    }

    /// Whether a token is the name of an element of an array literal, or of an argument, as in `append(title)`.
    private static func isListed(_ token: TokenSyntax, in list: some SyntaxProtocol) -> Bool {
        guard token.parent?.is(DeclReferenceExprSyntax.self) == true, token.text != "self" else { return false }
        let around = sequence(first: Syntax(token), next: \.parent).prefix { $0.id != list.id }
        let end = around.first {
            $0.is(ArrayElementSyntax.self) || $0.is(LabeledExprSyntax.self) || $0.is(ConditionElementSyntax.self)
        }
        return end.map { !$0.is(ConditionElementSyntax.self) } ?? false
    }

    /// The elements of a list with this many tokens or more count as unknown.
    private static let longest = 400
}

import SwiftSyntax

/// A part of a file in which names are declared: the file, a type, a function or a closure.
///
/// Scopes are made and filled while one file is walked, and live no longer.
final class SwiftScope {
    enum Kind {
        case file
        case type
        case function
        case closure
    }

    /// What a name stands for.
    enum Name {
        case parameter
        case local
        case member
    }

    struct Declared {
        let name: Name
        /// The type as written or evident, without optionality; nil where it is neither.
        let type: String?
        let isOptional: Bool
    }

    let kind: Kind
    let parent: SwiftScope?
    /// The dotted name of the enclosing type; nil outside of types.
    let typeName: String?
    /// The modifier whose closure this is, where its content is looked for: `accessibilityActions`.
    let builder: String?
    private var names: [String: Declared] = [:]
    private var locals: [String: LocalHistory] = [:]
    private var elements: [String: SpokenElement] = [:]
    /// Whether only this file sees what is declared here.
    let isPrivate: Bool
    /// Whether it is an enumeration whose cases are texts: `enum Key: String`.
    var hasTextCases = false
    /// The initializer or function that this is the body of.
    var function: Callable?

    init(
        _ kind: Kind, in parent: SwiftScope?, type: String? = nil, builder: String? = nil, isPrivate: Bool = false
    ) {
        self.kind = kind
        self.isPrivate = isPrivate || parent?.isPrivate == true
        self.parent = parent
        typeName = type ?? parent?.typeName
        self.builder = builder ?? (kind == .type ? nil : parent?.builder)
    }

    /// Makes a name known.
    /// - Parameter type: The type as written or evident, without optionality; nil where it is neither.
    func declare(_ text: String, as name: Name, type: String?, isOptional: Bool = false) {
        names[text] = Declared(name: name, type: type, isOptional: isOptional)
    }

    /// Makes a name of a pattern known, unless a declaration with more knowledge did so already.
    func declareIfNew(_ text: String) {
        if names[text] == nil { declare(text, as: declaredName, type: nil) }
    }

    /// What a name stands for here; nil when the file does not say.
    func lookUp(_ text: String) -> Declared? {
        var scope: SwiftScope? = self
        while let here = scope {
            if let found = here.names[text] { return found }
            scope = here.parent
        }
        return nil
    }

    /// The initializer or function that encloses this scope.
    var enclosingFunction: Callable? {
        var scope: SwiftScope? = self
        while let here = scope, here.kind != .type {
            if let function = here.function { return function }
            scope = here.parent
        }
        return nil
    }

    /// What a name stands for in this scope alone.
    func declared(_ text: String) -> Declared? { names[text] }

    /// What happens to the local variables of a name in this scope alone.
    func history(of name: String) -> LocalHistory? { locals[name] }

    func add(_ declaration: LocalHistory.Declaration, of name: String) {
        locals[name, default: LocalHistory()].add(declaration)
    }

    func add(_ assignment: LocalHistory.Assignment, of name: String) {
        locals[name, default: LocalHistory()].add(assignment)
    }

    /// The type of a name, or of a member of the enclosing object: `action` or `self.action`; nil for what belongs to
    /// another object, and where the file does not show the type. For a collection it is the type of the
    /// elements; for `x[T.self]` it is `T`.
    func type(of expression: ExprSyntax) -> String? {
        guard let path = SwiftCallee.path(expression) else { return Self.keyType(of: expression) }
        guard let name = path.last, path.count == 1 || path.count == 2 && path[0] == "self" else { return nil }
        return lookUp(name)?.type
    }

    /// `AccessibilityComponent` of `entity.components[AccessibilityComponent.self]`.
    private static func keyType(of expression: ExprSyntax) -> String? {
        guard let access = SwiftCallee.unwrapped(expression).as(SubscriptCallExprSyntax.self),
            let path = access.arguments.first.flatMap({ SwiftCallee.path($0.expression) }), path.last == "self"
        else { return nil }
        return path.dropLast().last
    }

    /// Whether an expression is the bare name of a local variable or parameter.
    func isLocal(_ expression: ExprSyntax) -> Bool {
        guard let name = SwiftCallee.unwrapped(expression).as(DeclReferenceExprSyntax.self)?.baseName.bareName else {
            return false
        }
        switch lookUp(name)?.name {
        case .local, .parameter: return true
        case .member, nil: return false
        }
    }

    /// The name for declarations in this scope.
    var declaredName: Name {
        kind == .type || kind == .file ? .member : .local
    }

    /// The element that is called so in this scope. Its strings, traits and texts are gathered wherever they are set.
    func element(_ name: String, make: () -> SpokenElement) -> SpokenElement {
        if let known = elements[name] { return known }
        let element = make()
        elements[name] = element
        return element
    }

    /// The scope in which statements about one receiver belong together: where its name is declared, or the function,
    /// or the type outside of functions.
    func elementScope(of receiver: String) -> SwiftScope {
        let root = String(receiver.prefix { $0 != "." })
        var scope = self
        while scope.kind == .closure, scope.names[root] == nil, !root.hasPrefix("$"), let parent = scope.parent {
            scope = parent
        }
        return scope
    }
}

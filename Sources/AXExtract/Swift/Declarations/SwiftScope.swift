import SwiftSyntax

/// A scope in which names are declared: the file, a type, a function or a closure.
///
/// Scopes are created and filled while one file is walked, and discarded afterwards.
final class SwiftScope {
    enum Kind {
        case file
        case type
        case function
        case closure
    }

    enum NameKind {
        case parameter
        case local
        case member
    }

    struct Declaration {
        let kind: NameKind
        /// The explicit or evident type, without optionality; nil if the file doesn't show it.
        let type: String?
        let isOptional: Bool
        /// The type of a parameter or local variable as it's written, with its enclosing types: `Key.Kind`. Nil for a
        /// collection, and for other names.
        let valueType: String?
        /// Whether the declaration shows that it's an array, and not another collection.
        let isArray: Bool
    }

    let kind: Kind
    let parent: SwiftScope?
    /// The full dotted name of the type or, in other scopes, of the enclosing type; nil outside types.
    let typeName: String?
    /// The modifier whose content contains this scope, if the titles of the views in it are spoken:
    /// `accessibilityActions`.
    let builder: String?
    /// The views with the modifier ``builder``; empty if they aren't known, and unless a transcript is made.
    let owners: [ContentOwner]
    private var names: [String: Declaration] = [:]
    private var locals: [String: LocalHistory] = [:]
    private var elements: [String: SpokenElement] = [:]
    /// Whether declarations in this scope are hidden from other files.
    let isPrivate: Bool
    /// Whether this is an enumeration whose raw values are strings: `enum Key: String`.
    var hasStringRawValues = false
    /// The initializer or function, if this scope is its body and its arguments may be spoken; nil for other scopes.
    var function: Callable?
    /// The function of a type, if this scope is its body and calls speak only the strings that it announces; nil for
    /// other scopes.
    var announcer: Callable?

    init(
        _ kind: Kind, in parent: SwiftScope?, type: String? = nil, builder: String? = nil, owners: [ContentOwner] = [],
        isPrivate: Bool = false
    ) {
        self.kind = kind
        self.isPrivate = isPrivate || parent?.isPrivate == true
        self.parent = parent
        typeName = type ?? parent?.typeName
        self.builder = builder ?? (kind == .type ? nil : parent?.builder)
        self.owners = owners.isEmpty && kind != .type ? parent?.owners ?? [] : owners
    }

    /// - Parameter type: The explicit or evident type, without optionality; nil if the file doesn't show it.
    func declare(
        _ name: String, as kind: NameKind, type: String?, isOptional: Bool = false, valueType: String? = nil,
        isArray: Bool = false
    ) {
        names[name] = Declaration(
            kind: kind, type: type, isOptional: isOptional, valueType: valueType, isArray: isArray)
    }

    /// The type of the elements, if the expression is a name or a member of `self` that is an array; nil for other
    /// expressions.
    func elementType(of array: ExprSyntax) -> String? {
        guard let path = SwiftCallee.path(array), let name = path.last,
            path.count == 1 || path.count == 2 && path[0] == "self", let known = lookUp(name), known.isArray,
            // `map` on an optional array passes the whole array.
            !known.isOptional
        else { return nil }
        return known.type
    }

    /// Declares a name in a pattern, unless this scope has already declared it. The earlier declaration may have a
    /// type, which must not be lost.
    func declareIfNew(_ name: String, type: String?) {
        if names[name] == nil { declare(name, as: declaredKind, type: type) }
    }

    /// The innermost declaration of a name that is visible here; nil if the file doesn't show one.
    func lookUp(_ name: String) -> Declaration? {
        var scope: SwiftScope? = self
        while let here = scope {
            if let found = here.names[name] { return found }
            scope = here.parent
        }
        return nil
    }

    /// The innermost type around this scope, or the file.
    var aroundFunctions: SwiftScope {
        var scope = self
        while scope.kind == .function || scope.kind == .closure, let parent = scope.parent { scope = parent }
        return scope
    }

    /// The innermost ``function`` whose body contains this scope; nil outside such bodies.
    var enclosingFunction: Callable? { enclosing(\.function) }

    /// The innermost ``announcer`` whose body contains this scope; nil outside such bodies.
    var enclosingAnnouncer: Callable? { enclosing(\.announcer) }

    private func enclosing(_ function: (SwiftScope) -> Callable?) -> Callable? {
        var scope: SwiftScope? = self
        while let here = scope, here.kind != .type {
            if let function = function(here) { return function }
            scope = here.parent
        }
        return nil
    }

    /// The declaration of a name in this scope itself, not in enclosing ones.
    func declaration(of name: String) -> Declaration? { names[name] }

    /// The history of the local variables with this name in this scope itself, not in enclosing ones.
    func history(of name: String) -> LocalHistory? { locals[name] }

    func add(_ declaration: LocalHistory.Declaration, of name: String) {
        locals[name, default: LocalHistory()].add(declaration)
    }

    func add(_ assignment: LocalHistory.Assignment, of name: String) {
        locals[name, default: LocalHistory()].add(assignment)
    }

    /// The type of a name (`action`) or of a member of `self` (`self.action`); for `x[T.self]`, it's `T`. For a
    /// collection, it's the type of the elements. Nil for a member of another object, or if the file doesn't show the
    /// type.
    func type(of expression: ExprSyntax) -> String? {
        guard let path = SwiftCallee.path(expression) else { return Self.keyType(of: expression) }
        guard let name = path.last, path.count == 1 || path.count == 2 && path[0] == "self" else { return nil }
        return lookUp(name)?.type
    }

    /// The type that is the key of a subscript: `AccessibilityComponent` in
    /// `entity.components[AccessibilityComponent.self]`.
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
        switch lookUp(name)?.kind {
        case .local, .parameter: return true
        case .member, nil: return false
        }
    }

    /// The kind of the names that this scope declares, apart from parameters.
    var declaredKind: NameKind {
        kind == .type || kind == .file ? .member : .local
    }

    /// The element with a name in this scope. It collects the facts from all statements about it.
    func element(_ name: String, make: () -> SpokenElement) -> SpokenElement {
        if let known = elements[name] { return known }
        let element = make()
        elements[name] = element
        return element
    }

    /// The element with a name in this scope; nil if no statement mentioned it.
    func knownElement(_ name: String) -> SpokenElement? { elements[name] }

    /// The scope in which all statements about a receiver refer to the same element. It's the closure that declares the
    /// receiver's name, or whose parameter is the receiver, such as `$0`. Otherwise, it's the innermost enclosing
    /// function, or the type or file for statements outside functions.
    func elementScope(of receiver: String) -> SwiftScope {
        let root = String(receiver.prefix { $0 != "." })
        var scope = self
        while scope.kind == .closure, scope.names[root] == nil, !root.hasPrefix("$"), let parent = scope.parent {
            scope = parent
        }
        return scope
    }
}

extension SwiftScope {
    /// The scope around the innermost closure that declares a name; this scope if no closure does.
    func outside(closureDeclaring name: String) -> SwiftScope {
        var scope = self
        while let parent = scope.parent {
            if scope.kind == .closure, scope.names[name] != nil { return parent }
            scope = parent
        }
        return self
    }
}

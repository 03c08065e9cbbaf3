import AXModel
import SwiftSyntax

/// Finds the value that a call passes to its closure, if the call shows it.
enum ClosureParameter {
    /// Methods that pass the view and the unwrapped argument to their closure.
    private static let unwrappingMethods: Set<String> = ["ifLet", "iflet", "unwrap", "unwrapping"]
    private static let mappingMethods: Set<String> = ["map", "flatMap", "compactMap", "forEach", "filter"]
    /// Methods that apps add to `View`, and that change a view only if their argument is true.
    private static let conditionalMethods: Set<String> = ["if", "applyIf", "modifyIf", "when"]
    private static let ancestorLimit = 64

    /// The value of a parameter: `title` for `$1` in `.ifLet(title) { $0.accessibilityLabel($1) }`, and for `$0` in
    /// `title.map { … }` and `title.sink { … }`.
    static func value(of name: String, at expression: ExprSyntax) -> ExprSyntax? {
        guard let (closure, index) = closure(declaring: name, around: Syntax(expression)),
            let call = call(of: closure), let method = SwiftCallee.name(call.calledExpression)?.bareName
        else { return nil }
        if unwrappingMethods.contains(method), index == 1 {
            let first = call.arguments.first?.expression
            return first.flatMap { $0.is(ClosureExprSyntax.self) ? nil : $0 }
        }
        guard index == 0 else { return nil }
        if PublishedValue.subscriptions.contains(method) { return base(of: call).map(PublishedValue.source) }
        return ["map", "flatMap"].contains(method) ? base(of: call) : nil
    }

    /// The type of the elements that a call passes to its closure: `Theme` for
    /// `ForEach(Theme.allCases) { theme in … }` and `Theme.allCases.map { … }`, and for `themes.map { … }` if the scope
    /// shows the type of `themes`. Also the type of a cell or an item that UIKit passes. Nil for other parameters.
    static func elementType(of name: String, at expression: ExprSyntax, in scope: SwiftScope) -> String? {
        guard let (closure, index) = closure(declaring: name, around: Syntax(expression)),
            let call = call(of: closure)
        else { return nil }
        if let type = registeredType(of: call, index) { return type }
        return collection(of: call, passedTo: closure, at: index).flatMap { CollectionElement.type(of: $0, in: scope) }
    }

    /// The collection whose elements a call passes to its closure: `library.songs()` for `song` in
    /// `library.songs().map { song in … }`. Nil for other parameters.
    static func collection(ofElement name: String, at expression: ExprSyntax) -> ExprSyntax? {
        closure(declaring: name, around: Syntax(expression)).flatMap { closure, index in
            call(of: closure).flatMap { collection(of: $0, passedTo: closure, at: index) }
        }
    }

    private static func collection(
        of call: FunctionCallExprSyntax, passedTo closure: ClosureExprSyntax, at index: Int
    ) -> ExprSyntax? {
        collection(of: call).flatMap { LoopElement.parts(of: $0, passedTo: closure)[index] }
    }

    /// The collection whose elements a call passes to the only parameter of its closure; nil for other parameters.
    static func elements(passedAs name: String, at expression: ExprSyntax) -> ExprSyntax? {
        guard let (closure, index) = closure(declaring: name, around: Syntax(expression)), index == 0,
            names(of: closure).count <= 1
        else { return nil }
        return call(of: closure).flatMap(collection)
    }

    /// The collection whose elements are a member of the first parameter that a call passes to its closure: `songs` for
    /// `element` in `ForEach(Array(songs.enumerated()), id: \.offset) { item in item.element }`. Nil for other members.
    static func collection(
        ofMember member: String, of name: String, at expression: ExprSyntax
    ) -> ExprSyntax? {
        guard member == "element", let (closure, index) = closure(declaring: name, around: Syntax(expression)),
            index == 0, let collection = call(of: closure).flatMap(collection)
        else { return nil }
        return LoopElement.parts(of: collection, passedTo: nil)[1]
    }

    /// The collection whose elements a call passes to its closure; nil for other calls.
    private static func collection(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        if ["ForEach", "List"].contains(SwiftCallee.path(of: call)) { return call.arguments.first?.expression }
        let method = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        return mappingMethods.contains(method) ? base(of: call) : nil
    }

    /// The type of a cell, a supplementary view or an item that UIKit passes to a closure: `Song` for `song` in
    /// `UICollectionView.CellRegistration<SongCell, Song> { cell, indexPath, song in … }`.
    private static func registeredType(of call: FunctionCallExprSyntax, _ index: Int) -> String? {
        guard let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
            let name = SwiftCallee.name(generic.expression)?.text
        else { return nil }
        let arguments = generic.genericArgumentClause.arguments
        switch (name, index) {
        case ("CellRegistration", 0), ("SupplementaryRegistration", 0): return type(arguments.first)
        case ("CellRegistration", 2): return type(arguments.last)
        case (_, 2) where name.hasSuffix("DiffableDataSource"): return type(arguments.last)
        default: return nil
        }
    }

    private static func type(_ argument: GenericArgumentSyntax?) -> String? {
        guard case .type(let type)? = argument?.argument else { return nil }
        return SwiftDeclarations.dottedTypeName(type)
    }

    /// The view that a modifier passes to its closure: `Text("Play")` for `$0` in
    /// `Text("Play").if(isOn) { $0.bold() }`.
    static func view(named name: String, at expression: ExprSyntax) -> ExprSyntax? {
        guard let (closure, index) = closure(declaring: name, around: Syntax(expression)), index == 0,
            let call = call(of: closure), let method = SwiftCallee.name(call.calledExpression)?.bareName,
            !mappingMethods.contains(method)
        else { return nil }
        return base(of: call)
    }

    /// The call of a method that runs a closure only under a condition, and the condition. Nil for other closures.
    static func condition(
        ofRunning closure: ClosureExprSyntax, in tree: SwiftTree
    ) -> (call: FunctionCallExprSyntax, test: Branch.Test)? {
        guard let call = call(of: closure), base(of: call) != nil,
            let method = SwiftCallee.name(call.calledExpression)?.bareName,
            let first = call.arguments.first?.expression, !first.is(ClosureExprSyntax.self)
        else { return nil }
        if conditionalMethods.contains(method) {
            let isSecond = call.additionalTrailingClosures.contains { $0.closure.id == closure.id }
            return (call, isSecond ? .fails([tree.text(first)]) : .holds([tree.text(first)]))
        }
        return unwrappingMethods.contains(method) ? (call, .holds(["\(tree.text(first)) != nil"])) : nil
    }

    /// The only closure that is passed to a call, as an argument or trailing closure.
    static func closure(passedTo call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        let closures =
            call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            + [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        return closures.count == 1 ? closures[0] : nil
    }

    /// Whether a closure runs with the code around it or soon after, rather than at a later event.
    static func isRunAtOnce(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = call(of: closure) else { return false }
        let name = SwiftCallee.name(call.calledExpression)?.bareName ?? ""
        return mappingMethods.contains(name) || unwrappingMethods.contains(name) || immediateMethods.contains(name)
            || PublishedValue.subscriptions.contains(name)
    }

    /// Other methods that run their closure at once or, like publishers, with the first value.
    private static let immediateMethods: Set<String> = [
        "animate", "apply", "async", "bind", "configure", "do", "performWithoutAnimation", "sync", "then", "transition",
        "with",
    ]

    private static func base(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
    }

    /// The innermost closure that has a parameter with this name, and the index of the parameter.
    private static func closure(declaring name: String, around node: Syntax) -> (ClosureExprSyntax, Int)? {
        var current = node
        for _ in 0..<ancestorLimit {
            guard let parent = current.parent else { return nil }
            if let closure = parent.as(ClosureExprSyntax.self) {
                if name.hasPrefix("$") { return Int(name.dropFirst()).map { (closure, $0) } }
                if let index = names(of: closure).firstIndex(of: name) { return (closure, index) }
            }
            current = parent
        }
        return nil
    }

    private static func names(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.bareName)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).bareName }
        case nil: []
        }
    }

    /// The call that takes a closure as an argument or trailing closure.
    private static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        guard let parent = closure.parent else { return nil }
        let isArgument = parent.is(LabeledExprSyntax.self) || parent.is(MultipleTrailingClosureElementSyntax.self)
        return (isArgument ? parent.parent?.parent : parent)?.as(FunctionCallExprSyntax.self)
    }
}

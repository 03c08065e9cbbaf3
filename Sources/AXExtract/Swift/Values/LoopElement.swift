import SwiftSyntax

/// Finds the elements that loops and closures receive, as far as the call shows them.
enum LoopElement {
    /// The first parameter of a closure, and whether it is the only one; nil if the closure names no parameters.
    static func firstParameter(_ closure: ClosureExprSyntax) -> (name: String, isOnly: Bool)? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.first.map { ($0.name.bareName, list.count == 1) }
        case .parameterClause(let clause):
            clause.parameters.first.map { ($0.firstName.bareName, clause.parameters.count == 1) }
        case nil: nil
        }
    }

    /// The first element of the literal that a call iterates over: `1` in
    /// `ForEach([1, 5, 10], id: \.self) { count in … }`. For a range, as in
    /// `ForEach(0..<count, id: \.self) { index in … }`, it's the start. Nil for other collections.
    static func literalElement(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let collections = [call.arguments.first?.expression, base.map(SwiftCallee.unwrapped)].compactMap { $0 }
        return collections.lazy.compactMap(firstElement).first
    }

    /// The first element of an array literal, or the start of a range; nil for other collections.
    static func firstElement(_ collection: ExprSyntax) -> ExprSyntax? {
        if let array = collection.as(ArrayExprSyntax.self) { return array.elements.first?.expression }
        let elements = collection.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        let isRange = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)
            .map { ["..<", "..."].contains($0.operator.text) }
        return isRange == true ? elements.first : nil
    }

    /// Whether a call iterates over the pairs from `enumerated()`.
    static func isEnumerated(_ call: FunctionCallExprSyntax) -> Bool {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let first = call.arguments.first?.expression
        let array = first?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
        return [base, first, array].compactMap { $0?.as(FunctionCallExprSyntax.self) }.contains(where: isEnumeration)
    }

    /// The collections whose elements a closure gets, by the index of the closure's parameter: `songs` for both 0 in
    /// `songs.map { … }`, and for 1 in `songs.enumerated().map { index, song in … }`. For `zip`, they are its
    /// arguments.
    /// - Parameter closure: nil for a closure that gets a pair as its only parameter.
    static func parts(of collection: ExprSyntax, passedTo closure: ClosureExprSyntax?) -> [Int: ExprSyntax] {
        var call = SwiftCallee.unwrapped(collection).as(FunctionCallExprSyntax.self)
        if let array = call, SwiftCallee.path(of: array) == "Array" {
            call = array.arguments.first.flatMap {
                SwiftCallee.unwrapped($0.expression).as(FunctionCallExprSyntax.self)
            }
        }
        guard let call, closure.flatMap(firstParameter)?.isOnly != true else { return [0: collection] }
        if isEnumeration(call) {
            return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map { [1: $0] } ?? [:]
        }
        guard SwiftCallee.path(of: call) == "zip", call.arguments.count == 2 else { return [0: collection] }
        return Dictionary(uniqueKeysWithValues: call.arguments.map(\.expression).enumerated().map { ($0, $1) })
    }

    static func isEnumeration(_ call: FunctionCallExprSyntax) -> Bool {
        SwiftCallee.name(call.calledExpression)?.bareName == "enumerated"
    }
}

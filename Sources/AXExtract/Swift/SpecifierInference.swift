import SwiftSyntax

/// Tells which format specifier an interpolated value gets in a localization key.
///
/// Foundation's `String.LocalizationValue` and SwiftUI's `LocalizedStringKey` write `%lld` for `Int`, `%lf` for `Double`,
/// `%@` for strings and whatever is formatted. Without a type checker only evident types are told.
struct SpecifierInference {
    let tree: SwiftTree
    let scope: SwiftScope

    /// The specifier for the values of one interpolation; nil where the type is not evident.
    func specifier(_ values: LabeledExprListSyntax) -> String? {
        if let spelled = Self.labeled("specifier", values), let literal = spelled.as(StringLiteralExprSyntax.self) {
            return SwiftLiteral(literal)?.text { _ in "" }
        }
        let labels = values.compactMap { $0.label?.bareName }
        if labels.contains(where: ["format", "style", "formatter", "timerInterval"].contains) { return "%@" }
        return values.first.flatMap { specifier($0.expression) }
    }

    /// The specifier for one value; nil where the type is not evident.
    func specifier(_ expression: ExprSyntax) -> String? {
        let expression = SwiftCallee.unwrapped(expression)
        switch expression.kind {
        case .integerLiteralExpr: return "%lld"
        case .floatLiteralExpr: return "%lf"
        case .stringLiteralExpr: return "%@"
        case .functionCallExpr: return expression.as(FunctionCallExprSyntax.self).flatMap(call)
        case .declReferenceExpr, .memberAccessExpr: return reference(expression)
        default: return nil
        }
    }

    private func call(_ call: FunctionCallExprSyntax) -> String? {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName else { return nil }
        return Self.types[name] ?? (Self.stringMethods.contains(name) ? "%@" : nil)
    }

    private func reference(_ expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.bareName
            if Self.integerMembers.contains(name) { return "%lld" }
            guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.bareName == "self" else { return nil }
            return scope.lookUp(name)?.type.flatMap { Self.types[$0] }
        }
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bareName
        return name.flatMap { scope.lookUp($0)?.type }.flatMap { Self.types[$0] }
    }

    private static func labeled(_ label: String, _ values: LabeledExprListSyntax) -> ExprSyntax? {
        values.first { $0.label?.bareName == label }?.expression
    }

    private static let types: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d",
        "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u",
        "Double": "%lf", "CGFloat": "%lf", "TimeInterval": "%lf", "Float": "%f",
        "String": "%@", "Substring": "%@", "NSString": "%@", "AttributedString": "%@", "Text": "%@", "Image": "%@",
        "NSLocalizedString": "%@",
    ]

    private static let integerMembers: Set<String> = ["count", "endIndex", "startIndex", "hashValue"]

    private static let stringMethods: Set<String> = [
        "formatted", "lowercased", "uppercased", "joined", "localizedString", "description", "trimmingCharacters",
    ]
}

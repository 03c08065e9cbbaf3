import AXModel
import SwiftSyntax

/// Reads how the cases of an enumeration make formats, from two properties that switch over `self`: one has the keys,
/// which are cases of another enumeration, and the other one the values, of type `[CVarArg]`.
struct EnumFormatReader {
    let tree: SwiftTree

    /// Nil if the type doesn't have both properties.
    func format(of type: TypeDeclaration) -> EnumFormat? {
        guard type.kind == .enumeration || type.extended != nil, let values = values(of: type) else { return nil }
        for member in type.members {
            guard let property = property(member), let keyType = SwiftDeclarations.valueTypeName(property.type),
                let keys = keys(property.body)
            else { continue }
            let cases = values.compactMap { name, value in
                keys[name].map { (name, EnumFormat.Case(key: $0, values: value.expressions, names: value.names)) }
            }
            return EnumFormat(keyType: keyType, cases: Dictionary(cases) { first, _ in first })
        }
        return nil
    }

    private func property(_ member: MemberBlockItemSyntax) -> (type: TypeSyntax, body: CodeBlockItemListSyntax)? {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let body = StatementResults.getter(of: binding)
        else { return nil }
        return (type, body)
    }

    /// The values for the placeholders, by the names of the cases; nil if no property has them.
    private func values(of type: TypeDeclaration) -> [String: (names: [String], expressions: [String])]? {
        let property = type.members.lazy.compactMap(property).first { property in
            property.type.is(ArrayTypeSyntax.self) && SwiftDeclarations.typeName(property.type) == "CVarArg"
        }
        guard let property else { return nil }
        var values: [String: (names: [String], expressions: [String])] = [:]
        for (pattern, result) in cases(of: property.body) {
            guard let list = result.as(ArrayExprSyntax.self) else { continue }
            values[pattern.name] = (pattern.names, list.elements.map { tree.text($0.expression) })
        }
        return values
    }

    /// The keys by the names of the cases; nil if a result isn't a dotted name, or without results.
    private func keys(_ body: CodeBlockItemListSyntax) -> [String: String]? {
        var keys: [String: String] = [:]
        for (pattern, result) in cases(of: body) {
            guard let path = SwiftCallee.path(result), path.count > 1, let name = path.last else { return nil }
            keys[pattern.name] = name
        }
        return keys.isEmpty ? nil : keys
    }

    /// The results of a `switch` over `self`, each with a case that it is for.
    private func cases(of body: CodeBlockItemListSyntax) -> [(pattern: CasePattern, result: ExprSyntax)] {
        StatementResults(tree: tree).results(of: body).flatMap { result in
            guard case .matches("self", let pattern)? = result.branch.tests.last?.kind else {
                return [(pattern: CasePattern, result: ExprSyntax)]()
            }
            return CasePattern.all(in: pattern).map { ($0, result.expression) }
        }
    }
}

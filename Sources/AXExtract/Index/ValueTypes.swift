import AXModel
import AXSource

/// Finds the types of interpolated values in the whole project.
extension ProjectIndex {
    /// The format specifier of a value; nil where the project does not show its type.
    /// - Parameter path: The file in which the value stands.
    func specifier(of name: ValueName, in path: String) -> String? {
        if name.isType {
            return name.path.first.flatMap { specifier(ofType: $0, from: name.enclosingType, path) }
        }
        guard case .declarations(let found) = find(Self.reference(name), in: path), let first = found.first,
            let type = first.valueType, found.allSatisfy({ $0.valueType == type })
        else { return nil }
        let owner = first.name.split(separator: ".").dropLast().joined(separator: ".")
        return specifier(ofType: type, from: owner.isEmpty ? nil : owner, first.path)
    }

    /// What the project declares itself, and is no other name for a type of the system, is no number.
    private func specifier(ofType written: String, from outer: String?, _ path: String) -> String? {
        let type = resolvedType(written, from: outer, path)
        // An extension of `Int` makes no type of it.
        if let known = ValueSpecifiers.specifier(ofType: type) { return known }
        if isType(type, path) { return "%@" }
        return type.split(separator: ".").last.flatMap { ValueSpecifiers.specifier(ofType: String($0)) }
    }

    private static func reference(_ name: ValueName) -> Reference {
        var reference = Reference(path: name.path, enclosingType: name.enclosingType)
        reference.arguments = name.labels?.map { label in
            let value = Occurrence.Argument(expression: "", specifier: nil)
            return Reference.Argument(label: label, leaves: [], value: value)
        }
        return reference
    }
}

extension StringLeaf {
    /// The leaf with the specifiers of those values whose types only the project shows, and with the key that its table
    /// has: what wrote the table knew the types.
    func typed(_ index: ProjectIndex, in path: String) -> StringLeaf {
        guard runtimeKey != nil || call?.openText != nil else { return self }
        var leaf = self
        let path = leaf.path ?? path
        if let key = leaf.runtimeKey?.filled({ index.specifier(of: $0, in: path) }) {
            let known = index.tables.key(like: key, in: call?.table) ?? key
            leaf.runtimeKey = nil
            leaf.key = known.text
            leaf.remark = known.remark ?? call?.remark
            leaf.arguments = known.arguments + leaf.arguments.dropFirst(known.arguments.count)
        }
        if let text = leaf.call?.openText?.filled({ index.specifier(of: $0, in: path) }) {
            leaf.call?.openText = nil
            leaf.call?.text = text.text
            leaf.know(text.arguments)
        }
        return leaf
    }

    /// Takes over what is known of arguments by now.
    private mutating func know(_ known: [Occurrence.Argument]) {
        arguments = arguments.map { argument in
            guard argument.specifier == nil else { return argument }
            return known.first { $0.expression == argument.expression } ?? argument
        }
    }
}

/// The format specifiers that Foundation writes for interpolated values of each type.
enum ValueSpecifiers {
    /// The specifier for a type of the system by its last name; nil for another one.
    static func specifier(ofType name: String) -> String? { types[name] }

    /// The specifier for a member that has one type wherever it is declared.
    static func specifier(ofMember name: String) -> String? { members[name] }

    private static let types: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d", "NSInteger": "%lld",
        "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "NSUInteger": "%llu",
        "Double": "%lf", "CGFloat": "%lf", "TimeInterval": "%lf", "CLLocationDegrees": "%lf", "Float": "%f",
        "String": "%@", "Substring": "%@", "NSString": "%@", "AttributedString": "%@", "Text": "%@", "Image": "%@",
        "NSLocalizedString": "%@", "LocalizedStringResource": "%@", "LocalizedStringKey": "%@",
        "NSAttributedString": "%@",
        "Character": "%@", "URL": "%@", "UUID": "%@", "Date": "%@", "Decimal": "%@", "NSNumber": "%@", "Locale": "%@",
    ]

    private static let members: [String: String] = [
        "count": "%lld", "endIndex": "%lld", "startIndex": "%lld", "hashValue": "%lld",
        "localizedDescription": "%@", "description": "%@", "debugDescription": "%@", "absoluteString": "%@",
        "lastPathComponent": "%@", "pathExtension": "%@", "uuidString": "%@", "capitalized": "%@",
        "localizedCapitalized": "%@", "localizedUppercase": "%@", "localizedLowercase": "%@",
    ]
}

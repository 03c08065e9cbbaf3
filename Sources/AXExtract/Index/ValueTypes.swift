import AXModel
import AXSource

extension ProjectIndex {
    /// The format specifier of an interpolated value, or else the usual one for a member of its name; nil if neither is
    /// known.
    /// - Parameter path: The file of the value.
    func specifier(of name: ValueName, in path: String) -> String? {
        declaredSpecifier(of: name, in: path) ?? name.usual
    }

    private func declaredSpecifier(of name: ValueName, in path: String) -> String? {
        if name.isType {
            return name.path.first.flatMap { specifier(ofType: $0, from: name.enclosingType, path) }
        }
        guard case .declarations(let found) = find(Self.reference(name), in: path), let first = found.first,
            let type = first.valueType, found.allSatisfy({ $0.valueType == type })
        else { return nil }
        return specifier(ofType: type, from: first.owner, first.path)
    }

    /// The names of the cases of the enumeration that a value is, which are also the descriptions of the cases. Empty
    /// for other values, and if the project or a protocol may describe the cases differently.
    /// - Parameter path: The file of the value.
    func describedCases(of name: ValueName, in path: String) -> [String] {
        var type = name.path.first.map { resolvedType($0, from: name.enclosingType, path) }
        if !name.isType {
            guard case .declarations(let found) = find(Self.reference(name), in: path), found.count == 1,
                !found[0].isOptional
            else { return [] }
            type = found[0].valueType.map { resolvedType($0, from: found[0].owner, found[0].path) }
        }
        guard let type, let cases = declared(type, path)?.cases, !cases.isEmpty,
            protocols(of: type).allSatisfy(Self.protocolsWithoutDescription.contains),
            case .unknown = find(Reference(path: ["description"], enclosingType: type), in: path)
        else { return [] }
        return cases
    }

    private static let protocolsWithoutDescription: Set<String> = [
        "CaseIterable", "Codable", "CodingKey", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
        "Hashable", "Identifiable", "Int", "RawRepresentable", "Sendable", "String",
    ]

    /// The format specifier for a type: `%@` if the project declares the type, unless it's an alias of a system type.
    /// Nil if the type is unknown.
    private func specifier(ofType written: String, from outer: String?, _ path: String) -> String? {
        let type = resolvedType(written, from: outer, path)
        // This comes before `isType`, because a project that extends `Int` seems to declare it.
        if let known = ValueSpecifiers.specifier(ofType: type) { return known }
        if isType(type, path) { return "%@" }
        return ValueSpecifiers.specifier(ofType: type.lastName)
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
    /// The leaf with the specifiers of values whose types are declared in other files. A key of the table that differs
    /// only in specifiers takes precedence, because the tool that wrote the table knew the types.
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
            leaf.fillSpecifiers(from: text.arguments)
        }
        return leaf
    }

    private mutating func fillSpecifiers(from known: [Occurrence.Argument]) {
        arguments = arguments.map { argument in
            guard argument.specifier == nil else { return argument }
            return known.first { $0.expression == argument.expression } ?? argument
        }
    }
}

/// The format specifiers that Foundation writes for interpolated values of each type.
enum ValueSpecifiers {
    /// The specifier for a system type by its unqualified name; nil for other types.
    static func specifier(ofType name: String) -> String? { types[name] }

    /// The specifier for a member that has the same type in all system types.
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

import Foundation

/// The subset of JSON Schema (draft 2020-12) that the schemas in `docs/schemas` use.
///
/// Members that a schema doesn't list are errors here, so that the schemas remain complete. A schema without a list
/// accepts any members.
public struct JSONSchema {
    private let root: [String: Any]

    /// - Parameter name: a file in `docs/schemas`.
    public init(_ name: String) throws {
        let data = try Data(contentsOf: Fixtures.repository.appending(path: "docs/schemas/\(name)"))
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// - Parameter text: the schema itself.
    public init(text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// The errors in a document, each with its path; empty for a valid document.
    /// - Parameter definition: the definition in `$defs` to use instead of the whole schema.
    public func faults(in document: String, definition: String? = nil) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(document.utf8), options: .fragmentsAllowed)
        let schema = try definition.map { try resolve("#/$defs/\($0)") } ?? root
        return try check(value, schema, at: "$")
    }

    private func check(_ value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
        var faults: [String] = []
        if let reference = schema["$ref"] as? String {
            faults += try check(value, resolve(reference), at: path)
        }
        if let type = schema["type"] as? String, !Self.matches(value, type) {
            faults.append("\(path): not of type \(type)")
        }
        if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
            faults.append("\(path): not \(constant)")
        }
        if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
            faults.append("\(path): \(value) is not of \(values)")
        }
        if let minimum = schema["minimum"] as? Int, let number = value as? Int, number < minimum {
            faults.append("\(path): \(number) is less than \(minimum)")
        }
        if let length = schema["minLength"] as? Int, let text = value as? String, text.count < length {
            faults.append("\(path): too short")
        }
        if let schemas = schema["anyOf"] as? [[String: Any]],
            try !schemas.contains(where: { try check(value, $0, at: path).isEmpty })
        {
            faults.append("\(path): \(value) fits none of several types")
        }
        if let items = value as? [Any] { faults += try check(items, schema, at: path) }
        if let members = value as? [String: Any] { faults += try check(members, schema, at: path) }
        return faults
    }

    private func check(_ items: [Any], _ schema: [String: Any], at path: String) throws -> [String] {
        var faults = items.count < schema["minItems"] as? Int ?? 0 ? ["\(path): too few items"] : []
        guard let itemSchema = schema["items"] as? [String: Any] else { return faults }
        for (index, item) in items.enumerated() { faults += try check(item, itemSchema, at: "\(path)[\(index)]") }
        return faults
    }

    private func check(_ members: [String: Any], _ schema: [String: Any], at path: String) throws -> [String] {
        guard schema["$ref"] == nil else { return [] }
        let named = schema["properties"] as? [String: [String: Any]]
        guard named != nil || schema["additionalProperties"] != nil else { return [] }
        let properties = named ?? [:]
        let required = schema["required"] as? [String] ?? []
        var faults = required.filter { members[$0] == nil }.map { "\(path): \($0) is missing" }
        for (name, value) in members {
            guard let property = properties[name] ?? schema["additionalProperties"] as? [String: Any] else {
                faults.append("\(path): the schema does not know \(name)")
                continue
            }
            faults += try check(value, property, at: "\(path).\(name)")
        }
        return faults
    }

    /// The schema that a reference into this document names. Schemas don't refer to other files, so that any validator
    /// accepts them.
    private func resolve(_ reference: String) throws -> [String: Any] {
        let target = reference.split(separator: "/").reduce(root as Any?) { part, name in
            name == "#" ? part : (part as? [String: Any])?[String(name)]
        }
        guard let target = target as? [String: Any] else { throw CocoaError(.keyValueValidation) }
        return target
    }

    private static func matches(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is Int
        case "number": value is Double
        case "boolean": value is Bool
        case "null": value is NSNull
        default: false
        }
    }
}

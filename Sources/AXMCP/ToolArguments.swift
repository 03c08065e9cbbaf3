/// The arguments of a call, checked against the tool's parameters.
package struct ToolArguments: Sendable {
    private let values: [String: RPCValue]

    /// - Throws: a failure that names the first argument that doesn't match.
    package init(_ values: [String: RPCValue], for parameters: [ToolParameter]) throws(ToolFailure) {
        try self.init(values, for: parameters, in: "")
    }

    /// - Parameter place: the path of the object, for messages: `translations[2].`.
    private init(
        _ values: [String: RPCValue], for parameters: [ToolParameter], in place: String
    ) throws(ToolFailure) {
        let values = values.filter { $0.value != .null }
        let names = parameters.map(\.name)
        if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw ToolFailure(
                "unknown argument “\(place)\(unknown.prefix(64))”", next: "Use only: \(names.joined(separator: ", ")).")
        }
        for parameter in parameters {
            guard let value = values[parameter.name] else {
                if parameter.isRequired {
                    throw ToolFailure(
                        "missing argument “\(place)\(parameter.name)”", next: "Add it: \(parameter.description)")
                }
                continue
            }
            try Self.check(value, parameter, at: place + parameter.name)
        }
        self.values = values
    }

    private static func check(_ value: RPCValue, _ parameter: ToolParameter, at place: String) throws(ToolFailure) {
        func mismatch(_ expected: String, found: String? = nil) -> ToolFailure {
            ToolFailure("“\(place)” \(found ?? "is \(value.kind)"); it must \(expected)", next: parameter.description)
        }
        switch (parameter.kind, value) {
        case (.text, .string), (.flag, .bool): return
        case (.text, _): throw mismatch("be a string")
        case (.flag, _): throw mismatch("be true or false")
        case (.choice(let names), _):
            guard let text = value.text, names.contains(text) else {
                throw mismatch(
                    "be one of: \(names.joined(separator: ", "))", found: value.text.map { "is “\($0.prefix(64))”" })
            }
        case (.integer(let range), .integer(let number)):
            guard range.contains(number) else {
                throw mismatch("be from \(range.lowerBound) to \(range.upperBound)", found: "is \(number)")
            }
        case (.integer(let range), _):
            throw mismatch("be a whole number from \(range.lowerBound) to \(range.upperBound)")
        case (.texts(let names), _):
            guard let members = value.members, members.values.allSatisfy({ $0.text != nil }),
                members.keys.allSatisfy(names.contains)
            else { throw mismatch("be an object of strings with the names: \(names.joined(separator: ", "))") }
        case (.list(let parameters, let most), _):
            guard let elements = value.elements else { throw mismatch("be a list of 1 to \(most) objects") }
            guard (1...most).contains(elements.count) else {
                throw mismatch("have 1 to \(most)", found: "has \(elements.count) elements")
            }
            for (index, element) in elements.enumerated() {
                guard let members = element.members else { throw mismatch("be a list of objects") }
                _ = try ToolArguments(members, for: parameters, in: "\(place)[\(index)].")
            }
        }
    }

    package func text(_ name: String) -> String? { values[name]?.text }

    package func flag(_ name: String, default value: Bool) -> Bool {
        if case .bool(let flag)? = values[name] { flag } else { value }
    }

    package func integer(_ name: String, default value: Int) -> Int {
        if case .integer(let number)? = values[name] { number } else { value }
    }

    package func texts(_ name: String) -> [String: String]? { values[name]?.members?.compactMapValues(\.text) }

    package func list(_ name: String) -> [ToolArguments] {
        (values[name]?.elements ?? []).compactMap { $0.members.map(ToolArguments.init(checked:)) }
    }

    private init(checked values: [String: RPCValue]) {
        self.values = values.filter { $0.value != .null }
    }
}

/// The reason why a tool has no answer or a document can't be read. Assistants read it and try again.
package struct ToolFailure: Error, Hashable, Sendable {
    let message: String
    /// A sentence about the assistant's options.
    let next: String

    package init(_ message: String, next: String) {
        self.message = message
        self.next = next
    }

    /// The failure and the assistant's options, as sentences.
    package var text: String { message.hasSuffix("?") ? "\(message) \(next)" : "\(message). \(next)" }
}

import AXModel

extension SpokenParameters {
    /// Adds the parameters of a function that only stores its arguments, if its name shows that they are spoken.
    mutating func add(_ setter: Callable) {
        guard let name = setter.name, name.hasPrefix("set"), let role = Self.role(ofSetter: name) else { return }
        let function = Function(name: name, labels: setter.parameters.map(\.label))
        for (index, parameter) in setter.parameters.enumerated() where functions[function]?[index] == nil {
            guard parameter.isKey || parameter.type == "String" else { continue }
            functions[function, default: [:]][index] = [Parameter(role: role, isKey: parameter.isKey)]
        }
    }

    private static func role(ofSetter name: String) -> AccessibilityRole? {
        let rows: [(String, AccessibilityRole)] = [
            ("ccessibilityLabel", .label), ("ccessibilityHint", .hint), ("ccessibilityValue", .value),
        ]
        return rows.first { name.contains($0.0) }?.1
    }
}

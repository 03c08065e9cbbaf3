extension FormatSpecifier.ArgumentType {
    /// Whether the type is one of those that plural rules count.
    public var isNumber: Bool { isInteger || self == .float }

    public var isInteger: Bool {
        if case .integer = self { true } else { false }
    }
}

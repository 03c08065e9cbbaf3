extension Message {
    /// The text with its specifiers numbered, `%1$@: %2$lld` for `%@: %lld`, so that translators can change their order:
    /// what genstrings and Xcode write for texts with two or more arguments. A text with a number, a variable, or a width
    /// or precision that is itself an argument stays as it is, and so does one whose percent sign may be for people.
    public var numberingArguments: String {
        let specifiers = placeholders.filter { !$0.isLiteralPercent }
        guard specifiers.count > 1, specifiers.allSatisfy(\.canBeNumbered) else { return text }
        return positioned()
    }
}

extension FormatSpecifier {
    fileprivate var canBeNumbered: Bool {
        position == nil && variable == nil && type != .ownArgument && !flags.contains(" ") && !isArgument(width)
            && !isArgument(precision)
    }

    private func isArgument(_ amount: Amount?) -> Bool {
        if case .argument = amount { true } else { false }
    }
}

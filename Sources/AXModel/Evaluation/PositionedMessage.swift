extension Message {
    /// The string with an explicit position in every specifier that uses an argument.
    /// - Parameters:
    ///   - first: the 1-based argument of the first specifier without a position.
    ///   - argument: returns the position to write in a specifier.
    func positioned(
        from first: Int = 1, _ argument: (NumberedSpecifier) -> Int = { $0.argument }
    ) -> String {
        var numbered = numberedSpecifiers(from: first)[...]
        return segments.map { segment in
            guard case .placeholder = segment, let next = numbered.popFirst() else { return segment.raw }
            return next.written(argument: argument(next))
        }.joined()
    }
}

extension NumberedSpecifier {
    /// The specifier with its position instead of its name: `%1$lld` for `%(count)lld`.
    package var positioned: String { written(argument: argument, isNamed: false) }

    /// The specifier with explicit positions: `%2$@` for `%@`, `%2$*1$d` for `%*d`.
    /// - Parameter isNamed: whether the specifier keeps its name.
    fileprivate func written(argument: Int, isNamed: Bool = true) -> String {
        guard !specifier.isLiteralPercent, specifier.type != .ownArgument else { return specifier.raw }
        var rest = specifier.raw.dropFirst()
        if specifier.position != nil, let dollar = rest.firstIndex(of: "$") {
            rest = rest[rest.index(after: dollar)...]
        }
        if specifier.name != nil, !isNamed, let end = rest.firstIndex(of: ")") {
            rest = rest[rest.index(after: end)...]
        }
        var amounts = [width, precision].compactMap { $0 }[...]
        let isPositioned = rest.contains("$")
        let characters = rest.map { character in
            guard character == "*", !isPositioned, let amount = amounts.popFirst() else { return String(character) }
            return "*\(amount)$"
        }
        return "%\(argument)$" + characters.joined()
    }
}

extension Message {
    /// The string with numbered specifiers, `%1$@: %2$lld` for `%@: %lld`, so that translators can change their order.
    /// genstrings and Xcode do this to strings with two or more arguments.
    ///
    /// The string is unchanged if it has fewer arguments, or if it contains one of these:
    /// - a position, a variable or `%arg`
    /// - a width or precision from an argument (`*`)
    /// - a percent sign before a space, which might not begin a specifier
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

/// Replaces `%arg`, the argument of a substitution in a catalog, with a format specifier, and the reverse.
package enum SubstitutionArgument {
    /// The form with a format specifier in place of each `%arg`, for files other than catalogs.
    /// - Parameters:
    ///   - specifier: the specifier of the argument, without its percent sign; empty for `lld`.
    ///   - argument: the 1-based argument. The specifier gets it as a position if the form has other specifiers.
    package static func replaced(in form: String, specifier: String, argument: Int) -> String {
        let message = Message(parsing: form)
        let specifiers = message.placeholders.filter { !$0.isLiteralPercent }
        guard specifiers.contains(where: { $0.type == .ownArgument }) else { return form }
        let type = specifier.isEmpty ? "lld" : specifier
        let written = specifiers.count == 1 ? "%\(type)" : "%\(argument)$\(type)"
        return message.segments.map { segment in
            guard case .placeholder(let own) = segment, own.type == .ownArgument else { return segment.raw }
            return written
        }.joined()
    }

    /// The form with `%arg`, as in catalogs, in place of each specifier of the substitution's own argument.
    ///
    /// If several specifiers have no position, each uses a different argument, so specifiers without a position aren't
    /// replaced.
    /// - Parameters:
    ///   - specifier: the specifier of the argument, without its percent sign; if it's empty, the form is unchanged.
    ///   - argument: the 1-based argument; nil if it isn't known.
    package static func named(in form: String, specifier: String, argument: Int?) -> String {
        guard !specifier.isEmpty, !form.contains("%arg") else { return form }
        let message = Message(parsing: form)
        let numbered = argument.map { "%\($0)$\(specifier)" }
        let isCounted = message.placeholders.count { $0.position == nil && !$0.isLiteralPercent } > 1
        return message.segments.map { segment in
            let isOwn = !isCounted && segment.raw == "%\(specifier)" || segment.raw == numbered
            return isOwn ? "%arg" : segment.raw
        }.joined()
    }
}

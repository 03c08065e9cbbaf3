extension Message {
    /// The text with a position in every specifier that takes an argument.
    /// - Parameters:
    ///   - first: the argument from which to count.
    ///   - argument: the argument that a specifier is to name.
    func positioned(
        from first: Int = 1, _ argument: (NumberedSpecifier) -> Int = { $0.argument }
    ) -> String {
        var numbered = numberedSpecifiers(from: first)[...]
        return segments.map { segment in
            guard case .placeholder = segment, let next = numbered.popFirst() else { return segment.raw }
            return next.spelled(argument: argument(next))
        }.joined()
    }
}

extension NumberedSpecifier {
    /// The specifier with its position in place of its name: `%1$lld` for `%(count)lld`.
    package var positioned: String { spelled(argument: argument, isNamed: false) }

    /// The specifier with its positions written out: `%2$@` for `%@`, `%2$*1$d` for `%*d`.
    /// - Parameter isNamed: whether it keeps its name.
    fileprivate func spelled(argument: Int, isNamed: Bool = true) -> String {
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
        let spelled = rest.map { character in
            guard character == "*", !isPositioned, let amount = amounts.popFirst() else { return String(character) }
            return "*\(amount)$"
        }
        return "%\(argument)$" + spelled.joined()
    }
}

/// A format specifier with the arguments that it takes.
public struct NumberedSpecifier: Hashable, Sendable {
    public let specifier: FormatSpecifier
    /// The 1-based argument that is shown; for `%%`, 0.
    public let argument: Int
    /// The arguments that a `*` takes for width and precision.
    public let width: Int?
    public let precision: Int?
}

extension Message {
    /// The specifiers with their arguments, counted as CoreFoundation counts them (`CFString.c`): a specifier without a position
    /// takes the next argument, its `*` before itself; one with a position takes that and does not move the count.
    /// `%arg` is the variable's own and does not move the count either.
    /// - Parameter first: the argument from which to count; that of the variable, in the forms of a variable.
    public func numberedSpecifiers(from first: Int = 1) -> [NumberedSpecifier] {
        var next = first
        func take(_ position: Int?) -> Int {
            if let position { return position }
            defer { next += 1 }
            return next
        }
        func take(_ amount: FormatSpecifier.Amount?) -> Int? {
            if case .argument(let position) = amount { take(position) } else { nil }
        }
        return placeholders.map { specifier in
            guard !specifier.isLiteralPercent else {
                return NumberedSpecifier(specifier: specifier, argument: 0, width: nil, precision: nil)
            }
            guard specifier.type != .ownArgument else {
                return NumberedSpecifier(specifier: specifier, argument: first, width: nil, precision: nil)
            }
            let (width, precision) = (take(specifier.width), take(specifier.precision))
            return NumberedSpecifier(
                specifier: specifier, argument: take(specifier.position), width: width, precision: precision)
        }
    }
}

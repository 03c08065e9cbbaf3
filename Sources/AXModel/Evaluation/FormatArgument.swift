import AXSource

/// An argument of a format string.
package enum FormatArgument: Hashable, Sendable {
    case integer(Int)
    /// A number with a fraction, or an integer that `Int` can't represent, in ASCII digits with a decimal point:
    /// `1.50`.
    case decimal(String)
    case text(String)

    /// Infers the type: `5` and `-5` are integers, `1.5` is a decimal, anything else is text. An integer that `Int`
    /// can't represent is a decimal.
    package init(parsing text: String) {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber =
            parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy(\.isASCIIDigit)
            }
        if isNumber, parts.count == 1, let integer = Int(text) {
            self = .integer(integer)
        } else {
            self = isNumber ? .decimal(text) : .text(text)
        }
    }

    /// The argument as `%@` shows it.
    var description: String {
        switch self {
        case .integer(let number): String(number)
        case .decimal(let text), .text(let text): text
        }
    }

    /// The value as a floating-point number; nil for text.
    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .decimal(let text): Double(text)
        case .text: nil
        }
    }
}

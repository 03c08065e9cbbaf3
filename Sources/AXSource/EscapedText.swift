extension String {
    /// The content of a string literal in C, Objective-C, Swift or JSON: quotes, backslashes, line ends and tabs are
    /// escaped with a backslash.
    /// - Parameter escape: the language's escape sequence for any other character; nil if the character needs none.
    package func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let sequence = escape(scalar) { result += sequence } else { result.unicodeScalars.append(scalar) }
            }
        }
    }
}

extension Unicode.Scalar {
    /// The scalar's number in `radix`, padded with zeros to `width`.
    package func digits(radix: Int, atLeast width: Int) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

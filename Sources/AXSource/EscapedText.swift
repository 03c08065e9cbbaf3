extension String {
    /// The text as it stands between double quotes in C, Objective-C, Swift and JSON: with a backslash before quotes and
    /// backslashes, and for line ends and tabs.
    /// - Parameter spelling: how the language spells any other character that has to be escaped; nil where it stands as
    ///   it is.
    package func escaped(_ spelling: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let spelled = spelling(scalar) { result += spelled } else { result.unicodeScalars.append(scalar) }
            }
        }
    }
}

extension Unicode.Scalar {
    /// The number of the scalar in a base, filled up with zeros.
    package func digits(radix: Int, atLeast width: Int) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

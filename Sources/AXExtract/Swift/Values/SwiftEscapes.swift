/// The escape sequences of Swift string literals.
enum SwiftEscapes {
    /// A part of a literal as it is meant. An unknown escape stays as it is spelled.
    /// - Parameter pounds: The number of `#` around the literal, which also stand between `\` and the escape.
    static func resolved(_ spelled: String, pounds: Int) -> String {
        let scalars = Array(spelled.unicodeScalars)
        guard scalars.contains(where: { $0 == "\\" || $0 == "\r" }) else { return spelled }
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\\", let (scalar, next) = escape(scalars, index + 1, pounds) {
                if let scalar { result.append(scalar) }
                index = next
            } else if scalars[index] == "\r" {
                // Line ends in multi-line literals are always LF.
                result.append("\n")
                index += index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    /// The scalar that an escape stands for (none for an escaped line end) and the index after it.
    private static func escape(_ scalars: [Unicode.Scalar], _ start: Int, _ pounds: Int) -> (Unicode.Scalar?, Int)? {
        let index = start + pounds
        guard index < scalars.count, scalars[start..<index].allSatisfy({ $0 == "#" }) else { return nil }
        if let simple = simple[scalars[index]] { return (simple, index + 1) }
        if scalars[index] == "u" { return unicode(scalars, index + 1) }
        var end = index
        while end < scalars.count, scalars[end] == " " || scalars[end] == "\t" { end += 1 }
        guard end < scalars.count, scalars[end] == "\n" || scalars[end] == "\r" else { return nil }
        let isPair = scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n"
        return (nil, end + (isPair ? 2 : 1))
    }

    /// `{1F3B5}` with one to eight hexadecimal digits.
    private static func unicode(_ scalars: [Unicode.Scalar], _ start: Int) -> (Unicode.Scalar?, Int)? {
        guard start < scalars.count, scalars[start] == "{" else { return nil }
        let digits = scalars[(start + 1)...].prefix(9).prefix { $0 != "}" }
        guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
            let scalar = Unicode.Scalar(value), start + 1 + digits.count < scalars.count,
            scalars[start + 1 + digits.count] == "}"
        else { return nil }
        return (scalar, start + digits.count + 2)
    }

    private static let simple: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", "\"": "\"", "'": "'",
    ]
}

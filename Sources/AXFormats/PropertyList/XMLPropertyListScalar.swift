import AXSource

/// Reads the values of an XML property list that are no text, as strictly as CoreFoundation does (CFPropertyList.c).
enum XMLPropertyListScalar {
    /// The value of a `data`, `date` or `integer` element, whose bytes stand for themselves.
    static func value(of element: PropertyListElement, _ content: ArraySlice<UInt8>) -> PropertyValue? {
        switch element {
        case .data: Base64.decode(content).map(PropertyValue.data)
        case .date: PropertyListDate(content).map { .other($0.text) }
        default: integer(content).map(PropertyValue.other)
        }
    }

    /// Decimal or `0x` hexadecimal digits from −2⁶³ to 2⁶⁴ − 1, with a sign if there is one, and white space before the sign and the digits.
    /// - Returns: the number in decimal digits.
    static func integer(_ content: ArraySlice<UInt8>) -> String? {
        var rest = content.drop(while: \.isASCIISpace)
        let sign = rest.first
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            rest = rest.dropFirst().drop(while: \.isASCIISpace)
        }
        let isHexadecimal = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
        if isHexadecimal { rest = rest.dropFirst(2) }
        let isNumber = rest.allSatisfy { isHexadecimal ? $0.hexadecimalValue != nil : $0.isASCIIDigit }
        let digits = String(decoding: rest, as: UTF8.self)
        guard isNumber, let value = UInt64(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
        guard sign == UInt8(ascii: "-"), value > 0 else { return String(value) }
        return value <= UInt64(Int64.max) + 1 ? "-\(value)" : nil
    }

    /// A decimal number with an exponent if there is one, `nan`, or `inf` and `infinity` with or without a sign, in any case.
    /// - Returns: the number as Swift writes it.
    static func real(_ text: String) -> String? {
        let word = text.lowercased()
        if word == "nan" { return String(Double.nan) }
        if let infinity = infinities[word] { return String(infinity) }
        let bytes = Array(text.utf8).drop(while: \.isASCIISpace)
        guard isDecimal(bytes) else { return nil }
        return Double(String(decoding: bytes, as: UTF8.self)).map { String($0) }
    }

    private static let infinities: [String: Double] = [
        "inf": .infinity, "+inf": .infinity, "-inf": -.infinity, "infinity": .infinity, "+infinity": .infinity,
        "-infinity": -.infinity,
    ]

    /// `[+-] digits [. digits] [e [+-] digits]`, with a digit before or behind the point.
    private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        func dropSign() {
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        }
        func dropDigits() -> Int {
            let digits = rest.prefix { $0.isASCIIDigit }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        dropSign()
        var count = dropDigits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            count += dropDigits()
        }
        guard count > 0 else { return false }
        guard let mark = rest.first else { return true }
        rest = rest.dropFirst()
        dropSign()
        return mark | 0x20 == UInt8(ascii: "e") && dropDigits() > 0 && rest.isEmpty
    }

}

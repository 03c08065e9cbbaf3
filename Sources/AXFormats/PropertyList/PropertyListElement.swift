import AXSource

/// The elements of XML property lists (Apple's PropertyList-1.0 document type).
enum PropertyListElement: String, CaseIterable {
    case plist, dict, array, key, string, data, date, real, integer, `true`, `false`
    /// Any element that isn't part of a property list.
    case unknown = ""

    /// - Parameter name: the name in a tag.
    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>) {
        self =
            switch (name.count, name.first) {
            case (3, UInt8(ascii: "k")?): Self.is(name, "key") ? .key : .unknown
            case (6, UInt8(ascii: "s")?): Self.is(name, "string") ? .string : .unknown
            case (4, UInt8(ascii: "d")?) where Self.is(name, "dict"): .dict
            default: Self.rare(name)
            }
    }

    @inline(__always)
    private static func `is`(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount where name[index] != word.utf8Start[index] { return false }
        return true
    }

    private static func rare(_ name: UnsafeBufferPointer<UInt8>) -> PropertyListElement {
        allCases.first { name.elementsEqual($0.rawValue.utf8) } ?? .unknown
    }

    /// Whether a file may be a property list: the text after the `<` at its beginning begins with the name of an
    /// element.
    static func begins(_ text: ArraySlice<UInt8>) -> Bool {
        allCases.contains { $0 != .unknown && text.starts(with: $0.rawValue.utf8) }
    }
}

// MARK: Values

/// Reads values that aren't strings. Accepts the same values as CoreFoundation (CFPropertyList.c).
extension PropertyListElement {
    /// The value of a `data`, `date` or `integer` element; nil if its content isn't valid. References aren't decoded.
    func value(_ content: ArraySlice<UInt8>) -> PropertyValue? {
        switch self {
        case .data: Base64.decode(content).map(PropertyValue.data)
        case .date: PropertyListDate(content).map { .other($0.text) }
        default: Self.integer(content).map(PropertyValue.other)
        }
    }

    /// Reads an integer from −2⁶³ to 2⁶⁴ − 1, in decimal digits or, after `0x`, in hexadecimal digits. A sign is
    /// optional, as is white space before the sign and before the digits.
    /// - Returns: the number in decimal digits; nil if the content isn't an integer.
    private static func integer(_ content: ArraySlice<UInt8>) -> String? {
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

    /// Reads a decimal number with an optional exponent, `nan`, or `inf` or `infinity` with an optional sign. Case is
    /// ignored.
    /// - Returns: the number as Swift writes it; nil if the text isn't a number.
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

    /// Whether the bytes are `[+-] digits [. digits] [e [+-] digits]`, with a digit before or after the point.
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

/// Base64 as CoreFoundation decodes it in property lists (CFPropertyList.c): characters outside of the alphabet are
/// skipped, and an incomplete group of four digits at the end is dropped.
private enum Base64 {
    /// - Returns: nil if a byte isn't ASCII.
    static func decode(_ content: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count / 4 * 3)
        var (group, count, padding) = (UInt32(0), 0, 0)
        for byte in content {
            guard byte < 0x80 else { return nil }
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if byte > 0x20 {
                padding = 0
            }
            guard let digit = digit(byte) else { continue }
            group = group << 6 | digit
            count += 1
            guard count % 4 == 0 else { continue }
            bytes.append(UInt8(truncatingIfNeeded: group >> 16))
            if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
            if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
        }
        return bytes
    }

    /// The value of a digit (RFC 4648, section 4); zero for padding, nil for any other character.
    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        case UInt8(ascii: "="): 0
        default: nil
        }
    }
}

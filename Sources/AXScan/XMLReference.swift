import AXSource

/// The references that XML knows by itself (XML 1.0, sections 4.1 and 4.6).
enum XMLReference {
    /// What `lt`, `#65` or `#x41` stands for; nil for any other name and for numbers beyond Unicode.
    static func scalar(_ name: some Collection<UInt8>) -> UInt32? {
        guard name.first == UInt8(ascii: "#") else { return entity(name) }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        return isHexadecimal ? number(digits.dropFirst(), base: 16) : number(digits, base: 10)
    }

    private static func entity(_ name: some Collection<UInt8>) -> UInt32? {
        guard (2...4).contains(name.count) else { return nil }
        return entities.first { $0.name.elementsEqual(name) }?.scalar
    }

    private static func number(_ digits: some Collection<UInt8>, base: UInt32) -> UInt32? {
        guard !digits.isEmpty else { return nil }
        var value: UInt32 = 0
        for byte in digits {
            guard let digit = byte.hexadecimalValue, digit < base else { return nil }
            value = value * base + UInt32(digit)
            if value > 0x10FFFF { return nil }
        }
        return value
    }

    private static let entities: [(name: [UInt8], scalar: UInt32)] = [
        (Array("lt".utf8), 0x3C), (Array("gt".utf8), 0x3E), (Array("amp".utf8), 0x26), (Array("quot".utf8), 0x22),
        (Array("apos".utf8), 0x27),
    ]
}

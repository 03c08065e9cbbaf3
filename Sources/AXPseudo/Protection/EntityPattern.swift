import AXSource

/// A character reference in HTML or XML: `&amp;`, `&#39;`, `&#x2019;`.
struct EntityPattern: ProtectedPattern {
    let kind = ProtectedKind.entity

    func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "&") }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        var start = offset + 1
        if start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
        // The longest name in HTML has 31 letters.
        let end = bytes.runEnd(from: start, upTo: 31, while: \.isASCIIAlphanumeric)
        guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
        return end + 1
    }
}

package import AXSource

/// Decodes the text between XML tags.
package enum XMLText {
    /// The text of a token with its references resolved, in WTF-8.
    ///
    /// Only character references (`&#65;`, `&#x41;`) and XML's own five entities are known.
    /// - Returns: nil when there is any other reference.
    package static func decode(_ text: [UInt8], _ span: Span) -> [UInt8]? {
        var result: [UInt8] = []
        var offset = span.start
        while offset < span.end {
            guard let ampersand = text[offset..<span.end].firstIndex(of: UInt8(ascii: "&")) else { break }
            result.append(contentsOf: text[offset..<ampersand])
            let limit = min(span.end, ampersand + 12)
            guard let semicolon = text[ampersand..<limit].firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(String(decoding: text[(ampersand + 1)..<semicolon], as: UTF8.self))
            else { return nil }
            WTF8.append(scalar, to: &result)
            offset = semicolon + 1
        }
        result.append(contentsOf: text[min(offset, span.end)..<span.end])
        return result
    }

    private static func scalar(_ reference: String) -> UInt32? {
        switch reference {
        case "lt": return 0x3C
        case "gt": return 0x3E
        case "amp": return 0x26
        case "quot": return 0x22
        case "apos": return 0x27
        default: break
        }
        guard reference.hasPrefix("#") else { return nil }
        let isHexadecimal = reference.hasPrefix("#x")
        let code = UInt32(reference.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return code.flatMap { $0 <= 0x10FFFF ? $0 : nil }
    }
}

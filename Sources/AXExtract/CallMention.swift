/// Looks in raw bytes for calls of initializers, so that files without any are never parsed.
enum CallMention {
    /// Whether one of the names stands before a parenthesis.
    static func isFound(of names: Set<String>, in text: [UInt8]) -> Bool {
        let names = Set(names.map { Array($0.utf8) })
        let lengths = Set(names.map(\.count))
        return text.withUnsafeBufferPointer { bytes in
            var start = 0
            var offset = 0
            while offset < bytes.count {
                if isWordByte(bytes[offset]) {
                    offset += 1
                    continue
                }
                let length = offset - start
                if bytes[offset] == UInt8(ascii: "("), lengths.contains(length),
                    names.contains(Array(bytes[start..<offset]))
                {
                    return true
                }
                offset += 1
                start = offset
            }
            return false
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

import AXSource

/// Finds the references of a text whose specifiers are all of the plainest kinds; see ``StringsdictReference/plain(in:)``.
struct StringsdictReferenceScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// - Returns: nil where a percent sign begins something else.
    mutating func references() -> [StringsdictReference]? {
        var references: [StringsdictReference] = []
        while offset < bytes.count {
            let start = offset
            offset += 1
            guard bytes[start] == UInt8(ascii: "%") else { continue }
            let position = position()
            if peek == UInt8(ascii: "#") {
                guard let name = name() else { return nil }
                references.append(.init(name: name, range: start..<offset, position: position, isPortable: true))
            } else if !(position == nil && skipPercent()) {
                guard skipConversion() else { return nil }
            }
        }
        return references
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Moves past `2$`, a single digit and a dollar sign.
    private mutating func position() -> Int? {
        guard let digit = peek, digit.isASCIIDigit, digit > UInt8(ascii: "0"), offset + 1 < bytes.count,
            bytes[offset + 1] == UInt8(ascii: "$")
        else { return nil }
        offset += 2
        return Int(digit - UInt8(ascii: "0"))
    }

    /// Moves past `#@name@`.
    private mutating func name() -> String? {
        let start = offset + 2
        guard start < bytes.count, bytes[start - 1] == UInt8(ascii: "@") else { return nil }
        offset = start
        while let byte = peek, byte == UInt8(ascii: "_") || byte.isASCIIAlphanumeric { offset += 1 }
        guard offset > start, peek == UInt8(ascii: "@") else { return nil }
        let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
        offset += 1
        return name
    }

    /// Moves past the second sign of `%%`.
    private mutating func skipPercent() -> Bool {
        guard peek == UInt8(ascii: "%") else { return false }
        offset += 1
        return true
    }

    /// Moves past the letters of a specifier such as `lld`.
    private mutating func skipConversion() -> Bool {
        while peek == UInt8(ascii: "l") || peek == UInt8(ascii: "h") || peek == UInt8(ascii: "z") { offset += 1 }
        switch peek {
        case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
            UInt8(ascii: "f"), UInt8(ascii: "s"):
            offset += 1
            return true
        default: return false
        }
    }
}

extension StringsdictReference {
    /// The references of a text in WTF-8, in order, where all its percent signs begin a plain `%#@name@` or `%2$#@name@`, a
    /// specifier without flags such as `%lld`, or `%%`: nearly all texts are so.
    /// - Returns: nil for a text that needs ``all(in:)``.
    static func plain(in bytes: UnsafeBufferPointer<UInt8>) -> [StringsdictReference]? {
        var scanner = StringsdictReferenceScanner(bytes)
        return scanner.references()
    }
}

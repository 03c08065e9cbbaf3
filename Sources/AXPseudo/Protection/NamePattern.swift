import AXSource

/// Names that the configuration protects, such as product names. Names in Latin script must be whole words: “AirDrop”
/// isn't found in “AirDrops”, but is found in Japanese text, which has no spaces.
struct NamePattern: ProtectedPattern {
    let kind = ProtectedKind.name
    /// The names as UTF-8 by their first byte, longest first.
    private let names: [UInt8: [[UInt8]]]

    init(_ names: [String]) {
        let bytes = Set(names.map { Array(trim($0).utf8) }).subtracting([[]])
        self.names = Dictionary(grouping: bytes.sorted { $0.count > $1.count }) { $0[0] }
    }

    func canBegin(with byte: UInt8) -> Bool { names[byte] != nil }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        let name = names[bytes[offset]]?.first { name in
            bytes[offset...].starts(with: name)
                && (offset == floor || isBoundary(bytes, offset)) && isBoundary(bytes, offset + name.count)
        }
        return name.map { offset + $0.count }
    }

    /// Whether `offset` isn't inside a run of Latin letters and digits.
    private func isBoundary(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard let before = bytes.scalar(before: offset), let after = bytes.scalar(at: offset)?.scalar else {
            return true
        }
        return !isLatin(before) || !isLatin(after)
    }

    /// Whether a code point is an ASCII letter or digit, or in the Latin blocks that contain the look-alikes of
    /// ``AccentTable``.
    private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ...0x7F: UInt8(scalar.value).isASCIIAlphanumeric
        case 0xC0...0x24F, 0x1E00...0x1EFF: true
        default: false
        }
    }
}

private func trim(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
}

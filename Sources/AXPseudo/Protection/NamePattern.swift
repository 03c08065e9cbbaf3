/// Names that the configuration protects, such as product names. They count as whole words of Latin script: “AirDrop”
/// is not found in “AirDrops”, but it is in Japanese text, which has no spaces.
struct NamePattern: ProtectedPattern {
    let kind = ProtectedKind.name
    /// The names as UTF-8, the longest first, by their first byte.
    private let names: [UInt8: [[UInt8]]]

    init(_ names: [String]) {
        let bytes = Set(names.map { Array(trim($0).utf8) }).subtracting([[]])
        self.names = Dictionary(grouping: bytes.sorted { $0.count > $1.count }) { $0[0] }
    }

    func canBegin(with byte: UInt8) -> Bool { names[byte] != nil }

    func end(in bytes: [UInt8], at offset: Int, floor: Int) -> Int? {
        names[bytes[offset]]?.first { name in
            guard bytes[offset...].starts(with: name) else { return false }
            let end = offset + name.count
            return !(isWord(bytes, at: offset) && offset > floor && isWordBefore(bytes, offset))
                && !(isWordBefore(bytes, end) && end < bytes.count && isWord(bytes, at: end))
        }
        .map { offset + $0.count }
    }

    /// Whether a letter or digit of the Latin script begins at `offset`.
    private func isWord(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard let (scalar, _) = bytes.scalar(at: offset) else { return false }
        return switch scalar.value {
        case ...0x7F: bytes[offset].isASCIIAlphanumeric
        case 0xC0...0x24F, 0x1E00...0x1EFF: true
        default: false
        }
    }

    private func isWordBefore(_ bytes: [UInt8], _ offset: Int) -> Bool {
        var start = offset - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return isWord(bytes, at: start)
    }
}

/// A name without white space at its edges.
private func trim(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
}

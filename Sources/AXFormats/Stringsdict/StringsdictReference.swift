import AXModel

/// A place in a text that stands for a variable, such as `%#@songs@` or `%2$#@songs@`.
struct StringsdictReference: Hashable, Sendable {
    let name: String
    /// UTF-8 offsets of the text.
    let range: Range<Int>
    /// The 1-based argument, where the reference states one.
    let position: Int?
    /// Whether every version of Foundation reads it. Open CoreFoundation (`CFString.c`) takes names of ASCII letters, digits
    /// and underscores alone, and shows anything else as text; newer tools of Apple's take more.
    let isPortable: Bool

    /// The references of a text, in order.
    static func all(in text: String) -> [StringsdictReference] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        let message = Message(parsing: text)
        let known = message.placeholders.compactMap { specifier in
            specifier.variable.map {
                StringsdictReference(name: $0, range: specifier.range, position: specifier.position, isPortable: true)
            }
        }
        let taken = Set(message.placeholders.map(\.range.lowerBound))
        let suspicious = suspicious(in: Array(text.utf8)).filter { !taken.contains($0.range.lowerBound) }
        return suspicious.isEmpty ? known : (known + suspicious).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// What looks like a reference: a percent sign, digits and signs, `#@`, and a name without white space up to `@`.
    private static func suspicious(in bytes: [UInt8]) -> [StringsdictReference] {
        var found: [StringsdictReference] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
                offset += 1
                continue
            }
            while offset < bytes.count, amounts.contains(bytes[offset]) { offset += 1 }
            guard bytes[offset...].starts(with: [0x23, 0x40]) else { continue }
            let start = offset + 2
            let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "@") || $0 <= 0x20 || $0 == UInt8(ascii: "%") }
            guard let end, end > start, bytes[end] == UInt8(ascii: "@") else { continue }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            found.append(StringsdictReference(name: name, range: percent..<(end + 1), position: nil, isPortable: false))
            offset = end + 1
        }
        return found
    }

    private static let amounts = Set("0123456789$+-.* '".utf8)
}

import AXSource

/// A reference to a substitution in a string of a catalog: `%#@songs@`, `%2$#@songs@`.
///
/// Xcode's catalog compiler accepts any name, including names that contain periods and non-ASCII letters, which
/// CoreFoundation's grammar of format strings doesn't. That is why ``Message`` can't find these references.
struct SubstitutionReference: Hashable {
    let name: String
    /// UTF-8 offsets from the percent sign to the second at sign.
    let range: Range<Int>
    /// Between the percent sign and the number sign: empty, a width, or a position with its dollar sign.
    let head: Range<Int>
    /// The 1-based argument, if the reference specifies one.
    let position: Int?

    /// The references in `text`, in order.
    static func all(in text: String) -> [SubstitutionReference] {
        let bytes = Array(text.utf8)
        var references: [SubstitutionReference] = []
        var offset = 0
        while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            offset = percent + 1
            guard let start = nameStart(bytes, after: percent) else {
                // The second percent sign of `%%` doesn't begin a reference.
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") { offset += 1 }
                continue
            }
            guard let end = nameEnd(bytes, from: start), end > start else { continue }
            let head = percent + 1..<start - 2
            references.append(
                SubstitutionReference(
                    name: String(decoding: bytes[start..<end], as: UTF8.self), range: percent..<(end + 1), head: head,
                    position: position(bytes[head])))
            offset = end + 1
        }
        return references
    }

    /// The offset after `%#@`, with a position or a width before the number sign.
    private static func nameStart(_ bytes: [UInt8], after percent: Int) -> Int? {
        var offset = percent + 1
        while offset < bytes.count, bytes[offset].isASCIIDigit { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "$") { offset += 1 }
        return bytes[offset...].starts(with: "#@".utf8) ? offset + 2 : nil
    }

    /// The number of a `2$`.
    private static func position(_ head: ArraySlice<UInt8>) -> Int? {
        guard head.last == UInt8(ascii: "$") else { return nil }
        return Int(String(decoding: head.dropLast(), as: UTF8.self))
    }

    /// A name is at most 200 bytes long and contains no percent sign.
    private static func nameEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        bytes[start..<min(start + 200, bytes.count)].firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") }
            .flatMap { bytes[$0] == UInt8(ascii: "@") ? $0 : nil }
    }
}

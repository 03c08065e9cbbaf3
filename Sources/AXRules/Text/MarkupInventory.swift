/// The markup of a text: tags, Markdown links and emphasis, grammar agreement, addresses. How often each stands is what a
/// translation has to keep; the order is free.
struct MarkupInventory: Hashable, Sendable {
    /// A text with more pieces is no text for people, and not looked at.
    private static let mostPieces = 200

    private(set) var counts: [String: Int] = [:]

    /// Whether there may be any: a look at bytes.
    static func mayStand(in text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "*") }
    }

    init(of text: String) {
        let bytes = Array(text.utf8)
        var offset = 0
        var pieces = 0
        while offset < bytes.count, pieces < Self.mostPieces {
            if let (piece, end) = Self.tag(bytes, offset) ?? Self.link(bytes, offset) ?? Self.emphasis(bytes, offset) {
                counts[piece, default: 0] += 1
                pieces += 1
                offset = end
            } else {
                offset += 1
            }
        }
    }

    /// What this one has more of than the other, and less of, each in the order of the alphabet.
    func difference(from other: MarkupInventory) -> (extra: [String], missing: [String]) {
        let names = Set(counts.keys).union(other.counts.keys).sorted()
        return (
            names.filter { counts[$0, default: 0] > other.counts[$0, default: 0] },
            names.filter { counts[$0, default: 0] < other.counts[$0, default: 0] }
        )
    }

    /// `<b>`, `</b>` or `<br/>` at an offset, by its name; what stands after the name is free, an address for one may differ
    /// by language.
    private static func tag(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "<") else { return nil }
        var end = start + 1
        let isClosing = end < bytes.count && bytes[end] == UInt8(ascii: "/")
        if isClosing { end += 1 }
        let name = end
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        guard end > name, (0x61...0x7A).contains(bytes[name] | 0x20), end < bytes.count else { return nil }
        let text = String(decoding: bytes[name..<end], as: UTF8.self).lowercased()
        guard let close = closing(bytes, from: end, UInt8(ascii: ">")), isAttributes(bytes[end..<close]) else {
            return nil
        }
        return ("<\(isClosing ? "/" : "")\(text)>", close + 1)
    }

    /// `](` of `[text](address)`, and `^[` of `^[text](inflect: true)`.
    private static func link(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        if bytes[start] == UInt8(ascii: "^"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") {
            return ("^[…](…)", start + 2)
        }
        guard bytes[start] == UInt8(ascii: "]"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "("),
            let close = closing(bytes, from: start + 2, UInt8(ascii: ")")), close > start + 2
        else { return nil }
        return ("[…](…)", close + 1)
    }

    /// `**` on both sides of a text. A single star is often a footnote.
    private static func emphasis(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "*"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "*") else {
            return nil
        }
        return ("**", start + 2)
    }

    /// Where a piece ends; nil where it does not within a line of reasonable length.
    private static func closing(_ bytes: [UInt8], from start: Int, _ byte: UInt8) -> Int? {
        let rest = bytes[start..<min(start + 400, bytes.count)]
        return rest.firstIndex { $0 == byte || $0 == UInt8(ascii: "<") }.flatMap { bytes[$0] == byte ? $0 : nil }
    }

    /// Whether what stands behind the name of a tag is nothing, a slash, or attributes: “<a word>” is prose.
    private static func isAttributes(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains(UInt8(ascii: "=")) || bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
}

import AXSource

/// Counts the markup of a string: tags, Markdown links and emphasis, grammar agreement, addresses. A translation must
/// have the same counts, in any order.
struct MarkupInventory: Hashable, Sendable {
    /// The maximum number of pieces of markup. A string with more isn't meant for people, and the rest isn't read.
    private static let mostPieces = 200

    private(set) var counts: [String: Int] = [:]

    /// Whether the string may contain markup, according to its bytes.
    static func mayOccur(in text: String) -> Bool {
        text.holdsByte { byte in
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "/"): true
            default: false
            }
        }
    }

    init(of text: String) {
        let bytes = Array(text.utf8)
        var offset = 0
        var pieces = 0
        while offset < bytes.count, pieces < Self.mostPieces {
            if let (piece, end) = Self.tag(bytes, offset) ?? Self.link(bytes, offset)
                ?? Self.emphasis(bytes, offset) ?? Self.address(bytes, offset)
            {
                counts[piece, default: 0] += 1
                pieces += 1
                offset = end
            } else {
                offset += 1
            }
        }
    }

    /// Whether there are as many closing tags as opening tags, for elements that require both.
    var isBalanced: Bool {
        Self.paired.allSatisfy { counts["<\($0)>", default: 0] == counts["</\($0)>", default: 0] }
    }

    private static let paired = ["a", "b", "i", "u", "s", "em", "strong", "small", "big", "sub", "sup", "span", "font"]

    /// The markup that occurs more often in this string than in the other one, and the markup that occurs less often.
    /// Both are in alphabetical order.
    func difference(from other: MarkupInventory) -> (extra: [String], missing: [String]) {
        let names = Set(counts.keys).union(other.counts.keys).sorted()
        return (
            names.filter { counts[$0, default: 0] > other.counts[$0, default: 0] },
            names.filter { counts[$0, default: 0] < other.counts[$0, default: 0] }
        )
    }

    /// The tag at an offset (`<b>`, `</b>`, `<br/>`) without its attributes, and the offset after it; nil if there
    /// isn't one. Attributes are ignored, because an address may depend on the language. A name that isn't in HTML is
    /// only a tag if it has attributes: “<None>” is a word.
    private static func tag(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "<") else { return nil }
        var end = start + 1
        let isClosing = end < bytes.count && bytes[end] == UInt8(ascii: "/")
        if isClosing { end += 1 }
        let name = end
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        guard end > name, let close = closing(bytes, from: end, UInt8(ascii: ">")) else { return nil }
        let text = String(decoding: bytes[name..<end], as: UTF8.self).lowercased()
        let rest = bytes[end..<close]
        let hasAttributes = rest.contains(UInt8(ascii: "=")) && rest.first == UInt8(ascii: " ")
        let isBare = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }
        guard hasAttributes || isBare && names.contains(text) else { return nil }
        // A browser doesn't recognize typographic quotation marks as the end of a value.
        let isBroken = hasAttributes && hasTypographicQuote(rest)
        return ("<\(isClosing ? "/" : "")\(text)>\(isBroken ? " with typographic quotation marks" : "")", close + 1)
    }

    /// Whether an attribute's value begins with a quotation mark other than `"` and `'`: “, ”, „, ‘, ’, « or ».
    private static func hasTypographicQuote(_ attributes: ArraySlice<UInt8>) -> Bool {
        var isInValue = false
        return attributes.indices.contains { index in
            if attributes[index] == UInt8(ascii: "\"") { isInValue.toggle() }
            guard attributes[index] == UInt8(ascii: "="), !isInValue else { return false }
            let value = attributes[(index + 1)...]
            return quotes.contains { value.starts(with: $0.utf8) }
        }
    }

    private static let quotes = ["“", "”", "„", "‘", "’", "«", "»"]

    private static let names: Set<String> = [
        "a", "b", "i", "u", "s", "em", "strong", "small", "big", "sub", "sup", "br", "p", "span", "font", "div", "ul",
        "ol", "li", "img", "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre", "kbd", "del", "ins", "mark", "tt",
    ]

    /// A link, recognized by the `](` of `[text](address)`, or grammar agreement, recognized by the `^[` of
    /// `^[text](inflect: true)`. The result includes the offset after these two characters; nil if there is neither.
    private static func link(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        if bytes[start] == UInt8(ascii: "^"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") {
            return ("^[…](\(InflectionAttributes.read(bytes, from: start + 2)))", start + 2)
        }
        guard bytes[start] == UInt8(ascii: "]"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "("),
            let close = closing(bytes, from: start + 2, UInt8(ascii: ")")), close > start + 2
        else { return nil }
        return ("[…](…)", start + 2)
    }

    /// `**` before or after text. A single asterisk is often a footnote.
    private static func emphasis(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "*"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "*") else {
            return nil
        }
        return ("**", start + 2)
    }

    /// The last two labels of the host in `https://de.example.org/page`. Hosts and pages may depend on the language.
    private static func address(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "h") else { return nil }
        let scheme = ["https://", "http://"].first { bytes[start...].starts(with: $0.utf8) }
        guard let scheme else { return nil }
        let host = bytes[(start + scheme.utf8.count)...].prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
        let names = String(decoding: host, as: UTF8.self).lowercased().split(separator: ".")
        guard names.count > 1 else { return nil }
        return ("the address of " + names.suffix(2).joined(separator: "."), host.endIndex)
    }

    /// The offset of the byte that closes the markup; nil if it isn't within 400 bytes, or if a `<` precedes it.
    private static func closing(_ bytes: [UInt8], from start: Int, _ byte: UInt8) -> Int? {
        let rest = bytes[start..<min(start + 400, bytes.count)]
        return rest.firstIndex { $0 == byte || $0 == UInt8(ascii: "<") }.flatMap { bytes[$0] == byte ? $0 : nil }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
    }
}

extension String {
    /// Whether the string consists of the address of a web page. It's an example for a field, or the target of a link.
    var isAddress: Bool {
        guard hasPrefix("http"), hasPrefix("https://") || hasPrefix("http://") else { return false }
        let end = utf8.lastIndex { !$0.isSpace } ?? utf8.startIndex
        return !utf8[..<end].contains(where: \.isSpace)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self <= 0x20 }
}

/// The attributes of grammar agreement: `inflect: true` of `^[%lld songs](inflect: true)`.
private enum InflectionAttributes {
    /// Attributes whose values depend on the language (Apple, `InflectionRule`, `Morphology`): a translation may add or
    /// omit them.
    private static let ofLanguages: Set<String> = [
        "morphology", "agreeWithConcept", "agreeWithArgument", "referentConcept", "inflectionAlternative",
        "localizedNumberFormat",
    ]
    /// The maximum length in bytes. Real agreements are shorter.
    private static let longest = 400

    /// The attributes that a translation must keep: `inflect` with its value, and all names that the system doesn't
    /// know. The system ignores unknown names, such as translated ones.
    /// - Parameters:
    ///   - bytes: the UTF-8 bytes of the string.
    ///   - start: the offset after `^[`.
    /// - Returns: the attributes in alphabetical order; “…” if there aren't any, or “?” if they can't be read.
    static func read(_ bytes: [UInt8], from start: Int) -> String {
        let rest = bytes[start..<min(bytes.count, start + longest)]
        guard let close = rest.firstIndex(of: UInt8(ascii: "]")), close + 1 < rest.endIndex,
            rest[close + 1] == UInt8(ascii: "("), let end = closing(rest, from: close + 1)
        else { return "?" }
        let attributes = top(String(decoding: rest[(close + 2)..<end], as: UTF8.self))
        let kept = attributes.filter { !ofLanguages.contains($0.name) }.map { "\($0.name): \($0.value)" }
        return kept.isEmpty ? "…" : kept.sorted().joined(separator: ", ")
    }

    /// The offset of the parenthesis that closes the one at `start`; nil if there isn't one.
    private static func closing(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        var depth = 0
        for offset in start..<bytes.endIndex {
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return offset }
        }
        return nil
    }

    /// The attributes outside braces: `morphology: { partOfSpeech: "noun" }` is one attribute.
    private static func top(_ text: String) -> [(name: String, value: String)] {
        var depth = 0
        let pieces = text.split { character in
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            return character == "," && depth <= 0
        }
        return pieces.map { piece in
            let parts = piece.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
        }
    }
}

import AXSource

/// The markup of a text: tags, Markdown links and emphasis, grammar agreement, addresses. How often each stands is what a
/// translation has to keep; the order is free.
struct MarkupInventory: Hashable, Sendable {
    /// A text with more pieces is no text for people, and not looked at.
    private static let mostPieces = 200

    private(set) var counts: [String: Int] = [:]

    /// Whether there may be any: a look at bytes.
    static func mayOccur(in text: String) -> Bool {
        text.utf8.contains { byte in
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

    /// What this one has more of than the other, and less of, each in the order of the alphabet.
    func difference(from other: MarkupInventory) -> (extra: [String], missing: [String]) {
        let names = Set(counts.keys).union(other.counts.keys).sorted()
        return (
            names.filter { counts[$0, default: 0] > other.counts[$0, default: 0] },
            names.filter { counts[$0, default: 0] < other.counts[$0, default: 0] }
        )
    }

    /// `<b>`, `</b>` or `<br/>` at an offset, by its name; what stands after the name is free, an address for one may differ
    /// by language. A name that HTML does not have counts with attributes alone: “<None>” is a word.
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
        return ("<\(isClosing ? "/" : "")\(text)>", close + 1)
    }

    private static let names: Set<String> = [
        "a", "b", "i", "u", "s", "em", "strong", "small", "big", "sub", "sup", "br", "p", "span", "font", "div", "ul",
        "ol",
        "li", "img", "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre", "kbd", "del", "ins", "mark", "tt",
    ]

    /// `](` of `[text](address)`, and `^[` of `^[text](inflect: true)`.
    private static func link(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        if bytes[start] == UInt8(ascii: "^"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") {
            return ("^[…](\(InflectionAttributes.read(bytes, from: start + 2)))", start + 2)
        }
        guard bytes[start] == UInt8(ascii: "]"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "("),
            let close = closing(bytes, from: start + 2, UInt8(ascii: ")")), close > start + 2
        else { return nil }
        return ("[…](…)", start + 2)
    }

    /// `**` on both sides of a text. A single star is often a footnote.
    private static func emphasis(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "*"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "*") else {
            return nil
        }
        return ("**", start + 2)
    }

    /// The host of `https://de.example.org/page`, by its last two names: languages may have hosts of their own, and pages.
    private static func address(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        guard bytes[start] == UInt8(ascii: "h") else { return nil }
        let scheme = ["https://", "http://"].first { bytes[start...].starts(with: $0.utf8) }
        guard let scheme else { return nil }
        let host = bytes[(start + scheme.utf8.count)...].prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
        let names = String(decoding: host, as: UTF8.self).lowercased().split(separator: ".")
        guard names.count > 1 else { return nil }
        return ("the address of " + names.suffix(2).joined(separator: "."), host.endIndex)
    }

    /// Where a piece ends; nil where it does not within a line of reasonable length.
    private static func closing(_ bytes: [UInt8], from start: Int, _ byte: UInt8) -> Int? {
        let rest = bytes[start..<min(start + 400, bytes.count)]
        return rest.firstIndex { $0 == byte || $0 == UInt8(ascii: "<") }.flatMap { bytes[$0] == byte ? $0 : nil }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
    }
}

extension String {
    /// Whether it is the address of a page and nothing else: an example for a field, or where a link leads.
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
    /// Attributes whose values are a language's own (Apple, `InflectionRule`, `Morphology`): a translation may add them or
    /// leave them out.
    private static let ofLanguages: Set<String> = [
        "morphology", "agreeWithConcept", "agreeWithArgument", "referentConcept", "inflectionAlternative",
        "localizedNumberFormat",
    ]
    /// Longer agreements do not occur.
    private static let longest = 400

    /// What a translation has to keep of them: the name and value of `inflect`, and every name that the system does not know,
    /// since the system ignores a translated name.
    /// - Parameters:
    ///   - bytes: the text.
    ///   - start: the offset after `^[`.
    /// - Returns: a question mark where the attributes cannot be made out.
    static func read(_ bytes: [UInt8], from start: Int) -> String {
        let rest = bytes[start..<min(bytes.count, start + longest)]
        guard let close = rest.firstIndex(of: UInt8(ascii: "]")), close + 1 < rest.endIndex,
            rest[close + 1] == UInt8(ascii: "("), let end = closing(rest, from: close + 1)
        else { return "?" }
        let attributes = top(String(decoding: rest[(close + 2)..<end], as: UTF8.self))
        let kept = attributes.filter { !ofLanguages.contains($0.name) }.map { "\($0.name): \($0.value)" }
        return kept.isEmpty ? "…" : kept.sorted().joined(separator: ", ")
    }

    /// The parenthesis that closes the one at a place.
    private static func closing(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        var depth = 0
        for offset in start..<bytes.endIndex {
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return offset }
        }
        return nil
    }

    /// The attributes outside of braces: `morphology: { partOfSpeech: "noun" }` is one.
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

import AXSource

/// The attributes of grammar agreement: `inflect: true` of `^[%lld songs](inflect: true)`.
enum InflectionAttributes {
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

/// `rtl`: lays out every line from right to left, as in Arabic or Hebrew.
///
/// Right-to-left isolates (UAX #9) set the direction of lines without reversing the letters of a word or the digits of
/// a number. Other tools use an override (RLO), which reverses the digits of inserted values: “15” appears as “51”,
/// unlike in real text. Combine this mode with `script` for letters of a right-to-left script.
package struct RightToLeftMode: PseudoMode {
    package let id = "rtl"
    package let summary =
        "lay out every line from right to left, using directional isolates that leave numbers unchanged"
    package let changes = PseudoAspect.direction
    package let speechConflict: String? = "directional formatting characters can't be heard"

    package init() {}

    private static let open = "\u{2067}"
    private static let close = "\u{2069}"

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        text.mapWords(Self.isolatingLines)
        text.parts.insert(.kept(Self.open), at: 0)
        text.parts.append(.kept(Self.close))
    }

    /// Closes the isolate before each run of line breaks and opens another one after it, because an isolate ends with
    /// its paragraph.
    private static func isolatingLines(_ words: String) -> String {
        guard words.unicodeScalars.contains(where: endsParagraph) else { return words }
        var result = ""
        var isInBreak = false
        for scalar in words.unicodeScalars {
            if endsParagraph(scalar) != isInBreak {
                result += isInBreak ? open : close
                isInBreak.toggle()
            }
            result.unicodeScalars.append(scalar)
        }
        if isInBreak { result += open }
        return result
    }

    /// Whether a character separates paragraphs (bidirectional class B).
    private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}

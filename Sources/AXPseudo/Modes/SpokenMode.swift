/// `spoken`: a string that takes as long to speak as a translation, in words that a voice reads as words, with “pseudo”
/// as the last one.
///
/// Accents, brackets and controls show the eye that a string came from the catalog; a voice spells them out or skips
/// them. So the mark is a word, and the length is counted in syllables: characters say little about time.
package struct SpokenMode: PseudoMode {
    package let id = "spoken"
    package let summary = "pad the string until it takes as long to speak as a translation, and end it with “pseudo”"
    package let changes = PseudoAspect.length
    package let isSpoken = true

    package init() {}

    /// The word that is heard last.
    package static let marker = "pseudo"
    private static let markerSyllables = 2

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        var missing = Int(context.additionalSyllables.rounded(.up)) - Self.markerSyllables
        // Behind a lone percent sign the marker would be read as a specifier: “100% pseudo” holds `% p`.
        if Self.endsInPercent(text.beforeEnding) { missing = max(missing, 1) }
        let filler = missing > 0 ? context.filler.run(ofSyllables: missing, from: text.length) : ""
        text.append(filler + " " + context.write(Self.marker))
    }

    /// Whether a text ends in a percent sign with nothing behind it but what may stand in a specifier.
    private static func endsInPercent(_ text: Substring) -> Bool {
        let open = text.utf8.reversed().prefix { !$0.isLetterOrMark }
        return open.contains(UInt8(ascii: "%"))
    }
}

extension UInt8 {
    fileprivate var isLetterOrMark: Bool {
        self >= 0x80 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
    }
}

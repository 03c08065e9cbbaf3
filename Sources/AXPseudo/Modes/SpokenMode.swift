/// `spoken`: pads the string with words until it takes as long to speak as a translation; the last word is “pseudo”.
///
/// Accents, brackets and control characters show that a string is localized, but a voice spells them out or skips them.
/// The marker is therefore a word, and the length is counted in syllables, because the number of characters says little
/// about the duration.
package struct SpokenMode: PseudoMode {
    package let id = "spoken"
    package let summary = "pad the string until it takes as long to speak as a translation, and end it with “pseudo”"
    package let changes = PseudoAspect.length
    package let isSpoken = true

    package init() {}

    /// The last word of each string.
    package static let marker = "pseudo"
    private static let markerSyllables = 2

    package func transform(_ text: inout PseudoText, in context: PseudoContext) {
        var missing = Int(context.additionalSyllables.rounded(.up)) - Self.markerSyllables
        // After a lone percent sign, the marker would be read as a specifier: “100% pseudo” contains `% p`. A filler
        // word prevents this.
        if Self.endsInPercent(text.beforeEnding) { missing = max(missing, 1) }
        let filler = missing > 0 ? context.filler.run(ofSyllables: missing, from: text.length) : ""
        text.append(filler + " " + context.write(Self.marker))
    }

    /// Whether a percent sign follows the last ASCII letter or non-ASCII character. An appended word could turn it into
    /// a specifier.
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

/// `accent`: every basic Latin letter becomes a look-alike.
///
/// A letter without an accent on screen was never localized.
package struct AccentMode: PseudoMode {
    package let id = "accent"
    package let summary = "replace Latin letters with look-alikes to reveal strings that aren't localized"
    package let changes = PseudoAspect.letters
    package let harmToSpeech: String? = "voices read words with look-alike letters letter by letter"

    package init() {}

    package func write(_ words: String) -> String { AccentTable.accent(words) }
}

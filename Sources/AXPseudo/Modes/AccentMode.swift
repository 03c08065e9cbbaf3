/// `accent`: replaces basic Latin letters with look-alikes.
///
/// Text that appears without accents isn't localized.
package struct AccentMode: PseudoMode {
    package let id = "accent"
    package let summary = "replace Latin letters with look-alikes to reveal strings that aren't localized"
    package let changes = PseudoAspect.letters
    package let speechConflict: String? = "voices read words with look-alike letters letter by letter"

    package init() {}

    package func write(_ words: String) -> String { AccentTable.accent(words) }
}

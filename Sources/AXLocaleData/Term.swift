/// A word or phrase to search for.
package struct Term: Hashable, Sendable {
    /// The part of a word that the term must match. Case is always ignored.
    package enum Match: String, Hashable, Sendable, CaseIterable {
        /// The whole word.
        case word
        /// The beginning of a word with inflections.
        case stem
        /// The end of a word.
        case suffix
        /// Any part of the text, for scripts without spaces.
        case anywhere
    }

    package var text: String
    package var match: Match

    package init(_ text: String, _ match: Match) {
        self.text = text
        self.match = match
    }
}

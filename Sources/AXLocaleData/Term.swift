/// A word or phrase to search for.
public struct Term: Hashable, Sendable {
    /// The part of a word that the term must match. Case is always ignored.
    public enum Match: String, Hashable, Sendable, CaseIterable {
        /// The whole word.
        case word
        /// The beginning of a word with inflections.
        case stem
        /// The end of a compound word.
        case suffix
        /// Anywhere, for scripts without spaces.
        case anywhere
    }

    public var text: String
    public var match: Match

    public init(_ text: String, _ match: Match) {
        self.text = text
        self.match = match
    }
}

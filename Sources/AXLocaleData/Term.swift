/// A word or phrase to look for in running text.
public struct Term: Hashable, Sendable {
    /// Where in a word the term may stand. Case is ignored throughout.
    public enum Match: String, Hashable, Sendable, CaseIterable {
        /// The whole word.
        case word
        /// The beginning of a word that inflects.
        case stem
        /// The end of a compound word.
        case suffix
        /// Anywhere, in scripts written without spaces.
        case anywhere
    }

    public var text: String
    public var match: Match

    public init(_ text: String, _ match: Match) {
        self.text = text
        self.match = match
    }
}

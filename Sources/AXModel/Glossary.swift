/// The words that a project uses for its concepts, in each language.
package struct Glossary: Hashable, Sendable {
    package struct Concept: Hashable, Sendable {
        /// The words for the concept, by language tag. The first word of a language is the preferred one.
        package var words: [String: [String]]
        /// Words for the concept that must not be used, by language tag.
        package var forbidden: [String: [String]]

        package init(words: [String: [String]] = [:], forbidden: [String: [String]] = [:]) {
            self.words = words
            self.forbidden = forbidden
        }

        package mutating func add(_ word: String, in language: String, isForbidden: Bool) {
            if isForbidden {
                forbidden[language, default: []].append(word)
            } else {
                words[language, default: []].append(word)
            }
        }
    }

    /// The key for the project's development language in ``Concept/words`` and similar dictionaries, in place of a
    /// language tag.
    package static let developmentLanguage = ""

    package var concepts: [Concept]
    /// Words that no translation may contain, by language tag.
    package var never: [String: [String]]
    /// Names that every translation must keep unchanged.
    package var kept: [String]

    package init(concepts: [Concept] = [], never: [String: [String]] = [:], kept: [String] = []) {
        self.concepts = concepts
        self.never = never
        self.kept = kept
    }

    package var isEmpty: Bool { concepts.isEmpty && never.isEmpty && kept.isEmpty }

    package func adding(_ other: Glossary) -> Glossary {
        Glossary(
            concepts: concepts + other.concepts, never: never.merging(other.never) { $0 + $1 }, kept: kept + other.kept)
    }
}

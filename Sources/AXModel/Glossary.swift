/// The words that a project uses for its concepts, in each language.
package struct Glossary: Hashable, Sendable {
    /// One concept with its words.
    package struct Concept: Hashable, Sendable {
        /// By language tag. The first word of a language is the preferred one.
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

    /// Instead of a tag, the development language of the project.
    package static let developmentLanguage = ""

    package var concepts: [Concept]
    /// Words that no translation may contain, by language tag.
    package var never: [String: [String]]
    /// Names that every translation keeps as they are.
    package var kept: [String]

    package init(concepts: [Concept] = [], never: [String: [String]] = [:], kept: [String] = []) {
        self.concepts = concepts
        self.never = never
        self.kept = kept
    }

    package var isEmpty: Bool { concepts.isEmpty && never.isEmpty && kept.isEmpty }

    /// The glossary with the entries of another one.
    package func adding(_ other: Glossary) -> Glossary {
        Glossary(
            concepts: concepts + other.concepts, never: never.merging(other.never) { $0 + $1 }, kept: kept + other.kept)
    }
}

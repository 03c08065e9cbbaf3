package import AXModel
import AXSource
import Foundation

/// A project's glossary for translations from the development language into one locale, prepared for searches.
final class LocaleGlossary: Sendable {
    /// The locale's words for a name in the development language. Several concepts may have the same name.
    struct Term: Sendable {
        private(set) var accepted: [GlossaryWord] = []
        private(set) var forbidden: [GlossaryWord] = []

        /// The maximum numbers of accepted and of forbidden words for one name. Searches for more would take too long.
        private static let mostWords = 64

        fileprivate mutating func add(_ other: Term) {
            Self.add(other.accepted, to: &accepted)
            Self.add(other.forbidden, to: &forbidden)
        }

        private static func add(_ others: [GlossaryWord], to words: inout [GlossaryWord]) {
            for word in others where words.count < mostWords && !words.contains(where: { $0.text == word.text }) {
                words.append(word)
            }
        }
    }

    /// The terms by the folded forms of their names in the development language.
    private let terms: [String: Term]
    private let names: TermIndex
    let never: [GlossaryWord]
    let kept: [String]

    /// - Parameters:
    ///   - source: the development language.
    ///   - locale: the locale of the translations.
    /// - Returns: nil if the glossary has no words for the locale and no names to keep.
    fileprivate init?(_ glossary: Glossary, from source: String, to locale: String) {
        var terms: [String: Term] = [:]
        // A form of a name is only used if it isn't the name of another concept: “News” isn't the plural of “New”.
        var forms: [String: Term] = [:]
        for concept in glossary.concepts {
            let term = Term(
                accepted: GlossaryWord.all(concept.words.words(for: locale)),
                forbidden: GlossaryWord.all(concept.forbidden.words(for: locale)))
            guard !term.accepted.isEmpty || !term.forbidden.isEmpty else { continue }
            let own = concept.words[Glossary.developmentLanguage] ?? concept.words.words(for: source)
            for name in Set(own.map(Self.folded)) where !name.isEmpty {
                terms[name, default: Term()].add(term)
                for form in Self.otherForms(of: name, in: source) { forms[form, default: Term()].add(term) }
            }
        }
        terms.merge(forms) { own, _ in own }
        self.terms = terms
        names = TermIndex(words: terms.keys.sorted())
        never = GlossaryWord.all(glossary.never.words(for: locale))
        kept = glossary.kept
        if terms.isEmpty, never.isEmpty, kept.isEmpty { return nil }
    }

    /// The terms in a source string, with their folded names. If terms overlap, only the one that begins first is
    /// included, or the longest one if several begin at the same position.
    func terms(in source: FoldedText) -> [(name: String, term: Term)] {
        guard !terms.isEmpty else { return [] }
        return names.matches(in: source).compactMap { match in
            let name = source.string(match.range)
            return terms[name].map { (name, $0) }
        }
    }

    private static func folded(_ name: String) -> String {
        let folded = FoldedText(name)
        return folded.string(folded.range(ofWords: 0..<folded.words.count))
    }

    /// Possible other forms of an English name: the plural of a noun (“songs”), or the form of a verb in hints
    /// (“plays”). Empty for other languages.
    private static func otherForms(of name: String, in language: String) -> [String] {
        language.hasPrefix("en") ? [name + "s", name + "es"] : []
    }
}

/// A project's glossary for all locales. Each locale's glossary is prepared once per run for all tables.
package final class ProjectGlossary: @unchecked Sendable {
    package static let none = ProjectGlossary(Glossary())

    private let glossary: Glossary
    private let lock = NSLock()
    /// The glossaries by development language and locale. Guarded by `lock`.
    private var known: [[String]: LocaleGlossary?] = [:]

    package init(_ glossary: Glossary) {
        self.glossary = glossary
    }

    /// The glossary from a development language into a locale; nil if it has no words for that locale and no names to
    /// keep.
    func words(from source: String, to locale: String) -> LocaleGlossary? {
        guard !glossary.isEmpty else { return nil }
        return lock.withLock {
            if let made = known[[source, locale]] { return made }
            // The number is limited, because streamed strings may name any number of locales.
            if known.count >= 500 { known.removeAll() }
            let made = LocaleGlossary(glossary, from: source, to: locale)
            known[[source, locale]] = .some(made)
            return made
        }
    }
}

extension [String: [String]] {
    /// The words for a locale or, if there aren't any, for the nearest more general tag. For `zh-Hant-TW`, these are
    /// the words of `zh-Hant`, or else those of `zh`. Empty if no tag has an entry.
    fileprivate func words(for locale: String) -> [String] {
        let wanted = locale.glossaryTag
        let byTag = Dictionary<String, [String]>(map { ($0.key.glossaryTag, $0.value) }, uniquingKeysWith: +)
        var subtags = wanted.split(separator: "-")
        while !subtags.isEmpty {
            if let words = byTag[subtags.joined(separator: "-")] { return words }
            subtags.removeLast()
        }
        return []
    }
}

extension String {
    fileprivate var glossaryTag: String { lowercased().replacing("_", with: "-") }
}

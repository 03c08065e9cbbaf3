import AXModel
import AXSource

/// The translations of a project's terms in one locale.
struct TermTranslations: Sendable {
    /// A translation of one use of a term.
    struct Translation: Sendable {
        let path: String
        let unit: Unit
        let text: LocatedText
        /// Identifies the group of agreeing translations that this one belongs to.
        var group: Int
    }

    let locale: String
    /// The translations by term and then by use. Nil for a use whose translation is missing, isn't finished, has
    /// several forms, equals its source, or is too long to compare.
    let translations: [[Translation?]]

    /// The location of a use in the list of terms.
    private struct Index {
        let term: Int
        let use: Int
    }

    init(_ terms: [RepeatedTerm], in project: ProjectTables, _ locale: String) {
        self.locale = locale
        let language = project.language(locale)
        var found: [[Translation?]] = terms.map { Array(repeating: nil, count: $0.uses.count) }
        for (number, wanted) in Self.indices(of: terms) {
            for catalog in project.tables[number].translations where catalog.locale == locale {
                for unit in catalog.units {
                    guard let index = wanted[unit.key], let text = unit.onlyText else { continue }
                    let source = terms[index.term].uses[index.use].source
                    let isTranslated =
                        unit.isDelivered(for: source) && text.string != source.onlyText?.string
                        && text.string.utf8.count <= Self.longest
                    found[index.term][index.use] =
                        isTranslated
                        ? Translation(path: unit.path ?? catalog.path, unit: unit, text: text, group: 0) : nil
                }
            }
        }
        translations = zip(terms, found).map { Self.grouped($1, of: $0, language.lexicon) }
    }

    /// The maximum length of a translation in UTF-8 bytes. A longer string isn't the translation of a term, and
    /// comparing its words would take long.
    private static let longest = 512

    /// The positions of all uses, by table index and then by key.
    private static func indices(of terms: [RepeatedTerm]) -> [Int: [StringKey: Index]] {
        var indices: [Int: [StringKey: Index]] = [:]
        for (term, uses) in terms.map(\.uses).enumerated() {
            for (number, use) in uses.enumerated() {
                indices[use.table, default: [:]][use.source.key] = Index(term: term, use: number)
            }
        }
        return indices
    }

    /// The translations with their groups. If all are equal, as is usual, they aren't analyzed.
    private static func grouped(
        _ translations: [Translation?], of term: RepeatedTerm, _ lexicon: Lexicon
    ) -> [Translation?] {
        guard Set(translations.lazy.compactMap(\.?.text.string)).count > 1 else { return translations }
        var known: [String: Int] = [:]
        var groups: [TermRendering] = []
        return translations.map { translation in
            guard var translation else { return nil }
            let text = translation.text.string
            if let group = known[text] {
                translation.group = group
            } else {
                let rendering = TermRendering(text, ofWord: !term.isPhrase, in: lexicon)
                let group = groups.firstIndex { $0.agrees(with: rendering) } ?? groups.count
                if group == groups.count { groups.append(rendering) }
                known[text] = group
                translation.group = group
            }
            return translation
        }
    }
}

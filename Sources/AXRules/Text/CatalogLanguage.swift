import AXLocale
import AXModel
import AXSource

/// Finds catalogs that are wholly in another language than their locale's. Single strings raise the suspicion, and all
/// strings together confirm it.
struct CatalogLanguage {
    private let catalog: Catalog
    private let source: Catalog
    private let languages: KnownLanguages

    init(of catalog: Catalog, from source: Catalog, among languages: KnownLanguages) {
        self.catalog = catalog
        self.source = source
        self.languages = languages
    }

    /// If the catalog is in the wrong language, one finding that says so replaces the findings about its style, which
    /// is the style of the other language.
    /// - Parameter findings: the findings about single units.
    func summarized(_ findings: [Diagnostic]) -> [Diagnostic] {
        let doubts = findings.count { $0.id == WrongLanguage.page.id }
        guard doubts >= Self.fewestDoubts, doubts * Self.rarestDoubt >= catalog.units.count,
            let tag = LanguageTag(catalog.locale.replacing("_", with: "-")), let name = name(otherThan: tag),
            let first = catalog.units.first
        else { return findings }
        let whole = Diagnostic(
            id: WrongLanguage.page.id, severity: .error, path: catalog.path, span: first.keySpan,
            message: "the whole file is in \(name), not in \(tag.englishName)",
            explanation: "The file was probably saved under the wrong locale.",
            locale: catalog.locale)
        return [whole] + findings.filter { !Self.moot.contains($0.id) }
    }

    /// Fewer strings, or a smaller share, are isolated mistakes: in a file in the wrong language, about one string in
    /// seven is recognizable.
    private static let fewestDoubts = 2
    private static let rarestDoubt = 25
    /// How many times more words or letters have to be only in the other language than only in the locale's.
    private static let clearly = 4
    private static let fewestWords = 20
    /// For a short file without any word that is only in the locale's language.
    private static let fewestWordsOfAFew = 8
    private static let fewestLetters = 60

    private static let moot = Set(
        (Rules.style + Rules.speech + [WrongLanguage.self]).map { $0.page.id }
            + Rules.styleOfCatalogs.map { $0.page.id })

    /// The language or script of the strings that differ from the source; nil if they may be in the locale's language.
    private func name(otherThan tag: LanguageTag) -> String? {
        let originals = Set(source.units.flatMap(\.forms).map(\.text.string))
        let texts = catalog.units.flatMap(\.forms).map(\.text.string).filter { !originals.contains($0) }
        return foreignScript(in: texts, tag) ?? foreignLanguage(of: texts.flatMap(\.plainWords), tag)
    }

    private func foreignScript(in texts: [String], _ tag: LanguageTag) -> String? {
        let own = Script.all(of: tag)
        guard !own.isEmpty else { return nil }
        var native = 0
        var foreign: [Script: Int] = [:]
        for text in texts {
            for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
                guard let script = Script(of: scalar) else { continue }
                if own.contains(script) { native += 1 } else { foreign[script, default: 0] += 1 }
            }
        }
        let sum = foreign.values.reduce(0, +)
        guard sum >= Self.fewestLetters, sum >= Self.clearly * native else { return nil }
        // Many languages use Latin letters, so words decide among these languages.
        let best = foreign.filter { $0.key != Script.latin }.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
        return best.map { $0.key.name + " letters" }
    }

    /// Counts only words that one of the two languages has.
    private func foreignLanguage(of words: [String], _ tag: LanguageTag) -> String? {
        let all = languages.all
        let own = all.first { $0.tag.language == tag.language } ?? all.first { KnownLanguages.areNear($0.tag, tag) }
        guard let own else { return nil }
        let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        /// How many of the words are in one language but not in the other.
        func count(_ words: Set<String>, without others: Set<String>) -> Int {
            counts.reduce(0) { $0 + (words.contains($1.key) && !others.contains($1.key) ? $1.value : 0) }
        }
        var best: (count: Int, name: String)?
        for language in all where !KnownLanguages.areNear(language.tag, tag) {
            let theirs = count(language.words, without: own.words)
            let ours = count(own.words, without: language.words)
            let isEnough = theirs >= Self.fewestWords || theirs >= Self.fewestWordsOfAFew && ours == 0
            guard isEnough, theirs >= Self.clearly * ours, theirs > best?.count ?? 0 else { continue }
            best = (theirs, language.name)
        }
        return best?.name
    }
}

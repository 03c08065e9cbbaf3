import AXModel
import AXPseudo

/// A project's texts beside their translations.
struct TranslatedTexts {
    /// One text with its translation.
    struct Entry {
        let unit: Unit
        let locale: String
        let pair: TextPair
    }

    /// Calls `body` with each pair of every table of a project.
    /// - Throws: when a table cannot be read.
    static func forEach(
        in project: Project, _ workplace: Workplace, _ body: (Entry) -> Void
    ) throws(CommandFailure) {
        let tables = CheckedTableReader(workplace: workplace).tables(of: project)
        if let failure = tables.failures.first { throw CommandFailure(.input, failure) }
        for group in tables.groups {
            let sources = Dictionary(group.source.units.map { ($0.key, $0) }) { $1 }
            for translation in group.translations where !translation.locale.isEmpty {
                for unit in translation.units {
                    guard let source = sources[unit.key] else { continue }
                    for pair in source.pairs(with: unit) {
                        body(Entry(unit: source, locale: translation.locale, pair: pair))
                    }
                }
            }
        }
    }
}

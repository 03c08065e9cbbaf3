import AXModel
import AXPseudo

/// A project's texts beside their translations, or those of exchange files.
struct TranslatedTexts {
    /// One text with its translation.
    struct Entry {
        let unit: Unit
        let locale: String
        let pair: TextPair
    }

    /// Calls `body` with each pair of every table of a project.
    /// - Parameter paths: what the user named; where that is exchange files, or folders of nothing else, their pairs.
    /// - Throws: when a table cannot be read.
    static func forEach(
        in project: Project, at paths: [String], _ workplace: Workplace, _ body: (Entry) -> Void
    ) throws(CommandFailure) {
        let exchanged = try ExchangedTables(workplace: workplace).tables(at: paths, in: project)
        let tables = exchanged ?? CheckedTableReader(workplace: workplace).tables(of: project)
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

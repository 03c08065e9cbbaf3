import AXLocale
import AXModel
package import AXPseudo
import AXSource

/// A project's texts beside their translations, or those of exchange files.
package struct TranslatedTexts {
    /// One text with its translation.
    package struct Entry {
        let unit: Unit
        /// Of the translation, spelled as language tags are.
        package let locale: String
        package let pair: TextPair
    }

    /// Groups of one source language.
    private let groups: [CheckedGroup]
    /// The language that is translated from: nil where nothing is translated.
    package let sourceLocale: String?

    /// Reads every table of a project.
    /// - Parameters:
    ///   - paths: what the user named; where that is exchange files, or folders without a table, the exchange files are read. None
    ///     for the whole project.
    ///   - sourceLocale: the language to be translated from, whose texts alone are taken; nil for that of the first table.
    /// - Throws: when a table or folder cannot be read, and when exchange files are so broken that they give nothing.
    init(
        in project: Project, at paths: [String], from sourceLocale: String? = nil, _ workplace: Workplace
    ) throws(CommandFailure) {
        let paths = paths.isEmpty ? [project.root] : paths
        let exchanged = try ExchangedTables(workplace: workplace).tables(at: paths, in: project)
        let tables = exchanged ?? CheckedTableReader(workplace: workplace).tables(of: project)
        if let failure = tables.failures.first { throw CommandFailure(.input, failure) }
        if let fault = Self.fault(of: exchanged) { throw CommandFailure(.input, fault) }
        let language = sourceLocale ?? tables.groups.first?.source.locale
        groups = tables.groups.filter { Self.language(of: $0.source.locale) == language.flatMap(Self.language) }
        self.sourceLocale = language
    }

    /// Reads every table of the project at a path, or the exchange files in that folder, for a program that isn't this tool.
    /// - Parameter sourceLocale: the language to be translated from, whose texts alone are taken; nil for that of the first table.
    /// - Throws: when a table or folder cannot be read, and when exchange files are so broken that they give nothing.
    package init(at path: String, from sourceLocale: String?) throws {
        let workplace = Workplace.live
        let project = try ProjectFinder(files: workplace.files).project(at: [path])
        try self.init(in: project, at: [path], from: sourceLocale, workplace)
    }

    /// Calls `body` with each pair.
    package func forEach(_ body: (Entry) -> Void) {
        for group in groups {
            let sources = Dictionary(group.source.units.map { ($0.key, $0) }) { $1 }
            for translation in group.translations where !translation.locale.isEmpty {
                let locale = LocaleName.canonicalSpelling(translation.locale)
                for unit in translation.units {
                    guard let source = sources[unit.key] else { continue }
                    for pair in source.pairs(with: unit) {
                        body(Entry(unit: source, locale: locale, pair: pair))
                    }
                }
            }
        }
    }

    /// Why exchange files give no texts at all: the first error in them.
    private static func fault(of exchanged: CheckedTables?) -> String? {
        guard let exchanged, exchanged.groups.isEmpty else { return nil }
        let error = exchanged.files.lazy.flatMap(\.findings).first { $0.severity == .error }
        return error.map { "\(PathName.printable($0.path)): \($0.message)" }
    }

    private static func language(of locale: String) -> String? {
        LanguageTag(LocaleName.canonicalSpelling(locale))?.canonical.language
    }
}

import AXLocale
import AXModel
package import AXPseudo
import AXSource

/// The source strings of a project or of exchange files, and their translations.
package struct TranslatedStrings {
    /// A source string and its translation.
    package struct Entry {
        let unit: Unit
        /// The language tag of the translation.
        package let locale: String
        package let pair: TextPair
    }

    /// The groups, which all have the same source language.
    private let groups: [CheckedGroup]
    /// The source language; nil if it wasn't specified and no tables were found.
    package let sourceLocale: String?

    /// Reads the strings files of a project.
    /// - Parameters:
    ///   - paths: the paths that the user specified; empty for the whole project. If they are exchange files, or
    ///     folders without strings files, the exchange files are read.
    ///   - sourceLocale: the source language; strings in other source languages are ignored. If nil, it is the source
    ///     language of the first table.
    /// - Throws: an error if a file or folder can't be read, or if the exchange files are too damaged to contain any
    ///   strings.
    init(
        in project: Project, at paths: [String], from sourceLocale: String? = nil, _ environment: CommandEnvironment
    ) throws(CommandFailure) {
        let paths = paths.isEmpty ? [project.root] : paths
        let exchanged = try DeliveryReader.readExchanged(at: paths, in: project, environment)
        let tables = exchanged ?? CheckedTableReader(environment: environment).tables(of: project)
        if let failure = tables.failures.first { throw CommandFailure(.input, failure) }
        if let error = Self.error(in: exchanged) { throw CommandFailure(.input, error) }
        let language = sourceLocale ?? tables.groups.first?.source.locale
        groups = tables.groups.filter { Self.language(of: $0.source.locale) == language.flatMap(Self.language) }
        self.sourceLocale = language
    }

    /// Reads the strings files of the project at a path, or the exchange files there. For programs other than axstrings
    /// itself.
    /// - Parameter sourceLocale: the source language; strings in other source languages are ignored. If nil, it is the
    ///   source language of the first table.
    /// - Throws: an error if a file or folder can't be read, or if the exchange files are too damaged to contain any
    ///   strings.
    package init(at path: String, from sourceLocale: String?) throws {
        let environment = CommandEnvironment.live
        let project = try ProjectFinder(files: environment.files).project(at: [path])
        try self.init(in: project, at: [path], from: sourceLocale, environment)
    }

    /// Calls `body` with each source string and its translation.
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

    /// The first error in exchange files that contain no strings.
    private static func error(in exchanged: CheckedTables?) -> String? {
        guard let exchanged, exchanged.groups.isEmpty else { return nil }
        let error = exchanged.files.lazy.flatMap(\.findings).first { $0.severity == .error }
        return error.map { "\(PathName.printable($0.path)): \($0.message)" }
    }

    private static func language(of locale: String) -> String? {
        LanguageTag(LocaleName.canonicalSpelling(locale))?.canonical.language
    }
}

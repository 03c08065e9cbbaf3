import AXFormats
import AXLocale
import AXModel
import AXSource

/// How a pseudo-locale is written in one file format. A new one is a type and a line in ``PseudoFileKinds``.
protocol PseudoFileKind: Sendable {
    /// Extensions of the files, without the dot.
    var extensions: [String] { get }
    /// Whether the file holds several locales, so that the pseudo-locale is one more of them.
    var holdsLocales: Bool { get }

    /// Whether Xcode makes a localization of each locale of the file.
    var makesLocalizations: Bool { get }

    /// The path of the pseudo-locale's file below the output folder.
    func name(of path: String, locale: String) -> String

    /// The file that the pseudo-locale's texts are put into.
    func draft(of table: ReadTable, locale: String) throws(CommandFailure) -> ReadTable

    /// What puts the texts in.
    /// - Parameter units: those of the pseudo-locale.
    func changes(for units: [Unit]) -> [CatalogChange]

    /// Categories that the file has texts of beside those of the pseudo-locale, and which it keeps.
    func keptCategories(of unit: Unit?) -> Set<PluralCategory>
}

extension PseudoFileKind {
    var holdsLocales: Bool { false }
    var makesLocalizations: Bool { false }

    func name(of path: String, locale: String) -> String { "\(locale).lproj/\(PathName.name(of: path))" }

    func draft(of table: ReadTable, locale: String) throws(CommandFailure) -> ReadTable { table }

    func keptCategories(of unit: Unit?) -> Set<PluralCategory> { [] }
}

enum PseudoFileKinds {
    static let all: [any PseudoFileKind] = [
        PseudoStringTable(), PseudoStringsdict(), PseudoStringCatalog(), PseudoExchangeFile(),
    ]

    static func kind(of path: String) -> (any PseudoFileKind)? {
        all.first { $0.extensions.contains(PathName.fileExtension(of: path)) }
    }
}

/// A copy of the table in which only the values differ.
struct PseudoStringTable: PseudoFileKind {
    let extensions = [KnownFiles.table]

    func changes(for units: [Unit]) -> [CatalogChange] {
        units.compactMap { unit in unit.text.forms.first.map { .set(unit.key, value: $0.string) } }
    }
}

/// A new file: the categories of another language are others.
struct PseudoStringsdict: PseudoFileKind {
    let extensions = ["stringsdict"]

    func draft(of table: ReadTable, locale: String) throws(CommandFailure) -> ReadTable {
        let text = table.format.emptyFile(sourceLanguage: locale, locale: locale)
        return ReadTable(unjudged: SourceFile(path: table.file.path, raw: Array(text.utf8)), like: table)
    }

    func changes(for units: [Unit]) -> [CatalogChange] { units.map { .insert($0) } }
}

/// A copy of the catalog with the pseudo-locale as one more language.
struct PseudoStringCatalog: PseudoFileKind {
    let extensions = [KnownFiles.catalog]
    let holdsLocales = true
    let makesLocalizations = true

    func name(of path: String, locale: String) -> String { PathName.name(of: path) }

    func changes(for units: [Unit]) -> [CatalogChange] { units.map { .insert($0) } }
}

/// A copy of the exchange file with the pseudo-locale as its target language, as if a translator had returned it.
struct PseudoExchangeFile: PseudoFileKind {
    let extensions = ["xliff", "xlf"]
    let holdsLocales = true

    func name(of path: String, locale: String) -> String { "\(locale).\(PathName.fileExtension(of: path))" }

    func draft(of table: ReadTable, locale: String) throws(CommandFailure) -> ReadTable {
        guard let document = table.parsed.value as? XLIFFDocument else { return table }
        let retargeted = try FileChange(table.file, document.edits(retargetingTo: locale)).new
        return ReadTable(unjudged: retargeted, like: table)
    }

    func changes(for units: [Unit]) -> [CatalogChange] {
        units.flatMap { unit in unit.forms.map { .set(unit.key, at: $0.path, value: $0.text.string) } }
    }

    func keptCategories(of unit: Unit?) -> Set<PluralCategory> {
        let steps = (unit?.forms ?? []).flatMap(\.path.steps)
        return Set(steps.compactMap { if case .plural(let category) = $0 { category } else { nil } })
    }
}

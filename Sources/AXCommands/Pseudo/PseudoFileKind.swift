import AXFormats
import AXLocale
import AXModel
import AXSource

/// Writes a pseudo-locale in one file format. To add a format, add a type and list it in ``PseudoFileKinds``.
protocol PseudoFileKind: Sendable {
    /// The file extensions without the dot.
    var extensions: [String] { get }
    /// Whether a file contains several locales, so that the pseudo-locale is added to the file.
    var holdsLocales: Bool { get }

    /// Whether Xcode adds a localization to the app for each locale in the file.
    var makesLocalizations: Bool { get }

    /// The path of the file for the pseudo-locale, relative to the output folder.
    func name(of path: String, locale: String) -> String

    /// The file to which the strings of the pseudo-locale are written.
    func draft(of table: ParsedStringsFile, locale: String) throws(CommandFailure) -> ParsedStringsFile

    /// The changes that write the strings to the draft.
    /// - Parameter units: the units of the pseudo-locale.
    func changes(for units: [Unit]) -> [CatalogChange]

    /// The plural categories that the unit already has in the file. They are kept, even if the pseudo-locale doesn't
    /// have them.
    func keptCategories(of unit: Unit?) -> Set<PluralCategory>
}

extension PseudoFileKind {
    var holdsLocales: Bool { false }
    var makesLocalizations: Bool { false }

    func name(of path: String, locale: String) -> String { "\(locale).lproj/\(PathName.name(of: path))" }

    func draft(of table: ParsedStringsFile, locale: String) throws(CommandFailure) -> ParsedStringsFile { table }

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

/// A copy of a `.strings` file with pseudo-text as the values.
struct PseudoStringTable: PseudoFileKind {
    let extensions = [KnownFiles.table]

    func changes(for units: [Unit]) -> [CatalogChange] {
        units.compactMap { unit in unit.text.forms.first.map { .set(unit.key, value: $0.string) } }
    }
}

/// A new `.stringsdict` file, because the pseudo-locale may have other plural categories than the source.
struct PseudoStringsdict: PseudoFileKind {
    let extensions = ["stringsdict"]

    func draft(of table: ParsedStringsFile, locale: String) throws(CommandFailure) -> ParsedStringsFile {
        let text = table.format.emptyFile(sourceLanguage: locale, locale: locale)
        return ParsedStringsFile(withoutFindings: SourceFile(path: table.file.path, raw: Array(text.utf8)), like: table)
    }

    func changes(for units: [Unit]) -> [CatalogChange] { units.map { .insert($0) } }
}

/// A copy of the catalog with the pseudo-locale as an additional language.
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

    func draft(of table: ParsedStringsFile, locale: String) throws(CommandFailure) -> ParsedStringsFile {
        guard let document = table.parsed.value as? XLIFFDocument else { return table }
        let retargeted = try FileChange(table.file, document.edits(retargetingTo: locale)).new
        return ParsedStringsFile(withoutFindings: retargeted, like: table)
    }

    func changes(for units: [Unit]) -> [CatalogChange] {
        units.flatMap { unit in unit.forms.map { .set(unit.key, at: $0.path, value: $0.text.string) } }
    }

    func keptCategories(of unit: Unit?) -> Set<PluralCategory> {
        let steps = (unit?.forms ?? []).flatMap(\.path.steps)
        return Set(steps.compactMap { if case .plural(let category) = $0 { category } else { nil } })
    }
}

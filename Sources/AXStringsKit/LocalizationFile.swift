import AXFormats
public import AXModel
public import AXSource

/// A file of localized strings: a `.strings` or `.stringsdict` file, a string catalog, or an XLIFF file.
///
/// The initializer accepts any bytes. It reports the parts that it can't read as findings and reads all other strings.
/// A change to a string leaves all other bytes of the file unchanged.
public struct LocalizationFile: Sendable {
    /// The file's path, bytes and text.
    public let source: SourceFile
    /// The findings about the file itself: syntax, encoding, repeated keys, format specifiers that don't work. Their
    /// spans are UTF-8 offsets of the text of ``source``.
    public let findings: [Diagnostic]
    private let format: any FileFormat
    private let contents: any StringsFile

    /// Reads a file.
    /// - Parameters:
    ///   - path: the file's path. Its extension determines the format. The file isn't opened.
    ///   - bytes: the file's contents: text in UTF-8 or UTF-16, text in UTF-32 with a byte order mark, or, for
    ///     `.strings` and `.stringsdict` files, a binary property list.
    /// - Throws: ``LocalizationFileError/unknownFormat(_:)`` if no format has the path's extension.
    public init(path: String, bytes: some Sequence<UInt8>) throws(LocalizationFileError) {
        guard let dot = path.lastIndex(of: "."),
            let format = Formats.format(forExtension: String(path[dot...].dropFirst()))
        else { throw .unknownFormat(path) }
        self.init(SourceFile(path: path, raw: Array(bytes)), format)
    }

    private init(_ source: SourceFile, _ format: any FileFormat) {
        let parsed = format.read(source)
        self.source = source
        self.format = format
        findings = parsed.diagnostics
        contents = parsed.value
    }

    /// The strings, in one catalog per language. An XLIFF file has one catalog per language of each `file` element. If
    /// a catalog contains several units with the same key, Apple's runtime uses the last one.
    /// - Parameter locale: the language tag of a `.strings` or `.stringsdict` file, which is the name of its `.lproj`
    ///   folder. In other formats, it is used only where the file doesn't name a language: as the source language of a
    ///   string catalog, and as the target language of a `file` element in an XLIFF file.
    public func catalogs(locale: String) -> [Catalog] {
        contents.catalogs(locale: locale, table: TableOrigin(source.path).table)
    }

    /// The file with changes to its strings.
    /// - Parameters:
    ///   - changes: the changes, in any order. Each affects only the string that it names, unless it sorts or rewrites
    ///     the whole file.
    ///   - locale: the language tag of the strings to change in a file that contains several languages; nil for the
    ///     source language.
    /// - Throws: ``LocalizationFileError`` if the file can't be edited, if it doesn't contain the key or the language
    ///   of a change, if the format can't store a form or a character, if two changes overlap, or if Apple's runtime
    ///   would ignore a change.
    public func applying(
        _ changes: [CatalogChange], locale: String? = nil
    ) throws(LocalizationFileError) -> LocalizationFile {
        let planned = contents.edits(for: changes, locale: locale)
        if let refused = planned.refused.first { throw LocalizationFileError(refused) }
        let changed = LocalizationFile(try applying(planned.edits), format)
        if let key = changed.contents.firstKey(lacking: changes, locale: locale) { throw .withoutEffect(key) }
        return changed
    }

    private func applying(_ edits: [TextEdit]) throws(LocalizationFileError) -> SourceFile {
        do throws(EditConflict) {
            return try source.applying(edits)
        } catch {
            throw .conflict(error)
        }
    }
}

/// The reason why a file of localized strings can't be read or changed.
public enum LocalizationFileError: Error, Hashable, Sendable {
    /// No format has the extension of the file at this path.
    case unknownFormat(String)
    /// The file can't be edited, for the given reason.
    case readOnly(String)
    /// A change is for a key that the file doesn't contain.
    case unknownKey(StringKey)
    /// The file doesn't contain the language to change.
    case unknownLanguage
    /// The file can't contain this form of the string with this key, such as a plural form in a `.strings` file.
    case unsupportedForm(StringKey)
    /// The file is in XML, which can't contain a character of the change to this key, such as a control character.
    case unsupportedCharacter(StringKey)
    /// The file can't be sorted, because it contains bytes that aren't characters in its encoding.
    case undecodable
    /// A change to the string with this key would have no effect, because Apple's runtime rejects the file or ignores
    /// that part of it.
    case withoutEffect(StringKey)
    /// Two changes affect the same bytes.
    case conflict(EditConflict)
}

extension LocalizationFileError {
    fileprivate init(_ refused: RefusedChange) {
        let key = refused.change.key ?? ""
        self =
            switch refused.cause {
            case .readOnly(let reason): .readOnly(reason)
            case .unknownKey: .unknownKey(key)
            case .unknownLanguage: .unknownLanguage
            case .form: .unsupportedForm(key)
            case .notLoaded: .withoutEffect(key)
            case .undecodable: .undecodable
            case .notInXML: .unsupportedCharacter(key)
            }
    }
}

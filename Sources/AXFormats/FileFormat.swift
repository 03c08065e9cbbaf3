package import AXModel
package import AXSource

/// A file format for localized strings. To add a format, create a folder next to this file and add its type to
/// ``Formats/all``.
package protocol FileFormat: Sendable {
    /// The name for `--format`, such as `strings`.
    var id: String { get }
    /// File name extensions, without the dot.
    var extensions: [String] { get }
    /// The pages of all findings that ``parse(_:)`` can report.
    var pages: [RulePage] { get }

    /// The text of a new file without entries, to which ``StringsFile/edits(for:locale:)`` can add units.
    /// - Parameters:
    ///   - sourceLanguage: the app's development language, for formats that specify it.
    ///   - locale: the locale of the strings, for formats that specify it.
    func emptyFile(sourceLanguage: String, locale: String) -> String

    /// Reads and checks a file. Returns a document for any bytes; the diagnostics describe all errors.
    func parse(_ file: SourceFile) -> Parsed<any StringsFile>

    /// Reads a file, for callers that don't need its diagnostics.
    func document(of file: SourceFile) -> any StringsFile
}

extension FileFormat {
    /// Reads and checks a file of any format, which may contain a merge conflict.
    package func read(_ file: SourceFile) -> Parsed<any StringsFile> {
        var parsed = parse(file)
        parsed.diagnostics = parsed.diagnostics.map { ConflictMarkers.explaining($0, in: file) }
        return parsed
    }
}

/// A parsed file of localized strings.
package protocol StringsFile: Sendable {
    var file: SourceFile { get }

    /// The file's units, in one catalog per locale. Includes units that the runtime doesn't load. An error in the file
    /// is reported once, so these units shouldn't be reported as missing, too.
    /// - Parameter locale: the locale in the file's path, for files that don't name a language. A string catalog uses
    ///   it only as its source language, and an XLIFF file only as its target language.
    func catalogs(locale: String, table: String) -> [Catalog]

    /// The units with these keys that ``catalogs(locale:table:)`` returns for a locale, for callers that need only a
    /// few. If a key is repeated, returns its last unit.
    /// - Parameter locale: nil for the source language. A file with one locale ignores it.
    func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit]

    /// The findings about importing the file into a project; nil if ``FileFormat/parse(_:)`` reports all of them.
    func diagnostics(against project: ProjectStrings) -> [Diagnostic]?

    /// The contents of the file, how Apple's runtime loads it, and the entries that the runtime doesn't load.
    var contents: FileContents { get }

    /// The status in ``contents``.
    var status: FileContents.Status { get }

    /// The keys of the lost entries in ``contents``.
    var lostKeys: Set<StringKey> { get }

    /// The contents of the file, including the effects of importing it into a project.
    func contents(against project: ProjectStrings) -> FileContents

    /// The source language that the file specifies; nil if it doesn't specify one.
    var sourceLanguage: String? { get }

    /// The reason why the file can't be edited; nil if it can.
    var readOnlyReason: String? { get }

    /// The keys in file order, each only once, with the span of its first occurrence.
    var keys: [(key: StringKey, span: Span)] { get }

    /// The keys whose comments Xcode overwrites whenever it extracts strings from source code; nil for a file into
    /// which Xcode doesn't extract strings.
    var extractedKeys: Set<StringKey>? { get }

    /// The file as parts with keys, for merging; nil if the parts aren't certain.
    var keyedTree: KeyedTree? { get }

    /// The edits that make the given changes, and the changes that can't be made to the file. A file with one locale
    /// ignores the locales in `changes`.
    func edits(for changes: [LocaleChanges]) -> FileEdits
}

extension FileFormat {
    package func emptyFile(sourceLanguage: String, locale: String) -> String { "" }
    package func document(of file: SourceFile) -> any StringsFile { parse(file).value }
}

extension StringsFile {
    package var readOnlyReason: String? { nil }
    package var sourceLanguage: String? { nil }
    package var keyedTree: KeyedTree? { nil }
    package var extractedKeys: Set<StringKey>? { nil }
    package func diagnostics(against project: ProjectStrings) -> [Diagnostic]? { nil }
    package var status: FileContents.Status { contents.status }
    package var keys: [(key: StringKey, span: Span)] { contents.entries.uniqued(on: \.key).map { ($0.key, $0.span) } }
    package var lostKeys: Set<StringKey> { Set(contents.lost.map(\.key)) }
    package func contents(against project: ProjectStrings) -> FileContents { contents }

    /// The edits that make the given changes in one locale.
    /// - Parameter locale: the locale to change, for files that contain several; nil for the source language.
    package func edits(for changes: [CatalogChange], locale: String? = nil) -> FileEdits {
        edits(for: [LocaleChanges(changes, in: locale)])
    }
}

/// The current strings of a project, to compare with a file to import.
package struct ProjectStrings: Sendable {
    /// A string table of the file.
    package struct Table: Sendable {
        /// The strings in the source language.
        package let source: [StringKey: Unit]
        /// The existing strings in the language of the import.
        package let target: [StringKey: Unit]

        package init(source: [StringKey: Unit], target: [StringKey: Unit] = [:]) {
            self.source = source
            self.target = target
        }
    }

    /// The tables by the origin that the file to import specifies. Other tables aren't known.
    package var tables: [TableOrigin: Table]

    package init(_ tables: [TableOrigin: Table] = [:]) {
        self.tables = tables
    }
}

/// The parts of a file that have a key, in order, for a three-way merge. Text between the parts, such as white space
/// and commas, doesn't belong to any of them.
package struct KeyedTree: Sendable {
    /// A part of the file. Its span includes the comments that belong to it.
    package struct Part: Sendable {
        package let key: StringKey
        package let span: Span
        /// The inner parts that can be merged separately; nil if there aren't any.
        package let inside: KeyedTree?

        package init(key: StringKey, span: Span, inside: KeyedTree? = nil) {
            self.key = key
            self.span = span
            self.inside = inside
        }
    }

    /// The span that contains the parts: the whole file for the outermost parts, or the text between the delimiters
    /// around inner parts.
    package let span: Span
    /// The parts, in file order and without overlaps.
    package let parts: [Part]
    /// The text to write between two parts if the tree has too few parts to copy a separator from.
    package let usualSeparator: String

    package init(span: Span, parts: [Part], usualSeparator: String = "\n") {
        self.span = span
        self.parts = parts
        self.usualSeparator = usualSeparator
    }
}

public import AXModel
public import AXSource

/// A file format for localized strings. A new one is a folder beside this file and one line in `Formats.swift`.
public protocol FileFormat: Sendable {
    /// The format's name, as `--format` takes it: `strings`.
    var id: String { get }
    /// File name extensions, without the dot.
    var extensions: [String] { get }
    /// The pages of all that ``parse(_:)`` can report.
    var pages: [RulePage] { get }

    /// The text of a new file without entries, into which ``StringsFile/edits(for:locale:)`` can put units.
    /// - Parameters:
    ///   - sourceLanguage: the language that the app is developed in, for formats that name it.
    ///   - locale: the language of the texts, for formats that name it.
    func emptyFile(sourceLanguage: String, locale: String) -> String

    /// Reads a file. Whatever the bytes are, there is a document; what is wrong with it is in the diagnostics.
    func parse(_ file: SourceFile) -> Parsed<any StringsFile>

    /// Reads a file without judging it, for those who want nothing but what it holds.
    func document(of file: SourceFile) -> any StringsFile
}

/// A parsed file of localized strings.
public protocol StringsFile: Sendable {
    var file: SourceFile { get }

    /// The units that can be made out, a catalog for each locale in the file. Units that the runtime loses are among them:
    /// that is a fault of the file, reported once, and not again as strings that are missing.
    /// - Parameter locale: the locale that the file's place names, for formats that hold one locale a file.
    func catalogs(locale: String, table: String) -> [Catalog]

    /// What is wrong with the file, where it is to be imported into a project; nil where parsing tells all of it.
    func diagnostics(against project: ProjectTexts) -> [Diagnostic]?

    /// What the file holds, what Apple's runtime makes of it, and what it loses.
    var contents: FileContents { get }

    /// Whether the file loads, as ``contents`` says it.
    var status: FileContents.Status { get }

    /// The keys that ``contents`` says are lost.
    var lostKeys: Set<StringKey> { get }

    /// What the file holds, with what an import into a project would make of it.
    func contents(against project: ProjectTexts) -> FileContents

    /// The language that the file says it was translated from; nil where it says nothing.
    var sourceLanguage: String? { get }

    /// Why the file can be read and not written; nil for files that can be edited.
    var readOnlyReason: String? { get }

    /// Each key of the file once, with its first position, in the order of the file.
    var keys: [(key: StringKey, span: Span)] { get }

    /// The keys whose comments Xcode writes again whenever it extracts from source code; nil for a file that Xcode does not
    /// fill.
    var extractedKeys: Set<StringKey>? { get }

    /// The file as parts with keys, for merging; nil where it cannot be taken apart safely.
    var keyedTree: KeyedTree? { get }

    /// The edits that make `changes`; a key that is not in the file is passed over.
    /// - Parameter locale: whose texts change, for files that hold several locales; nil for the source language.
    func edits(for changes: [CatalogChange], locale: String?) -> [TextEdit]
}

extension FileFormat {
    public func emptyFile(sourceLanguage: String, locale: String) -> String { "" }
    public func document(of file: SourceFile) -> any StringsFile { parse(file).value }
}

extension StringsFile {
    public var readOnlyReason: String? { nil }
    public var sourceLanguage: String? { nil }
    public var keyedTree: KeyedTree? { nil }
    public var extractedKeys: Set<StringKey>? { nil }
    public func diagnostics(against project: ProjectTexts) -> [Diagnostic]? { nil }
    public var status: FileContents.Status { contents.status }
    public var keys: [(key: StringKey, span: Span)] { contents.entries.uniqued(on: \.key).map { ($0.key, $0.span) } }
    public var lostKeys: Set<StringKey> { Set(contents.lost.map(\.key)) }
    public func contents(against project: ProjectTexts) -> FileContents { contents }

    /// The edits that make `changes` in a file of one locale.
    public func edits(for changes: [CatalogChange]) -> [TextEdit] { edits(for: changes, locale: nil) }
}

/// What a project holds now, for files that are to be imported into it.
public struct ProjectTexts: Sendable {
    /// One string table.
    public struct Table: Sendable {
        /// The strings in the source language.
        public let source: [StringKey: Unit]
        /// The strings in the language of the import, as far as there are any.
        public let target: [StringKey: Unit]

        public init(source: [StringKey: Unit], target: [StringKey: Unit] = [:]) {
            self.source = source
            self.target = target
        }
    }

    /// By the table as the file that is imported names it. Of tables that are not here nothing is known.
    public var tables: [TableOrigin: Table]

    public init(_ tables: [TableOrigin: Table] = [:]) {
        self.tables = tables
    }
}

/// The parts of a file that have a key, in order, for merging three versions of it. What lies between the parts, such as
/// white space and commas, belongs to the file.
public struct KeyedTree: Sendable {
    /// A part with the comments that belong to it.
    public struct Part: Sendable {
        public let key: StringKey
        public let span: Span
        /// The parts inside, where it has some that can be merged by themselves.
        public let inside: KeyedTree?

        public init(key: StringKey, span: Span, inside: KeyedTree? = nil) {
            self.key = key
            self.span = span
            self.inside = inside
        }
    }

    /// From behind the opening delimiter to before the closing one; of the outermost parts, the whole file.
    public let span: Span
    /// In the order of the file; none overlaps another.
    public let parts: [Part]
    /// What stands between two parts here, for a tree that has too few parts to show it.
    public let usualSeparator: String

    public init(span: Span, parts: [Part], usualSeparator: String = "\n") {
        self.span = span
        self.parts = parts
        self.usualSeparator = usualSeparator
    }
}

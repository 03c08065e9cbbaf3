import AXExtract
import AXFormats
import AXModel
import AXSource

/// The strings of a project's tables in the development language or, for tables without such strings, in another one.
struct SourceTables: Sendable {
    /// The tables in the form that the rules about source code use.
    let known: ProjectTables
    let catalogs: [Catalog]
    /// The files in the development language that could be read.
    let files: [ParsedStringsFile]
    private let tables: [StringTable]
    private let language: String
    /// Strings files that were already read, by path.
    private let read: [String: CheckedFile]

    /// Reads the strings files. Those that can't be read are skipped, because `check` reports them.
    /// - Parameter read: strings files that were already read.
    init(_ project: Project, read: [CheckedFile] = [], in environment: CommandEnvironment) {
        let byPath = Dictionary(read.map { ($0.table.file.path, $0) }) { first, _ in first }
        self.read = byPath
        let language = project.developmentLanguage.tag
        var catalogs: [Catalog] = []
        var files: [ParsedStringsFile] = []
        let documents = Set(project.sources.filter(Self.isDocument).map(PathName.stem))
        for table in project.tables {
            let own = Set(table.paths(for: language) + table.paths(for: LocaleName.base)).sorted()
            var hasStrings = false
            for path in own {
                guard let read = byPath[path]?.table ?? (try? ParsedStringsFile(withoutFindings: path, in: environment))
                else {
                    continue
                }
                files.append(read)
                let found = read.parsed.value.catalogs(locale: language, table: table.name)
                    .filter { $0.locale == language }
                // Even if a project's strings are in the code, its plurals have to be in a `.stringsdict` file.
                let isOverlay = PathName.fileExtension(of: path) == "stringsdict"
                // Some tools write the empty key only as a placeholder.
                if !isOverlay, found.contains(where: { $0.units.contains { !$0.key.bytes.isEmpty } }) {
                    hasStrings = true
                }
                catalogs += found
            }
            guard !hasStrings else { continue }
            catalogs += Self.fallback(
                for: table, besides: own, isOfDocument: documents.contains(table.name), in: environment)
        }
        self.catalogs = catalogs
        self.files = files
        tables = project.tables
        self.language = language
        var known = ProjectTables(catalogs, language: language, locales: Self.translations(project, language))
        known.add(unlocalized: Self.unlocalizedKeys(of: project, byPath, in: environment))
        self.known = known
    }

    /// The keys of strings files outside `.lproj` folders, which the runtime uses in every language.
    private static func unlocalizedKeys(
        of project: Project, _ read: [String: CheckedFile], in environment: CommandEnvironment
    ) -> [StringKey] {
        project.looseTables.filter { PathName.fileExtension(of: $0) == "strings" }.flatMap { path -> [StringKey] in
            let table = read[path]?.table ?? (try? ParsedStringsFile(withoutFindings: path, in: environment))
            return table?.parsed.value.catalogs(locale: "", table: "").flatMap(\.units).map(\.key) ?? []
        }
    }

    /// The strings in the development language, by table and key, without plurals and other variations.
    var texts: [String: [StringKey: String]] {
        catalogs.filter { $0.locale == language }.reduce(into: [:]) { texts, catalog in
            for unit in catalog.units {
                guard let text = unit.onlyText else { continue }
                texts[catalog.table, default: [:]][unit.key] = text.string
            }
        }
    }

    /// The tables, with information about which translations contain the missing keys. A project can have many strings
    /// files, so only those that may contain one of the keys are parsed.
    /// - Parameter lacking: the keys that are missing from tables in the development language, by the name of the
    ///   table.
    func known(translating lacking: [String: Set<StringKey>], in environment: CommandEnvironment) -> ProjectTables {
        var known = known
        // A catalog has a source string for each of its keys, so its translations contain no keys that the source
        // doesn't contain.
        let whole = Set(files.filter { $0.parsed.value.sourceLanguage == language }.map(\.file.path))
        for table in tables {
            guard let keys = lacking[table.name] else { continue }
            let prefilter = KeyPrefilter(of: keys)
            let found = table.paths.filter { !whole.contains($0) }.concurrentMap { path in
                read[path]?.catalogs ?? Self.catalogs(of: table, at: path, prefilter, in: environment)
            }
            for catalog in found.joined() {
                known.add(catalog.units.map(\.key), among: keys, of: table.name, in: catalog.locale)
            }
        }
        return known
    }

    private static func catalogs(
        of table: StringTable, at path: String, _ prefilter: KeyPrefilter, in environment: CommandEnvironment
    ) -> [Catalog] {
        guard let raw = try? environment.files.read(path) else { return [] }
        let file = SourceFile(path: path, raw: raw)
        guard prefilter.mayMatch(in: file.text), let read = try? ParsedStringsFile(withoutFindings: file) else {
            return []
        }
        return table.catalogs(in: read, at: path)
    }

    private static func isDocument(_ path: String) -> Bool {
        ["xib", "storyboard"].contains(PathName.fileExtension(of: path))
    }

    /// The keys of a table in another language. They are needed if the table has no file in the development language,
    /// or only an empty one that Xcode requires.
    ///
    /// If the strings are in an Interface Builder document, the result contains only the keys that all languages have.
    /// A key that isn't in every language is reported as missing.
    private static func fallback(
        for table: StringTable, besides own: [String], isOfDocument: Bool, in environment: CommandEnvironment
    ) -> [Catalog] {
        let others = table.files.filter { !own.contains($0.path) }
        var all: [Catalog] = []
        for (locale, files) in Dictionary(grouping: others, by: \.locale).sorted(by: { $0.key < $1.key })
        where isOfDocument || all.isEmpty {
            let read = files.compactMap { try? ParsedStringsFile(withoutFindings: $0.path, in: environment) }.flatMap {
                $0.parsed.value.catalogs(locale: locale, table: table.name)
            }
            guard let first = read.first else { continue }
            let catalog = first.overlaid(by: read.dropFirst())
            if isOfDocument || !catalog.units.isEmpty { all.append(catalog) }
        }
        guard var common = all.first else { return [] }
        for catalog in all.dropFirst() {
            let keys = Set(catalog.units.map(\.key))
            common.units.removeAll { !keys.contains($0.key) }
        }
        return [common]
    }

    private static func translations(_ project: Project, _ language: String) -> [String: Set<String>] {
        project.tables.reduce(into: [:]) { locales, table in
            let tags = Set(table.files.map(\.locale)).subtracting([language, LocaleName.base])
            locales[table.name, default: []].formUnion(tags)
        }
    }
}

extension StringTable {
    /// The catalogs in one of the table's files; nil if it can't be read.
    func catalogs(in path: String, _ environment: CommandEnvironment) -> [Catalog]? {
        (try? ParsedStringsFile(withoutFindings: path, in: environment)).map { catalogs(in: $0, at: path) }
    }

    fileprivate func catalogs(in read: ParsedStringsFile, at path: String) -> [Catalog] {
        let locale = files.first { $0.path == path }?.locale ?? ""
        return read.parsed.value.catalogs(locale: locale, table: name)
    }
}

/// A prefilter that finds the strings files that may contain one of the given keys, without parsing them.
///
/// It searches for one part of each key: the longest part that all formats write unescaped and that contains no part of
/// a format specifier, because the specifiers in a table may differ from those in the source code.
struct KeyPrefilter: Sendable {
    /// The search; nil if a key has no part that is long enough, so that the filter can't exclude any file.
    private let search: SubstringSearch?

    /// The minimum length of a part in UTF-8 bytes. Shorter parts occur in nearly every table.
    private static let shortest = 3

    init(of keys: Set<StringKey>) {
        let parts = Set(keys.map(Self.plainPart))
        search = parts.contains { $0.utf8.count < Self.shortest } ? nil : SubstringSearch(parts.sorted())
    }

    /// Whether a source of a project may contain one of the keys as a literal. True if a source can't be read.
    static func mayName(_ keys: Set<StringKey>, in project: Project, _ files: any FileSystem) -> Bool {
        guard !keys.isEmpty else { return false }
        let search = KeyPrefilter(ofLiterals: keys)
        guard let sources = try? SourceFile.all(of: project, in: files) else { return true }
        return sources.contains { search.isFound(in: $0.text) }
    }

    /// Creates a prefilter for source code, which contains most keys as literals.
    private init(ofLiterals keys: Set<StringKey>) {
        search = Self.literals(of: keys).map(SubstringSearch.init)
    }

    /// The sorted strings to search for in source code, to find the files that contain one of the keys as a literal;
    /// nil if the search would exclude too few files.
    static func literals(of keys: Set<StringKey>) -> [String]? {
        let literals = keys.map { key in
            let isPlain = key.bytes.allSatisfy { $0 >= 0x20 && !escaped.contains($0) }
            return isPlain ? "\"\(key.text)\"" : plainPart(of: key)
        }
        return literals.contains { $0.utf8.count < shortest } ? nil : Set(literals).sorted()
    }

    /// Characters that can differ in source code: quotation marks and backslashes are escaped, and a percent sign can
    /// be the beginning of an interpolation.
    private static let escaped = Array("\"\\%".utf8)

    /// Whether a table may contain one of the keys. False only if it contains none of them.
    func mayMatch(in text: [UInt8]) -> Bool {
        isFound(in: text) || text.withUnsafeBufferPointer(Self.hasSpelledCharacters)
    }

    private func isFound(in text: [UInt8]) -> Bool {
        guard let search else { return true }
        return text.withUnsafeBufferPointer { bytes in search.contains(in: bytes) { _, _ in true } }
    }

    /// Whether characters are written as numbers, such as `\U0041`, `\u0041`, `\101`, `&#65;`.
    private static func hasSpelledCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.dropLast().contains { offset in
            let next = bytes[offset + 1]
            return switch bytes[offset] {
            case UInt8(ascii: "\\"): next | 0x20 == UInt8(ascii: "u") || next.isASCIIDigit
            case UInt8(ascii: "&"): next == UInt8(ascii: "#")
            default: false
            }
        }
    }

    private static func plainPart(of key: StringKey) -> String {
        let runs = key.bytes.split(omittingEmptySubsequences: true) { !isPlain($0) }
        let parts = runs.map { run -> ArraySlice<UInt8> in
            let before = run.startIndex > 0 ? key.bytes[run.startIndex - 1] : 0
            let isSpecifier = before == UInt8(ascii: "%") || before == UInt8(ascii: "$")
            return isSpecifier ? run.drop { $0 != 0x20 } : run
        }
        return String(decoding: parts.max { $0.count < $1.count } ?? [], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric
            || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x20].contains(byte)
    }
}

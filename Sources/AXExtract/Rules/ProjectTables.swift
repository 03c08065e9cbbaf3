package import AXModel
package import AXSource

/// The string tables of a project: what the rules about source code need to know of them.
package struct ProjectTables: Sendable {
    /// The table of calls that name none (Apple, NSLocalizedString).
    package static let defaultTable = "Localizable"

    /// The texts in the development language by table and key.
    private var texts: [String: [StringKey: String]] = [:]
    /// The keys of all tables, with all format specifiers spelled alike.
    private var keys: Set<StringKey> = []
    /// The keys with format specifiers, by table and by the key with all specifiers spelled alike.
    private var formats: [String: [StringKey: [StringKey]]] = [:]
    /// Keys whose texts have plural forms.
    private var plurals: Set<StringKey> = []
    /// Keys that a string catalog has a comment for; nothing overwrites it there.
    private var explained: Set<StringKey> = []
    /// Whether the texts are English.
    private(set) var isEnglish = false
    /// The languages that each table is translated into, sorted.
    private var locales: [String: [String]] = [:]
    /// The keys of tables in those languages, by the name of the table; only of tables for which somebody asked.
    private var translated: [String: [String: Set<StringKey>]] = [:]

    /// No tables at all: rules that need one are silent.
    package init() {}

    /// - Parameters:
    ///   - catalogs: Every catalog of the development language; several may be one table's. Of a table that has none,
    ///     one of another language, for its keys.
    ///   - language: The development language.
    ///   - locales: The languages that each table is translated into.
    package init(_ catalogs: [Catalog], language: String, locales: [String: Set<String>] = [:]) {
        isEnglish = language == "en" || language.hasPrefix("en-")
        self.locales = locales.mapValues { $0.sorted() }
        for catalog in catalogs {
            let units = catalog.locale == language ? catalog.units : []
            texts[catalog.table, default: [:]].merge(
                units.map { ($0.key, Self.text(of: $0)) }, uniquingKeysWith: { first, _ in first })
            for unit in catalog.units {
                let loose = Self.loose(unit.key)
                keys.insert(loose)
                if loose != unit.key || unit.key.bytes.contains(UInt8(ascii: "%")) {
                    formats[catalog.table, default: [:]][loose, default: []].append(unit.key)
                }
                if Self.hasPlural(unit) { plurals.insert(unit.key) }
                if catalog.path.hasSuffix(".xcstrings"), !(unit.comment ?? "").allSatisfy(\.isWhitespace) {
                    explained.insert(unit.key)
                }
            }
        }
    }

    /// Whether the project has a table of this name.
    func hasTable(_ name: String) -> Bool { texts[name] != nil }

    /// Whether any table holds a key. Format specifiers may differ: what an extractor infers without types, a compiler
    /// knows better.
    func holds(_ key: StringKey) -> Bool { keys.contains(Self.loose(key)) }

    /// The key of a table that differs from a key in specifiers alone, with these specifiers; nil where there is none, or
    /// several fit.
    func key(like key: RuntimeKey, in table: String?) -> RuntimeKey? {
        let spelled = StringKey(key.text)
        guard let known = formats[table ?? Self.defaultTable]?[Self.loose(spelled)], !known.contains(spelled) else {
            return nil
        }
        let candidates = Set(known).compactMap { key.taking(specifiersOf: $0.text) }
        let fitting = candidates.filter { zip($0.values, key.values).allSatisfy { $1.specifier == nil || $0 == $1 } }
        return fitting.count == 1 ? fitting[0] : candidates.count == 1 ? candidates[0] : nil
    }

    /// The text of a key in the development language; of several forms, the one for most numbers.
    func text(of key: StringKey, in table: String) -> String? { texts[table]?[key] }

    /// What an occurrence says in English; nil where that is not known. What is written into the code counts as such.
    func english(_ occurrence: Occurrence) -> String? {
        guard let key = occurrence.tableKey else { return occurrence.kind == .hardCoded ? occurrence.key.text : nil }
        guard isEnglish || texts.isEmpty else { return nil }
        let table = occurrence.resolved?.table ?? occurrence.table ?? Self.defaultTable
        if let text = occurrence.text ?? text(of: key, in: table) { return text }
        return IdentifierText.isIdentifier(key.text) ? nil : key.text
    }

    /// Whether a table has plural forms for a key.
    func hasPluralForms(_ key: StringKey) -> Bool { plurals.contains(key) }

    /// Whether a string catalog tells translators what a key is for.
    func explains(_ key: StringKey) -> Bool { explained.contains(key) }

    /// The languages that a table is translated into.
    func translations(of table: String) -> [String] { locales[table] ?? [] }

    /// Those of the languages in which a key is missing; all of them where nobody has looked.
    func translations(of table: String, lacking key: StringKey) -> [String] {
        guard let keys = translated[table] else { return translations(of: table) }
        let key = Self.loose(key)
        return translations(of: table).filter { keys[$0]?.contains(key) != true }
    }

    /// Takes in which of some keys a table has in one of its translations.
    package mutating func add(
        _ keys: some Sequence<StringKey>, among asked: Set<StringKey>, of table: String, in locale: String
    ) {
        let asked = Set(asked.map(Self.loose))
        translated[table, default: [:]][locale, default: []].formUnion(
            keys.lazy.map(Self.loose).filter(asked.contains))
    }

    private static func text(of unit: Unit) -> String { unit.text.forms.last?.string ?? "" }

    private static func hasPlural(_ unit: Unit) -> Bool {
        if case .plural = unit.text { return true }
        return unit.forms.count > 1 || !unit.substitutions.isEmpty
    }

    /// A key with `%@` for each of its format specifiers.
    static func loose(_ key: StringKey) -> StringKey {
        guard key.bytes.contains(UInt8(ascii: "%")) else { return key }
        let pieces = Message(parsing: key.text).segments.map { segment in
            switch segment {
            case .text(let text): text
            case .placeholder(let specifier): specifier.isLiteralPercent ? "%%" : "%@"
            }
        }
        return StringKey(pieces.joined())
    }
}

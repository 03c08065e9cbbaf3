package import AXModel
package import AXSource

/// The tables of a project, with the facts that rules about source code need.
package struct ProjectTables: Sendable {
    /// The table of calls that don't specify one (Apple, NSLocalizedString).
    package static let defaultTable = "Localizable"

    /// The source strings by table and key.
    private var sourceStrings: [String: [StringKey: String]] = [:]
    /// The loose keys of each table, as ``loose(_:)`` returns them.
    private var keys: [String: Set<StringKey>] = [:]
    /// The first table with each loose key, in the order of the tables' names.
    private var holders: [StringKey: String] = [:]
    /// The loose keys of tables that aren't localized.
    private var unlocalized: Set<StringKey> = []
    /// The keys with format specifiers, by table and by loose key.
    private var formats: [String: [StringKey: [StringKey]]] = [:]
    /// The keys with plural forms.
    private var plurals: Set<StringKey> = []
    /// The keys with a comment in a string catalog.
    private var explained: Set<StringKey> = []
    /// Whether the development language is English.
    private(set) var isEnglish = false
    /// The languages that each table is translated into, sorted.
    private var locales: [String: [String]] = [:]
    /// The loose keys in translations, by table and language; only for tables passed to ``add(_:among:of:in:)``.
    private var translated: [String: [String: Set<StringKey>]] = [:]

    /// Without tables, the rules that need them report nothing.
    package init() {}

    /// - Parameters:
    ///   - catalogs: All catalogs of the development language; a table may have several. If a table has none in that
    ///     language, a catalog of another language provides its keys.
    ///   - language: The development language.
    ///   - locales: The languages that each table is translated into.
    package init(_ catalogs: [Catalog], language: String, locales: [String: Set<String>] = [:]) {
        isEnglish = language == "en" || language.hasPrefix("en-")
        self.locales = locales.mapValues { $0.sorted() }
        for catalog in catalogs {
            let units = catalog.locale == language ? catalog.units : []
            sourceStrings[catalog.table, default: [:]].merge(
                units.map { ($0.key, Self.text(of: $0)) }, uniquingKeysWith: { first, _ in first })
            for unit in catalog.units {
                let loose = Self.loose(unit.key)
                keys[catalog.table, default: []].insert(loose)
                holders[loose] = min(holders[loose] ?? catalog.table, catalog.table)
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

    func hasTable(_ name: String) -> Bool { sourceStrings[name] != nil }

    /// Whether any table contains a key. Format specifiers may differ, because extraction infers them without a
    /// compiler.
    package func holds(_ key: StringKey) -> Bool {
        let key = Self.loose(key)
        return holders[key] != nil || unlocalized.contains(key)
    }

    /// The name of the first localized table that contains a key; nil if none does. Format specifiers may differ.
    func table(with key: StringKey) -> String? { holders[Self.loose(key)] }

    /// Whether a key is only in localized tables other than the given one.
    func holdsOnlyElsewhere(_ key: StringKey, than table: String) -> Bool {
        let key = Self.loose(key)
        return holders[key] != nil && keys[table]?.contains(key) != true && !unlocalized.contains(key)
    }

    /// The key of a table that differs from `key` only in format specifiers. Nil if the table contains `key` itself, if
    /// no other key matches, or if several match equally well.
    func key(like key: RuntimeKey, in table: String?) -> RuntimeKey? {
        let exact = StringKey(key.text)
        guard let known = formats[table ?? Self.defaultTable]?[Self.loose(exact)], !known.contains(exact) else {
            return nil
        }
        let candidates = Set(known).compactMap { key.taking(specifiersOf: $0.text) }
        let fitting = candidates.filter { zip($0.values, key.values).allSatisfy { $1.specifier == nil || $0 == $1 } }
        return fitting.count == 1 ? fitting[0] : candidates.count == 1 ? candidates[0] : nil
    }

    /// The source string of a key; nil if it's unknown. If the string has several forms, it's the last one, which is
    /// “other” for a plural.
    func text(of key: StringKey, in table: String) -> String? { sourceStrings[table]?[key] }

    /// The English string of an occurrence; nil if it's unknown. Literals in the code are assumed to be English.
    func english(_ occurrence: Occurrence) -> String? {
        guard let key = occurrence.tableKey else { return occurrence.kind == .hardCoded ? occurrence.key.text : nil }
        guard isEnglish || sourceStrings.isEmpty else { return nil }
        if let text = occurrence.text ?? text(of: key, in: occurrence.lookupTable) { return text }
        return IdentifierText.isIdentifier(key.text) ? nil : key.text
    }

    func hasPluralForms(_ key: StringKey) -> Bool { plurals.contains(key) }

    /// Whether a string catalog has a comment for a key.
    func explains(_ key: StringKey) -> Bool { explained.contains(key) }

    /// The languages that a table is translated into.
    func translations(of table: String) -> [String] { locales[table] ?? [] }

    /// The languages in which a table lacks a key; all languages of the table if its translations are unknown.
    func translations(of table: String, lacking key: StringKey) -> [String] {
        guard let keys = translated[table] else { return translations(of: table) }
        let key = Self.loose(key)
        return translations(of: table).filter { keys[$0]?.contains(key) != true }
    }

    /// Records which of the keys in `asked` a translation of a table contains.
    /// - Parameter keys: All keys of the translation.
    package mutating func add(
        _ keys: [StringKey], among asked: Set<StringKey>, of table: String, in locale: String
    ) {
        let asked = Set(asked.map(Self.loose))
        translated[table, default: [:]][locale, default: []].formUnion(keys.map(Self.loose).filter(asked.contains))
    }

    /// Adds the keys of tables that aren't localized.
    package mutating func add(unlocalized keys: [StringKey]) {
        unlocalized.formUnion(keys.map(Self.loose))
    }

    private static func text(of unit: Unit) -> String { unit.text.forms.last?.string ?? "" }

    private static func hasPlural(_ unit: Unit) -> Bool {
        if case .plural = unit.text { return true }
        return unit.forms.count > 1 || unit.hasVariables
    }

    /// A key with `%@` in place of each format specifier.
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

extension Occurrence {
    /// The table in which the key is looked up at run time.
    var lookupTable: String { resolved?.table ?? table ?? ProjectTables.defaultTable }
}

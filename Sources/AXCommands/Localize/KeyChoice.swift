import AXExtract
import AXFormats
import AXModel
import AXSource

/// Chooses the keys of the new entries in one table.
struct KeyChoice {
    struct Key {
        let text: String
        /// The comment of the existing entry; nil if there isn't an entry yet, or if it has no comment.
        let comment: String?
        /// Whether an entry must be added, because the key is neither in the table nor used for an earlier string of
        /// this run.
        let isNew: Bool
    }

    private var maker: KeyMaker
    /// The first entry in the table for each string and role. Entries that are used for several roles are omitted.
    private let known: [Spoken: (key: StringKey, comment: String?)]
    /// The entries whose key is the string itself; empty unless new keys are strings as well. Such an entry is for all
    /// uses of the string.
    private let texts: [String: Unit]
    private var made: [Made: Key] = [:]

    private struct Spoken: Hashable {
        let text: String
        let role: AccessibilityRole
    }

    private struct Made: Hashable {
        let text: String
        let singular: String?
        let role: AccessibilityRole
        let subject: String
    }

    /// - Parameters:
    ///   - catalogs: the strings of the table in the development language.
    ///   - occurrences: all localized strings of the project.
    ///   - form: the form of new keys; nil for the form of most keys in the table, or else of most keys in the code.
    init(_ catalogs: [Catalog], _ occurrences: [Occurrence], form: KeyForm?) {
        let units = catalogs.flatMap(\.units)
        let used = occurrences.compactMap(\.tableKey)
        let prevailing = KeyForm.prevailing(in: units.lazy.map(\.key.text))
        let form = form ?? prevailing ?? KeyForm.prevailing(in: used.lazy.map(\.text)) ?? .dotted
        maker = KeyMaker(form, taken: Set((units.map(\.key) + used).map(\.text)))
        known = Self.known(in: units, used: occurrences)
        let ownKeys = form == .text ? units.filter { $0.onlyText?.string == $0.key.text } : []
        texts = Dictionary(ownKeys.map { ($0.key.text, $0) }) { first, _ in first }
    }

    /// The first entry for each string and role. Omits entries with several forms, entries that are unused or used for
    /// several roles, and entries whose comments mention a different role.
    private static func known(
        in units: [Unit], used occurrences: [Occurrence]
    ) -> [Spoken: (key: StringKey, comment: String?)] {
        let roles = occurrences.reduce(into: [StringKey: Set<AccessibilityRole>]()) { roles, occurrence in
            if let key = occurrence.tableKey { roles[key, default: []].insert(occurrence.role) }
        }
        return units.reduce(into: [:]) { known, unit in
            guard let text = unit.onlyText, let uses = roles[unit.key],
                uses.count == 1, let role = uses.first
            else { return }
            let mentioned = unit.comment.flatMap(CommentRole.role)
            let spoken = Spoken(text: text.string, role: role)
            if mentioned == nil || mentioned == role, known[spoken] == nil { known[spoken] = (unit.key, unit.comment) }
        }
    }

    /// The key for a string: that of an existing entry with the same text and role, of an existing entry whose key is
    /// the text, or of an entry for an earlier string of this run; otherwise a new key. A string with plural forms
    /// never uses an existing entry.
    mutating func key(for occurrence: Occurrence, _ message: RewriteMessage) -> Key {
        if !message.isPlural, let entry = known[Spoken(text: message.text, role: occurrence.role)] {
            return Key(text: entry.key.text, comment: entry.comment, isNew: false)
        }
        if !message.isPlural, let unit = texts[message.text] {
            return Key(text: unit.key.text, comment: unit.comment, isNew: false)
        }
        let made = Made(
            text: message.text, singular: message.singular, role: occurrence.role,
            subject: RoleNotes.comment(for: occurrence))
        if let key = self.made[made] { return Key(text: key.text, comment: nil, isNew: false) }
        let key = Key(text: maker.key(for: occurrence, message), comment: nil, isNew: true)
        self.made[made] = key
        return key
    }
}

/// Decides whether a string can be looked up by the symbol that Xcode generates for its key.
struct SymbolChoice {
    /// The keys that are managed manually and the keys of this run, by catalog and symbol name.
    private var named: [String: [String: StringKey]] = [:]
    /// The keys that Xcode extracts, by catalog. Xcode doesn't generate symbols for them.
    private let extracted: [String: Set<StringKey>]

    init(_ tables: SourceTables) {
        extracted = Dictionary(
            tables.files.compactMap { table in table.parsed.value.extractedKeys.map { (table.file.path, $0) } }
        ) { $0.union($1) }
        for catalog in tables.catalogs {
            for key in catalog.units.map(\.key) where extracted[catalog.path]?.contains(key) == false {
                guard let name = CatalogSymbol.name(of: key.text) else { continue }
                named[catalog.path, default: [:]][name] = key
            }
        }
    }

    /// Reserves the symbol of a key, if the key can be looked up by it.
    /// - Parameters:
    ///   - text: the string in the development language.
    ///   - catalog: the path of the catalog.
    /// - Returns: whether the key can be looked up by its symbol. It can't be if Xcode generates no symbol for it, if
    ///   another key has the same symbol, or if the symbol doesn't accept the usual Swift types for the placeholders.
    mutating func reserve(_ key: String, for text: String, in catalog: String) -> Bool {
        let key = StringKey(key)
        guard let name = CatalogSymbol.name(of: key.text), extracted[catalog]?.contains(key) != true,
            named[catalog]?[name].map({ $0 == key }) ?? true,
            Message(parsing: text).placeholders.allSatisfy(Self.takesValue)
        else { return false }
        named[catalog, default: [:]][name] = key
        return true
    }

    /// Whether the symbol's parameter for a placeholder accepts the usual Swift types. For example, `%d` would need an
    /// `Int32`, and an `Int` isn't converted implicitly.
    private static func takesValue(_ specifier: FormatSpecifier) -> Bool {
        specifier.isLiteralPercent
            || ["lld", "llu", "lf", "@"].contains(specifier.length + String(specifier.conversion))
    }
}

import AXExtract
import AXFormats
import AXModel
import AXSource

/// Chooses the keys of one table's new entries.
struct KeyChoice {
    /// A key, and whether the table has its entry already.
    struct Key {
        let text: String
        /// What the table says to translators, for an entry that it has.
        let comment: String?
        let isNew: Bool
    }

    private var maker: KeyMaker
    /// The first entry of the table that is used for this alone.
    private let known: [Spoken: (key: StringKey, comment: String?)]
    /// The keys that were made for a text with a role.
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
    ///   - catalogs: the table's texts in the development language.
    ///   - occurrences: all localized strings of the project.
    ///   - form: nil for the form that most keys of the table have.
    init(_ catalogs: [Catalog], _ occurrences: [Occurrence], form: KeyForm?) {
        let units = catalogs.flatMap(\.units)
        let used = occurrences.compactMap(\.tableKey)
        let prevailing = KeyForm.prevailing(in: units.lazy.map(\.key.text))
        let form = form ?? prevailing ?? KeyForm.prevailing(in: used.lazy.map(\.text)) ?? .dotted
        maker = KeyMaker(form, taken: Set((units.map(\.key) + used).map(\.text)))
        known = Self.known(in: units, used: occurrences)
    }

    /// Skips entries whose comments name another role.
    private static func known(
        in units: [Unit], used occurrences: [Occurrence]
    ) -> [Spoken: (key: StringKey, comment: String?)] {
        let roles = occurrences.reduce(into: [StringKey: Set<AccessibilityRole>]()) { roles, occurrence in
            if let key = occurrence.tableKey { roles[key, default: []].insert(occurrence.role) }
        }
        return units.reduce(into: [:]) { known, unit in
            guard case .plain(let text) = unit.text, unit.substitutions.isEmpty, let uses = roles[unit.key],
                uses.count == 1, let role = uses.first
            else { return }
            let told = unit.comment.flatMap(CommentWording.role)
            let spoken = Spoken(text: text.string, role: role)
            if told == nil || told == role, known[spoken] == nil { known[spoken] = (unit.key, unit.comment) }
        }
    }

    /// The key for a string: that of an entry with the same text and role, where its comment speaks of no other role; else a
    /// new one.
    mutating func key(for occurrence: Occurrence, _ message: RewriteMessage) -> Key {
        if !message.isPlural, let entry = known[Spoken(text: message.text, role: occurrence.role)] {
            return Key(text: entry.key.text, comment: entry.comment, isNew: false)
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

/// Tells of places whether Xcode will generate a symbol for their key, with arguments that take the place's values.
struct SymbolChoice {
    /// The keys of catalogs by their symbols' names: those that are managed by hand, and those of this run.
    private var named: [String: [String: StringKey]] = [:]
    /// The keys that Xcode extracts, of which it makes no symbols.
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

    /// Whether a key of a catalog may be looked up by its symbol; it counts as taken from then on.
    /// - Parameters:
    ///   - text: in the development language.
    ///   - catalog: its file.
    mutating func mayTake(_ key: String, saying text: String, in catalog: String) -> Bool {
        let key = StringKey(key)
        guard let name = CatalogSymbol.name(of: key.text), extracted[catalog]?.contains(key) != true,
            named[catalog]?[name].map({ $0 == key }) ?? true,
            Message(parsing: text).placeholders.allSatisfy(Self.takesValue)
        else { return false }
        named[catalog, default: [:]][name] = key
        return true
    }

    /// Whether the argument has the type of Swift's values: `%d` would ask for an `Int32`, and `Int` does not convert.
    private static func takesValue(_ specifier: FormatSpecifier) -> Bool {
        specifier.isLiteralPercent
            || ["lld", "llu", "lf", "@"].contains(specifier.length + String(specifier.conversion))
    }
}

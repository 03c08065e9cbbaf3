import AXModel
import AXSource

/// The earlier strings of a project. Strings are recognized even if their files have moved.
struct EarlierStrings: Sendable {
    /// One table in one locale in one file.
    private struct Part: Hashable, Sendable {
        let path: String
        let table: String
        let locale: String

        init(_ unit: Unit, _ catalog: Catalog) {
            (path, table, locale) = (unit.path ?? catalog.path, catalog.table, catalog.locale)
        }
    }

    private let strings: [Part: [StringKey: StringContent]]
    /// The earlier parts that each new part may have come from, the most likely one first.
    private let origins: [Part: [Part]]

    /// - Parameters:
    ///   - old: the earlier catalogs, including those of deleted files.
    ///   - new: the current catalogs.
    init(_ old: [Catalog], before new: [Catalog]) {
        let strings = Self.strings(of: old)
        let now = Self.keys(of: new)
        let gone = strings.filter { now[$0.key] == nil }.mapValues { Set($0.keys) }
        self.strings = strings
        origins = Dictionary(
            uniqueKeysWithValues: now.filter { strings[$0.key] == nil }.map { part, keys in
                (part, Self.origins(of: part, keys, among: gone))
            })
    }

    func containsUnchanged(_ unit: Unit, of catalog: Catalog) -> Bool {
        let part = Part(unit, catalog)
        if let own = strings[part] { return own[unit.key] == StringContent(unit) }
        let earlier = (origins[part] ?? []).lazy.compactMap { strings[$0]?[unit.key] }.first
        return earlier.map(StringContent(unit).agrees) ?? false
    }

    /// The removed keys by locale. A key that moved with its file isn't removed.
    func lost(in new: [Catalog]) -> [String: Set<StringKey>] {
        let now = Self.keys(of: new)
        var kept: [Part: Set<StringKey>] = [:]
        for (part, origins) in origins {
            for origin in origins { kept[origin, default: []].formUnion(now[part] ?? []) }
        }
        var lost: [String: Set<StringKey>] = [:]
        for (part, units) in strings {
            let gone = Set(units.keys).subtracting(now[part] ?? []).subtracting(kept[part] ?? [])
            lost[part.locale, default: []].formUnion(gone)
        }
        return lost
    }

    /// The earlier parts that a new part may have come from, the most likely one first. They have the same locale, and
    /// both parts contain at least half of the keys of the smaller one.
    private static func origins(
        of part: Part, _ keys: Set<StringKey>, among gone: [Part: Set<StringKey>]
    ) -> [Part] {
        let shared = gone.compactMap { old, oldKeys -> (part: Part, count: Int)? in
            guard old.locale == part.locale else { return nil }
            let count = keys.intersection(oldKeys).count
            return count > 0 && count * 2 >= min(keys.count, oldKeys.count) ? (old, count) : nil
        }
        return shared.sorted { ($1.count, $0.part.path) < ($0.count, $1.part.path) }.map(\.part)
    }

    private static func strings(of catalogs: [Catalog]) -> [Part: [StringKey: StringContent]] {
        var strings: [Part: [StringKey: StringContent]] = [:]
        for catalog in catalogs {
            for unit in catalog.units { strings[Part(unit, catalog), default: [:]][unit.key] = StringContent(unit) }
        }
        return strings
    }

    private static func keys(of catalogs: [Catalog]) -> [Part: Set<StringKey>] {
        var keys: [Part: Set<StringKey>] = [:]
        for catalog in catalogs {
            for unit in catalog.units { keys[Part(unit, catalog), default: []].insert(unit.key) }
        }
        return keys
    }
}

/// The properties that show whether a string has changed. A change of only the comment doesn't count.
private struct StringContent: Hashable, Sendable {
    private struct Form: Hashable {
        let path: VariationPath
        let text: String
    }

    private let forms: [Form]
    /// The source string in the translation's file.
    private let exported: [Form]
    private let states: [VariationPath: TranslationState]
    private let isTranslatable: Bool

    init(_ unit: Unit) {
        forms = unit.forms.map { Form(path: $0.path, text: $0.text.string) }
        let source = unit.exportedSource?.forms(below: .plain) ?? []
        exported = source.map { Form(path: $0.path, text: $0.text.string) }
        states = unit.states
        isTranslatable = unit.isTranslatable
    }

    /// Whether a string in another file has the same forms and states. If one of the two has no states, they aren't
    /// compared, because its format may not support states.
    func agrees(with other: StringContent) -> Bool {
        forms == other.forms && (states.isEmpty || other.states.isEmpty || states == other.states)
    }
}

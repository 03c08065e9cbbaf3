import AXModel
import AXSource

/// The texts of a project as they were, found also where their files have moved since.
struct FormerTexts: Sendable {
    /// The units of one locale and one table in one file.
    struct Part: Hashable, Sendable {
        let path: String
        let table: String
        let locale: String
    }

    private let texts: [Part: [StringKey: UnitTexts]]
    /// For parts that did not exist, where their units were before, the likeliest place first.
    private let origins: [Part: [Part]]

    /// - Parameters:
    ///   - old: what the catalogs held, of files that are gone too.
    ///   - new: what they hold now.
    init(_ old: [Catalog], before new: [Catalog]) {
        let texts = Self.texts(of: old)
        let now = Self.keys(of: new)
        let gone = texts.filter { now[$0.key] == nil }.mapValues { Set($0.keys) }
        self.texts = texts
        origins = Dictionary(
            uniqueKeysWithValues: now.filter { texts[$0.key] == nil }.map { part, keys in
                (part, Self.origins(of: part, keys, among: gone))
            })
    }

    /// Whether a unit is what it was.
    func holds(_ unit: Unit, of catalog: Catalog) -> Bool {
        let part = Part(unit, catalog)
        if let own = texts[part] { return own[unit.key] == UnitTexts(unit) }
        let former = (origins[part] ?? []).lazy.compactMap { texts[$0]?[unit.key] }.first
        return former.map(UnitTexts(unit).agrees) ?? false
    }

    /// The keys that a locale had in a place and has neither there nor where its file has moved to.
    func lost(in new: [Catalog]) -> [String: Set<StringKey>] {
        let now = Self.keys(of: new)
        var kept: [Part: Set<StringKey>] = [:]
        for (part, origins) in origins {
            for origin in origins { kept[origin, default: []].formUnion(now[part] ?? []) }
        }
        var lost: [String: Set<StringKey>] = [:]
        for (part, units) in texts {
            let gone = Set(units.keys).subtracting(now[part] ?? []).subtracting(kept[part] ?? [])
            lost[part.locale, default: []].formUnion(gone)
        }
        return lost
    }

    /// Parts that hold mostly the same keys of the same locale: at least half of those of one of the two.
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

    private static func texts(of catalogs: [Catalog]) -> [Part: [StringKey: UnitTexts]] {
        var texts: [Part: [StringKey: UnitTexts]] = [:]
        for catalog in catalogs {
            for unit in catalog.units { texts[Part(unit, catalog), default: [:]][unit.key] = UnitTexts(unit) }
        }
        return texts
    }

    private static func keys(of catalogs: [Catalog]) -> [Part: Set<StringKey>] {
        var keys: [Part: Set<StringKey>] = [:]
        for catalog in catalogs {
            for unit in catalog.units { keys[Part(unit, catalog), default: []].insert(unit.key) }
        }
        return keys
    }
}

extension FormerTexts.Part {
    fileprivate init(_ unit: Unit, _ catalog: Catalog) {
        self.init(path: unit.path ?? catalog.path, table: catalog.table, locale: catalog.locale)
    }
}

/// What a file says about a unit, as far as it is judged: two that are equal are judged alike.
struct UnitTexts: Hashable, Sendable {
    private struct LocatedString: Hashable {
        let path: FormPath
        let text: String
    }

    private let texts: [LocatedString]
    /// The source text that the file holds beside a translation.
    private let exported: [LocatedString]
    private let states: [FormPath: TranslationState]
    private let isTranslatable: Bool

    init(_ unit: Unit) {
        texts = unit.forms.map { LocatedString(path: $0, text: $1.string) }
        let source = unit.exportedSource?.forms(below: .plain) ?? []
        exported = source.map { LocatedString(path: $0.path, text: $0.text.string) }
        states = unit.states
        isTranslatable = unit.isTranslatable
    }

    /// Whether a unit of another file says the same, which may be of a format that tells less.
    func agrees(with other: UnitTexts) -> Bool {
        texts == other.texts && (states.isEmpty || other.states.isEmpty || states == other.states)
    }
}

import AXLocale
package import AXModel
import AXSource

/// Writes a table in all its locales as one string catalog, byte for byte as Xcode would write it.
package struct StringCatalogWriter: CatalogWriter {
    package let id = "xcstrings"
    package let commentsAreFromXcode = true

    package init() {}

    package func write(_ set: CatalogSet) -> WrittenCatalogs {
        var entries = StringCatalogEntries(set)
        for catalog in set.catalogs { entries.add(catalog) }
        // Only catalogs of version 1.1 and later mark comments as generated (seen in 461 public catalogs).
        let version = entries.hasGeneratedComments ? "1.1" : "1.0"
        let text = Self.text(sourceLanguage: set.sourceLanguage, strings: entries.value, version: version)
        let file = WrittenCatalogs.File(path: set.table + ".xcstrings", bytes: Array(text.utf8))
        return WrittenCatalogs(files: [file], losses: entries.losses)
    }

    /// The text of a whole catalog.
    /// - Parameter strings: the object `strings`, with its members in any order.
    static func text(sourceLanguage: String, strings: JSONValue, version: String = "1.0") -> String {
        let root = JSONValue.object([
            "sourceLanguage": .text(sourceLanguage), "strings": strings, "version": .text(version),
        ])
        return JSONLayout.xcode.text(of: root.inCatalogOrder)
    }
}

/// Collects the units of several locales as the entries of one catalog, and records the information that a catalog
/// can't represent.
private struct StringCatalogEntries {
    private struct Entry {
        let key: StringKey
        var comment: String?
        var isCommentGenerated = false
        var isTranslatable = true
        var isStale = false
        /// Whether the source string has a localization, usually because it differs from the key.
        var hasValue = false
        var localizations: [(locale: StringKey, value: JSONValue)] = []
    }

    private let sourceLanguage: String
    private var entries: [Entry] = []
    private var indexes: [StringKey: Int] = [:]
    private var noted: [WrittenCatalogs.Loss] = []

    init(_ set: CatalogSet) {
        sourceLanguage = set.sourceLanguage
    }

    mutating func add(_ catalog: Catalog) {
        var seen: Set<StringKey> = []
        // If a key is repeated, only the last unit is written.
        for unit in catalog.units.reversed() where seen.insert(unit.key).inserted { add(unit, catalog.locale) }
    }

    private mutating func add(_ unit: Unit, _ locale: String) {
        let isSource = locale == sourceLanguage
        let index = index(of: unit.key)
        addComment(of: unit, locale, isSource, at: index)
        if !unit.isTranslatable { entries[index].isTranslatable = false }
        if isSource, unit.states.values.contains(.stale) { entries[index].isStale = true }
        noteLosses(of: unit, locale)
        guard let value = JSONValue.localization(of: unit, isSource: isSource) else { return }
        if isSource { entries[index].hasValue = true }
        entries[index].localizations.append((StringKey(locale), value))
    }

    private mutating func index(of key: StringKey) -> Int {
        if let index = indexes[key] { return index }
        indexes[key] = entries.count
        entries.append(Entry(key: key))
        return entries.count - 1
    }

    /// Sets the comment of an entry, and records a comment that is lost. A string catalog has one comment per key for
    /// all languages. The comment in the source language is used, or else the first comment in another language.
    private mutating func addComment(of unit: Unit, _ locale: String, _ isSource: Bool, at index: Int) {
        guard let comment = unit.comment, comment != entries[index].comment else { return }
        let former = entries[index].comment
        if isSource || former == nil {
            entries[index].comment = comment
            entries[index].isCommentGenerated = unit.isCommentGenerated
        }
        if let lost = isSource ? former : former.map({ _ in comment }) {
            let line = lost.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            note(
                unit.key, locale,
                "the comment “\(line)”; a string catalog has only one comment per key, for all "
                    + "languages")
        }
    }

    private mutating func noteLosses(of unit: Unit, _ locale: String) {
        for form in unit.forms {
            if form.path.steps.contains(where: { if case .width = $0 { true } else { false } }) {
                note(
                    unit.key, locale,
                    "width variations, which string catalogs don't support; the widest string is kept")
                return
            }
            if Self.hasVariedPlural(form.path) {
                note(
                    unit.key, locale,
                    "compatibility with Xcode, which can't compile a plural form that varies further; the form is "
                        + "written anyway")
                return
            }
            if form.text.string.unicodeScalars.contains("\u{FFFD}") {
                note(unit.key, locale, "characters that aren't valid Unicode")
                return
            }
        }
    }

    private static func hasVariedPlural(_ path: VariationPath) -> Bool {
        zip(path.steps, path.steps.dropFirst()).contains { step, _ in
            if case .plural = step { true } else { false }
        }
    }

    private mutating func note(_ key: StringKey, _ locale: String, _ what: String) {
        noted.append(WrittenCatalogs.Loss(key: key, locale: locale, what: what))
    }

    /// The information that the catalog can't represent, sorted by key and locale.
    var losses: [WrittenCatalogs.Loss] {
        noted.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            guard let first = a.key, let second = b.key, first == second else { return (a.key ?? "") < (b.key ?? "") }
            return (a.locale ?? "", left.offset) < (b.locale ?? "", right.offset)
        }.map(\.element)
    }

    var hasGeneratedComments: Bool { entries.contains(where: \.isCommentGenerated) }

    /// The object `strings`.
    var value: JSONValue {
        .object(entries.map { JSONValue.Member(key: $0.key, value: value(of: $0)) })
    }

    private func value(of entry: Entry) -> JSONValue {
        let localizations = entry.localizations.map { JSONValue.Member(key: $0.locale, value: $0.value) }
        let state = entry.isStale ? "stale" : entry.hasValue ? "manual" : nil
        return .object([
            "comment": entry.comment.map { .text($0) },
            "isCommentAutoGenerated": entry.isCommentGenerated ? .raw("true") : nil,
            "extractionState": state.map { .text($0) },
            "localizations": localizations.isEmpty ? nil : .object(localizations),
            "shouldTranslate": entry.isTranslatable ? nil : .raw("false"),
        ])
    }
}

import AXModel
import AXSource

/// A pair of keys for a plural: the code uses one for the number 1, and the other for all other numbers.
enum PluralHandRolled: FileRule {
    static let page = RulePage.pluralHandRolled

    static func check(_ table: CheckedCatalog) -> [Diagnostic] {
        let (catalog, source, context) = (table.catalog, table.source, table.context)
        guard source == nil else { return [] }
        let pairs = PluralKeyPair.pairs(in: catalog.units).filter { pair in
            // With a separate key per category, each language has the forms that it needs.
            CategoryKey(pair.singular.key) == nil || CategoryKey(pair.plural.key) == nil
        }
        return pairs.map { pair in
            Diagnostic(
                id: page.id, severity: page.severity, path: catalog.path, span: pair.singular.keySpan,
                message: "“\(pair.singular.key.text)” and “\(pair.plural.key.text)” form a hand-rolled plural",
                explanation: explanation(for: context.deliveredLocales), key: pair.singular.key, locale: context.locale,
                notes: [Diagnostic.Note("the plural is here", span: pair.plural.keySpan)])
        }
    }

    /// The plural forms that each language of the delivery needs. Without a delivery, those of three example languages.
    private static func explanation(for locales: [String]) -> String {
        let needs = (locales.isEmpty ? ["ru", "ar", "ja"] : locales).prefix(12).compactMap { LocalePlurals($0) }
        let list = needs.map(\.need).joined(separator: "; ")
        return list.isEmpty ? "Use one key with plural forms." : "Use one key with plural forms: \(list)."
    }
}

/// Two units whose keys differ only in a word for “one” and a word for “many”, or of which only one contains
/// “singular”.
private struct PluralKeyPair {
    let singular: Unit
    let plural: Unit

    /// The words for “many” that correspond to each word for “one”. Some of them are also ordinary words in keys.
    private static let counterparts: [String: [String]] = [
        "singular": ["plural"], "one": ["other", "many", "multiple"], "single": ["multiple", "plural"],
    ]

    /// The number of words at the end of a key that are searched for a word for “one”.
    private static let reach = 6

    /// All pairs, in the order of the singulars. If a key is repeated, its first unit is used. Units with plural forms
    /// aren't paired.
    static func pairs(in units: [Unit]) -> [PluralKeyPair] {
        let all = units
        let haveOne = concurrentParts(all.count) { part in part.contains { mayBeSingular(all[$0].key) } }
        guard haveOne.contains(true) else { return [] }
        let units = units.uniqueByKey
        let words = units.map { KeyWords($0.key).words }
        let index = Dictionary(zip(words, units)) { first, _ in first }
        return zip(units, words).compactMap { unit, words in
            pair(of: unit, words, in: index)
        }
    }

    /// Whether the key may contain a word for “one”. Most tables don't contain such a key.
    private static func mayBeSingular(_ key: StringKey) -> Bool {
        let bytes = key.bytes
        // Every word for “one” contains “ne” or “ng”: “one”, “single”, “singular”.
        let mayHaveOne = bytes.indices.dropLast().contains { position in
            let next = bytes[position + 1] | 0x20
            return bytes[position] | 0x20 == UInt8(ascii: "n")
                && (next == UInt8(ascii: "e") || next == UInt8(ascii: "g"))
        }
        guard mayHaveOne else { return false }
        return KeyWords(key).words.suffix(reach).contains { counterparts[String(decoding: $0, as: UTF8.self)] != nil }
    }

    private static func pair(of unit: Unit, _ words: [[UInt8]], in index: [[[UInt8]]: Unit]) -> PluralKeyPair? {
        for position in words.indices.suffix(reach).reversed() {
            let word = String(decoding: words[position], as: UTF8.self)
            for counterpart in counterparts[word] ?? [] {
                var other = words
                other[position] = Array(counterpart.utf8)
                guard let plural = index[other], isPair(unit, plural, sure: word == "singular") else { continue }
                return PluralKeyPair(singular: unit, plural: plural)
            }
            guard word == "singular" else { continue }
            var rest = words
            rest.remove(at: position)
            if let plural = index[rest], isPair(unit, plural, sure: false) {
                return PluralKeyPair(singular: unit, plural: plural)
            }
        }
        return nil
    }

    /// - Parameter sure: whether the keys prove that the two are a pair. If false, the strings must be similar, or the
    ///   plural must have a placeholder.
    private static func isPair(_ singular: Unit, _ plural: Unit, sure: Bool) -> Bool {
        guard case .plain(let one) = singular.text, case .plain(let many) = plural.text else { return false }
        if one.string == many.string { return sure }
        guard isCounted(one.string, many.string) else { return false }
        if sure { return true }
        let hasNumber = Message(parsing: many.string).placeholders.contains { !$0.isLiteralPercent }
        let shared = zip(one.string.utf8, many.string.utf8).prefix { $0 == $1 }.count
        return hasNumber || (shared >= 3 && shared * 2 >= min(one.string.utf8.count, many.string.utf8.count))
    }

    /// The maximum number of words in a fragment that the code puts after a number: “stars”, “unread messages”.
    private static let longestPiece = 3

    /// Whether users hear a number together with the strings. A sentence without a number (“These songs will be
    /// deleted.”) only needs two forms, because languages differ only in the words after a number.
    private static func isCounted(_ one: String, _ many: String) -> Bool {
        let (few, all) = (values(in: one), values(in: many))
        if all.count != few.count || all.contains(where: \.type.isNumber) { return true }
        if !WrittenNumber.all(in: one).isEmpty { return true }
        let words = many.split(whereSeparator: \.isWhitespace)
        guard words.count > longestPiece else { return true }
        return words.first?.first == "%"
    }

    private static func values(in text: String) -> [FormatSpecifier] {
        Message(parsing: text).placeholders.filter { !$0.isLiteralPercent }
    }
}

import AXModel
import AXScan
import AXSource

/// Reads the units of a catalog in one pass, a list for each language.
struct StringCatalogUnits {
    private let reader: StringCatalogUnitReader
    private var languages: [StringKey]
    private var numbers: [StringKey: Int]
    private var units: [[Unit]] = []

    /// - Parameter sourceLanguage: where the file does not name one, that of its place.
    init(_ view: JSONView, sourceLanguage: StringKey) {
        reader = StringCatalogUnitReader(view)
        languages = [sourceLanguage]
        numbers = [sourceLanguage: 0]
        units = [[]]
    }

    /// Reads the entries of an object `strings`.
    mutating func read(strings: Int) {
        let end = Int(reader.view.nodes[strings].next)
        var key = strings + 1
        while key < end {
            let value = key + 1
            if reader.view.isObject(value) { readEntry(key: key, value: value) }
            key = Int(reader.view.nodes[value].next)
        }
    }

    /// The languages in the order of their first mention, the source language first.
    func catalogs(path: String, table: String) -> [Catalog] {
        zip(languages, units).map { Catalog(path: path, locale: $0.text, table: table, units: $1) }
    }

    private mutating func readEntry(key: Int, value: Int) {
        let entry = reader.entry(key: key, value: value)
        var hasSource = false
        if let localizations = entry.localizations {
            let end = Int(reader.view.nodes[localizations].next)
            var language = localizations + 1
            while language < end {
                let number = number(of: StringKey(bytes: reader.view.bytes(language)))
                if let unit = reader.unit(of: entry, language: language, isSource: number == 0) {
                    units[number].append(unit)
                    if number == 0 { hasSource = true }
                } else if units[number].last?.keySpan == entry.keySpan {
                    // Of a language that stands twice, the last place counts, here one without a text.
                    units[number].removeLast()
                    if number == 0 { hasSource = false }
                }
                language = Int(reader.view.nodes[language + 1].next)
            }
        }
        if !hasSource { units[0].append(reader.implicitUnit(of: entry)) }
    }

    /// The number of a language, in the order of first mention; the source language has 0.
    private mutating func number(of language: StringKey) -> Int {
        if let number = numbers[language] { return number }
        numbers[language] = languages.count
        languages.append(language)
        units.append([])
        return languages.count - 1
    }
}

import AXModel
import AXScan
import AXSource

/// Reads the units of a catalog in one pass, a list for each language.
struct StringCatalogUnits {
    private let reader: StringCatalogUnitReader
    private var languages: LanguageNumbers
    private var units: [[Unit]] = []
    /// The number of the source language.
    private let source: Int
    private var entryCount = 0

    /// - Parameter sourceLanguage: where the file does not name one, that of its place.
    init(_ view: JSONView, sourceLanguage: StringKey) {
        reader = StringCatalogUnitReader(view)
        var languages = LanguageNumbers()
        source = sourceLanguage.bytes.withUnsafeBufferPointer { languages.number(of: $0) }
        self.languages = languages
        units.append([])
    }

    /// Reads the entries of an object `strings`.
    mutating func read(strings: Int) {
        let end = Int(reader.view.nodes[strings].next)
        var key = strings + 1
        reader.view.forEachMember(of: strings) { _, _ in entryCount += 1 }
        while key < end {
            let value = key + 1
            if reader.view.isObject(value) { readEntry(key: key, value: value) }
            key = Int(reader.view.nodes[value].next)
        }
    }

    /// The languages in the order of their first mention, the source language first.
    func catalogs(path: String, table: String) -> [Catalog] {
        zip(languages.names, units).map { Catalog(path: path, locale: $0.text, table: table, units: $1) }
    }

    private mutating func readEntry(key: Int, value: Int) {
        let entry = reader.entry(key: key, value: value)
        var hasSource = false
        if let localizations = entry.localizations {
            let end = Int(reader.view.nodes[localizations].next)
            var language = localizations + 1
            while language < end {
                let number = reader.view.withBytes(of: language) { languages.number(of: $0) }
                if number == units.count { addLanguage() }
                if let unit = reader.unit(of: entry, language: language, isSource: number == source) {
                    units[number].append(unit)
                    if number == source { hasSource = true }
                } else if units[number].last?.keySpan == entry.keySpan {
                    // Of a language that stands twice, the last place counts, here one without a text.
                    units[number].removeLast()
                    if number == source { hasSource = false }
                }
                language = Int(reader.view.nodes[language + 1].next)
            }
        }
        if !hasSource { units[source].append(reader.implicitUnit(of: entry)) }
    }

    /// Most languages have a unit for every entry; room is made for no more than a large catalog's.
    private mutating func addLanguage() {
        units.append([])
        if units.count <= 64 { units[units.count - 1].reserveCapacity(min(entryCount, 8_192)) }
    }
}

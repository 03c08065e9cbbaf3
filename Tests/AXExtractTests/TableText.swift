import AXExtract
import AXModel
import AXSource

/// Tables that a test writes down.
enum TableText {
    /// A table `Localizable` in the development language; none where there are no entries.
    static func tables(_ entries: [StringKey: String], locales: Set<String> = []) -> ProjectTables {
        guard !entries.isEmpty else { return ProjectTables() }
        return ProjectTables([catalog(entries)], language: "en", locales: ["Localizable": locales])
    }

    /// A table `Localizable`.
    static func catalog(_ entries: [StringKey: String], locale: String = "en") -> Catalog {
        let nowhere = Span(at: 0)
        let units = entries.map { key, text in
            Unit(key: key, text: .plain(LocatedText(text, span: nowhere)), span: nowhere, keySpan: nowhere)
        }
        return Catalog(path: "Localizable.strings", locale: locale, table: "Localizable", units: units)
    }
}

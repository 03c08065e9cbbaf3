import AXExtract
import AXModel
import AXSource

/// Tables that a test writes down.
enum TableText {
    /// A table `Localizable` in the development language; none where there are no entries.
    static func tables(_ entries: [StringKey: String], locales: Set<String> = []) -> ProjectTables {
        guard !entries.isEmpty else { return ProjectTables() }
        let nowhere = Span(at: 0)
        let units = entries.map { key, text in
            Unit(key: key, text: .plain(LocatedText(text, span: nowhere)), span: nowhere, keySpan: nowhere)
        }
        let catalog = Catalog(path: "Localizable.strings", locale: "en", table: "Localizable", units: units)
        return ProjectTables([catalog], language: "en", locales: ["Localizable": locales])
    }
}

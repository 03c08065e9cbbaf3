import AXExtract
import AXLocale
import AXModel
import AXSource

/// Makes tables for tests.
enum TableText {
    /// A table `Localizable` in the development language, English; no table without entries and forms.
    static func tables(
        _ entries: [StringKey: String], forms: [StringKey: [Example.Form]] = [:], locales: Set<String> = []
    ) -> ProjectTables {
        guard !entries.isEmpty || !forms.isEmpty else { return ProjectTables() }
        return ProjectTables([catalog(entries, forms: forms)], language: "en", locales: ["Localizable": locales])
    }

    /// A table `Localizable`.
    static func catalog(
        _ entries: [StringKey: String], forms: [StringKey: [Example.Form]] = [:], locale: String = "en"
    ) -> Catalog {
        let nowhere = Span(at: 0)
        let units = entries.map { key, text in
            Unit(key: key, text: .plain(LocatedText(text, span: nowhere)), span: nowhere, keySpan: nowhere)
        }
        let plurals = forms.map { key, forms in
            let texts = forms.compactMap { form in
                PluralCategory(rawValue: form.category).map {
                    ($0, Variation.plain(LocatedText(form.text, span: nowhere)))
                }
            }
            let text = Variation.plural(Dictionary(texts) { $1 })
            return Unit(key: key, text: text, span: nowhere, keySpan: nowhere)
        }
        return Catalog(path: "Localizable.strings", locale: locale, table: "Localizable", units: units + plurals)
    }
}

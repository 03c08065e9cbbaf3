internal import CICU

extension LanguageTag {
    /// The English name of the locale, such as “Brazilian Portuguese”; the tag itself where ICU has none.
    public var englishName: String {
        let known = core
        let name = (try? ICUText.read(capacity: 256) { axicu_english_name(known, $0, $1, &$2) }) ?? ""
        return name.isEmpty ? text : name
    }
}

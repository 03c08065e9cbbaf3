internal import CICU

/// What codes are called in English, as far as ICU knows.
enum EnglishName {
    static func language(_ tag: String) -> String? { chinese[tag] ?? name(of: tag, isRegion: false, code: tag) }

    /// Apple's ICU has other names for these than ICU, and what users read doesn't depend on the library.
    private static let chinese = [
        "zh-Hans": "Chinese (Simplified)", "zh-Hant": "Chinese (Traditional)",
        "zh-Hant-HK": "Chinese (Traditional, Hong Kong)",
    ]

    static func region(_ code: String) -> String? { name(of: "und-" + code, isRegion: true, code: code) }

    private static func name(of tag: String, isRegion: Bool, code: String) -> String? {
        let name = try? ICUText.read { axicu_display_name(tag, "en", isRegion, $0, $1, &$2) }
        return name.flatMap { $0.isEmpty || $0 == code ? nil : $0 }
    }
}

extension LanguageTag {
    /// The English name of the locale, such as “Brazilian Portuguese”; the tag itself where ICU has none.
    public var englishName: String { EnglishName.language(core) ?? text }
}

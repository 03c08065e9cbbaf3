internal import CICU

extension LanguageTag {
    /// The language with a name, in English or in the language itself: `de` for “German” and for “Deutsch”.
    ///
    /// - Parameter name: the name; case is ignored.
    /// - Returns: nil if `name` isn't the name of a language for which ICU has data.
    public static func ofLanguage(named name: String) -> LanguageTag? {
        tagsOfNames[name.lowercased()].flatMap(LanguageTag.init)
    }

    /// The language tags by lowercase name. ICU takes milliseconds for all names, so they are read once, when a message
    /// needs one.
    private static let tagsOfNames = Dictionary(
        KnownLocales.languages.flatMap { tag in
            ["en", tag].compactMap { name(of: tag, in: $0)?.lowercased() }.map { ($0, tag) }
        }, uniquingKeysWith: { first, _ in first })

    private static func name(of tag: String, in language: String) -> String? {
        try? ICUText.read { axicu_display_name(tag, language, false, $0, $1, &$2) }
    }
}

/// The English names of codes, from ICU.
enum EnglishName {
    static func language(_ tag: String) -> String? { chinese[tag] ?? name(of: tag, isRegion: false, code: tag) }

    /// Apple's ICU has different names for these. Output must not depend on the library.
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
    /// The English name of the locale, such as “Brazilian Portuguese”; the tag itself if ICU doesn't have one.
    public var englishName: String { EnglishName.language(core) ?? text }
}

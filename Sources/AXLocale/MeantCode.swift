/// The code that somebody meant who wrote one that is not registered.
enum MeantCode {
    /// A language tag for the code of a country, a language's name, an old code of Windows, or a code of three letters where
    /// the registry has one of two.
    static func language(_ code: String) -> String? {
        if let tag = countries[code] ?? LegacyLocaleNames.tag(of: code) { return tag }
        guard let alias = SubtagAlias(of: code, .language), alias.replacements.count == 1 else { return nil }
        return alias.replacements[0]
    }

    /// `GB` for `UK`.
    static func region(_ code: String) -> String? { SubtagAlias.successor(of: code, .territory) }

    static func variant(_ code: String) -> String? { SubtagAlias.successor(of: code, .variant) }

    /// Codes of countries, and Windows's of Chinese, that are no codes of languages. Those that are, such as `kr` (Kanuri), `se`
    /// (Northern Sami), `tw` (Twi) and `ua` of none, cannot be told from a mistake unless nobody has registered them.
    private static let countries = [
        "chs": "zh-Hans", "cht": "zh-Hant", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "hk": "zh-Hant-HK",
        "jp": "ja", "ua": "uk", "vn": "vi",
    ]
}

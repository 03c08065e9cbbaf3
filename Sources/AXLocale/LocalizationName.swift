/// The name of a localization, as Apple's matching reads it.
struct LocalizationName: Sendable {
    /// The name with hyphens, in the usual case: `zh-HK`. A name of the time before language tags stays one: `english`.
    let plain: String
    /// The name that it is compared by: `zh-Hant-HK`, `en`.
    let modern: String
    /// The language, in the form of ``modern``.
    let language: String

    /// Nil for what is no localization: the base of all, an empty name.
    init?(_ name: String) {
        guard let first = name.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "_"),
            !["base", "root"].contains(name.lowercased())
        else { return nil }
        if let tag = LegacyLocaleNames.tag(of: name) {
            plain = name.lowercased()
            modern = tag
        } else if let tag = LanguageTag(String(name.map { $0 == "_" ? "-" : $0 })) {
            let known = tag.isGrandfathered || !tag.extendedLanguages.isEmpty ? tag.canonical : tag
            plain = known.withoutExtensions?.text ?? known.text
            modern = Self.modern(plain)
        } else {
            plain = name.lowercased()
            modern = plain
        }
        language = String(modern.prefix { $0 != "-" })
    }

    /// Regions of Chinese say how it is written; the rest comes from CLDR's aliases, deprecated codes or not.
    private static func modern(_ plain: String) -> String {
        if let spelled = writtenOut[plain] { return spelled }
        guard let tag = LanguageTag(plain), let alias = SubtagAlias(of: tag.language, .language),
            let replacement = LanguageTag(alias.replacements[0])
        else { return plain }
        return tag.replacingLanguage(by: replacement).text
    }

    private static let writtenOut = [
        "no-NO": "nb-NO", "yue-CN": "yue-Hans-CN", "yue-HK": "yue-Hant-HK", "zh-CN": "zh-Hans-CN",
        "zh-HK": "zh-Hant-HK", "zh-MO": "zh-Hant-MO", "zh-SG": "zh-Hans-SG", "zh-TW": "zh-Hant-TW",
    ]

    /// Languages that are heard for one another: Bokmål and Nynorsk, the Chinese languages, Hindi in Latin script and English.
    var group: String { Self.groups[language] ?? language }

    private static let groups = ["ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh"]

    /// Whether the name says a region.
    var hasRegion: Bool { LanguageTag(modern)?.region != nil }

    /// The name and what stands in for it, nearest first.
    var chain: [String] {
        var chain = [modern]
        while chain.count < 9, let parent = AppleParents.parent(of: chain[chain.count - 1]) { chain.append(parent) }
        return chain
    }

    /// Whether the name says a region that its language is not taken for, such as `it-CH`. Mexican Spanish and the Chinese of
    /// Taiwan count as if they were.
    var hasUnusualRegion: Bool {
        guard hasRegion, modern != "es-MX", modern != "zh-Hant-TW", let tag = LanguageTag(modern),
            let full = LanguageTag.likely(modern), let region = tag.region
        else { return false }
        if LanguageTag.likely(tag.language) == full { return false }
        guard let script = full.script, LanguageTag.likely("\(tag.language)-\(region)") != full else { return true }
        return LanguageTag.likely("\(tag.language)-\(script)") != full
    }
}

/// The name of a localization, as Apple's matching interprets it.
struct LocalizationName: Sendable {
    /// The name with hyphens, in the usual case: `zh-HK`. A legacy name isn't replaced: `english`.
    let plain: String
    /// The modern form, which is used for comparison: `zh-Hant-HK`, `en`.
    let modern: String
    let language: String

    /// Returns nil if the string isn't the name of a localization: `Base`, `root`, or a name that is empty or begins
    /// with a separator.
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

    /// The modern form of a name. Some forms are fixed, such as `zh-Hant-TW` for `zh-TW`. In any other name, CLDR's
    /// alias replaces the language, even if its code isn't deprecated.
    private static func modern(_ plain: String) -> String {
        if let form = explicitForms[plain] { return form }
        guard let tag = LanguageTag(plain), let alias = SubtagAlias(of: tag.language, .language),
            let replacement = LanguageTag(alias.replacements[0])
        else { return plain }
        return tag.replacingLanguage(by: replacement).text
    }

    private static let explicitForms = [
        "no-NO": "nb-NO", "yue-CN": "yue-Hans-CN", "yue-HK": "yue-Hant-HK", "zh-CN": "zh-Hans-CN",
        "zh-HK": "zh-Hant-HK", "zh-MO": "zh-Hant-MO", "zh-SG": "zh-Hans-SG", "zh-TW": "zh-Hant-TW",
    ]

    /// The group of languages that can replace each other, such as Bokmål and Nynorsk, or the Chinese languages. Hindi
    /// is in the group of English, because Hindi in Latin script falls back to English.
    var group: String { Self.groups[language] ?? language }

    private static let groups = ["ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh"]

    var hasRegion: Bool { LanguageTag(modern)?.region != nil }

    /// The name and its fallbacks, nearest first.
    var chain: [String] {
        var chain = [modern]
        while chain.count < 9, let parent = AppleFallback.parent(of: chain[chain.count - 1]) { chain.append(parent) }
        return chain
    }

    /// Whether the name contains a region that isn't the default of its language, such as `it-CH`. Mexican Spanish and
    /// Taiwan's Chinese count as defaults.
    var hasUnusualRegion: Bool {
        guard hasRegion, modern != "es-MX", modern != "zh-Hant-TW", let tag = LanguageTag(modern),
            let full = LanguageTag.likely(modern), let region = tag.region
        else { return false }
        if LanguageTag.likely(tag.language) == full { return false }
        guard let script = full.script, LanguageTag.likely("\(tag.language)-\(region)") != full else { return true }
        return LanguageTag.likely("\(tag.language)-\(script)") != full
    }
}

/// Finds the localization that Apple's systems use instead of a missing one. For English and Chinese, it differs from
/// the locale that data is inherited from (``LanguageTag/parents``).
private enum AppleFallback {
    /// The next localization to try, as a language tag; nil after the last one.
    ///
    /// Apple's table has priority, then the parents that CLDR specifies, then the tag without its last part.
    static func parent(of tag: String) -> String? {
        if let parent = table[tag] { return parent.isEmpty ? nil : parent }
        let known = LanguageTag(tag)
        if let parent = known?.statedParent { return parent }
        if let known, known.isOfAnotherScript { return nil }
        return tag.lastIndex(of: "-").map { String(tag[..<$0]) }
    }

    /// The parents of localizations in the open-source version of Apple's ICU (`ualoc.cpp` in swift-foundation-icu).
    /// Commonwealth countries use British English, and Pacific countries use Australian English. Wu and Cantonese use
    /// Chinese in the same script. A chain ends at an empty string.
    private static let table: [String: String] = {
        var parents = [
            "ars": "ar", "en-CY": "en-150", "en-GB": "en-001", "es-MX": "es-419", "wuu": "wuu-Hans",
            "wuu-Hans": "zh-Hans", "wuu-Hant": "zh-Hant", "yue": "yue-Hant", "yue-HK": "zh-Hant-HK",
            "yue-Hans": "zh-Hans", "yue-Hant": "yue-HK", "zh-HK": "zh-Hant", "zh-Hant": "zh-TW",
            "zh-Hant-HK": "zh-HK", "zh-TW": "",
        ]
        for region in likeBritain.split(separator: " ") { parents["en-\(region)"] = "en-GB" }
        for region in likeAustralia.split(separator: " ") { parents["en-\(region)"] = "en-AU" }
        return parents
    }()

    private static let likeBritain = """
        150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK LS MO MS \
        MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
        """

    private static let likeAustralia = "CC CK CX NF NR NU NZ PG WS"
}

/// The localization that Apple's systems take where a bundle lacks one. It differs from the locale that data comes from
/// (``LanguageTag/parents``) for English and Chinese.
enum AppleParents {
    /// The next localization to try, in the spelling of language tags; nil behind the last one.
    ///
    /// Apple's own table comes first, then the parents that CLDR states, then the tag without its last part.
    static func parent(of tag: String) -> String? {
        if let parent = own[tag] { return parent.isEmpty ? nil : parent }
        let known = LanguageTag(tag)
        if let parent = known?.statedParent { return parent }
        if let known, known.isOfAnotherScript { return nil }
        return tag.lastIndex(of: "-").map { String(tag[..<$0]) }
    }

    /// What the open version of Apple's ICU has as parents of localizations (`ualoc.cpp` of swift-foundation-icu), as facts: British
    /// English speaks for the Commonwealth, Australian English for the Pacific, and the Chinese languages of Shanghai and
    /// Hong Kong are read in those of their scripts. The empty text is the end of a chain.
    private static let own: [String: String] = {
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

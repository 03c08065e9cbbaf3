internal import CICU

extension LanguageTag {
    /// Whether the locale is written from right to left.
    public var isRightToLeft: Bool {
        axicu_is_right_to_left(core)
    }

    /// The ISO 15924 code of the locale's script; `Zzzz` if it isn't known.
    public var likelyScript: String {
        if let script { return script }
        let known = core
        // ICU treats a tag without a language as English.
        guard !known.hasPrefix("und") else { return Self.unknownScript }
        return Self.likely(known)?.script ?? Self.unknownScript
    }

    /// The tag with its most likely script and region; nil if ICU has no data for it.
    ///
    /// For Urdu, Apple's ICU returns the script `Aran`, a style of the Arabic script, but CLDR has `Arab`. This method
    /// always returns `Arab`.
    static func likely(_ tag: String) -> LanguageTag? {
        let plain = tag.replacing("-Aran", with: "-Arab")
        guard let likely = try? ICUText.read({ axicu_likely_subtags(plain, $0, $1, &$2) }) else { return nil }
        return LanguageTag(likely.replacing("-Aran", with: "-Arab"))
    }

    /// The shortest of the tag and its parents that has the same likely script and region: `af` for `af-ZA`, but
    /// `bn-IN` for `bn-IN`, since `bn` implies Bangladesh (CLDR, UTS 35: Remove Likely Subtags). A tag with variants,
    /// extensions or private use isn't shortened.
    public var shortest: LanguageTag {
        guard canonical.text == core, let full = Self.likely(core) else { return canonical }
        return parents.reversed().compactMap(LanguageTag.init).first { Self.likely($0.core) == full } ?? canonical
    }

    private static let unknownScript = "Zzzz"

    /// The locales that the locale inherits data from, nearest first, without the root.
    ///
    /// Parents in CLDR have priority (`es-MX` → `es-419` → `es`); otherwise the last subtag is removed. If the region
    /// implies a script that isn't the language's usual one, the script is added, so that the parents of `zh-TW` are
    /// `zh-Hant-TW` and `zh-Hant`, but not `zh`. Extensions and private use are removed first, all at once.
    public var parents: [String] {
        var parents: [String] = []
        var current = canonical
        while parents.count < 16, let parent = current.parent {
            parents.append(parent.text)
            current = parent
        }
        return parents
    }

    private var parent: LanguageTag? {
        guard !isGrandfathered, !language.isEmpty else { return nil }
        if privateUse != nil || !extensions.isEmpty { return withoutExtensions }
        if let impliedScript {
            return LanguageTag(
                text.replacing(language + "-", with: "\(language)-\(impliedScript)-", maxReplacements: 1))
        }
        if let statedParent { return LanguageTag(statedParent) }
        if isOfAnotherScript { return nil }
        return text.lastIndex(of: "-").flatMap { LanguageTag(String(text[..<$0])) }
    }

    /// Whether the tag is a language in a script that isn't its usual one. The parent of such a tag is the root,
    /// because readers of one script might be unable to read the other (CLDR, UTS 35).
    var isOfAnotherScript: Bool {
        // Apple's chains continue from Nastaliq to the language in its usual script.
        guard let script, script != "Aran", region == nil, variants.isEmpty else { return false }
        return Self.likely(language)?.script.map { $0 != script } ?? false
    }

    /// The tag up to its variants; nil for a private-use tag.
    var withoutExtensions: LanguageTag? {
        let parts = [language] + extendedLanguages + [script, region].compactMap { $0 } + variants
        return LanguageTag(parts.joined(separator: "-"))
    }

    /// The script that the region implies, if it isn't the language's usual one.
    private var impliedScript: String? {
        guard script == nil, region != nil, let plain = LanguageTag(language) else { return nil }
        let implied = likelyScript
        return implied == plain.likelyScript ? nil : implied
    }
}

extension LanguageTag {
    /// The parent that CLDR specifies for the locale; nil for most locales, whose parent follows from the tag.
    var statedParent: String? { statedParents[text] }
}

/// The `parentLocales` of CLDR 46, except those whose parent is the root (``LanguageTag/isOfAnotherScript``). ICU 74
/// and 78 omit most of them, so the result of localization matching would depend on the machine.
private let statedParents: [String: String] = {
    var parents = ["hi-Latn": "en-IN", "ht": "fr-HT", "nb": "no", "nn": "no", "zh-Hant-MO": "zh-Hant-HK"]
    for (parent, regions) in regionsByParent {
        for region in regions.split(separator: " ") { parents["\(parent.prefix(2))-\(region)"] = parent }
    }
    return parents
}()

private let regionsByParent = [
    "en-001": """
    150 AF AG AI AM AO AR AU AW AX AZ BB BD BF BH BJ BL BM BN BO BQ BR BS BW BZ CC CD CF CG CI CK CM CR CU CV CX \
    CY DG DM DO DZ EC EG EH ER ET FJ FK FM GA GB GD GF GG GH GI GM GN GP GQ GT GY HK HN HT IC ID IE IL IM IN IO IQ \
    JE JM JO KE KG KH KI KM KN KW KY KZ LA LB LC LK LR LS LY MA MF MG ML MM MN MO MQ MR MS MT MU MV MW MY MZ NA NC \
    NE NF NG NI NP NR NU NZ OM PE PF PG PK PM PN PS PW QA RE RW SB SC SD SG SH SJ SL SM SN SO SS ST SV SX SY SZ TC \
    TD TF TG TH TJ TK TL TM TN TO TT TV TZ UG UY UZ VC VE VG VN VU WF WS YE YT ZA ZM ZW
    """,
    "en-150": """
    AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NL NO PL PT RO RS \
    RU SE SI SK UA VA
    """,
    "es-419": """
    AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN KY LC MF MQ MS \
    MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
    """,
    "pt-PT": "AO CH CV FR GQ GW LU MO MZ ST TL",
]

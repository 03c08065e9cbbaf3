extension LanguageTag {
    /// The parent that CLDR states for the locale; nil where it states none, and data comes from the tag without its last part.
    var statedParent: String? { statedParents[text] }
}

/// CLDR's `parentLocales` of version 46, as facts, but for those that are the root (``LanguageTag/isOfAnotherScript``). They are
/// not read from ICU, because versions 74 and 78 of ICU leave most of them out: which localization a listener hears would
/// depend on the machine that checks.
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

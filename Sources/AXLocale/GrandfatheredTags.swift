/// The tags that RFC 5646, section 2.2.8, keeps from its predecessors although they fit no rule, or mean more than their
/// parts say. The list is closed. Keys are in lower case; the value is the registry's preferred tag.
enum GrandfatheredTags {
    static let preferred: [String: String?] = [
        "art-lojban": "jbo", "cel-gaulish": nil, "en-gb-oed": "en-GB-oxendict", "i-ami": "ami", "i-bnn": "bnn",
        "i-default": nil, "i-enochian": nil, "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-mingo": nil,
        "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu", "no-bok": "nb",
        "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt", "sgn-ch-de": "sgg", "zh-guoyu": "cmn",
        "zh-hakka": "hak", "zh-min": nil, "zh-min-nan": "nan", "zh-xiang": "hsn",
    ]
}

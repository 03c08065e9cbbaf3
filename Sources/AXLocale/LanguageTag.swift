/// A well-formed language tag (RFC 5646). It isn't necessarily valid: its subtags may be unknown.
///
/// Comparison ignores case.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// The tag as passed to the initializer.
    public let text: String
    /// The primary language in lowercase; empty for a private-use tag (`x-pirate`), the whole tag for a grandfathered
    /// one.
    public let language: String
    /// The extended languages in lowercase: `yue` in `zh-yue`.
    public let extendedLanguages: [String]
    /// The script in its usual case, such as `Hant`; nil if the tag doesn't contain one.
    public let script: String?
    /// The region in uppercase, such as `TW` or `419`; nil if the tag doesn't contain one.
    public let region: String?
    /// The variants in lowercase, in the order of the tag.
    public let variants: [String]
    /// The extensions in lowercase, each with its singleton: `u-ca-buddhist`.
    public let extensions: [String]
    /// The private-use part in lowercase, with its `x-`; nil if the tag doesn't contain one.
    public let privateUse: String?
    /// Whether the tag is on the RFC's list of grandfathered tags, such as `i-klingon` (section 2.2.8).
    public let isGrandfathered: Bool

    /// Whether ISO 639 reserves a language subtag for private use: `qaa` to `qtz`. For example, translatewiki.net
    /// stores notes for translators as translations into “qqq”.
    package static func isPrivateUse(_ language: String) -> Bool {
        language.utf8.count == 3 && ("qaa"..."qtz").contains(language)
    }

    /// The maximum length of a tag, in bytes.
    public static var longest: Int { LanguageTagGrammar.longest }

    /// Parses a tag, in any case.
    /// - Returns: nil if the string isn't well-formed (for example, because of an underscore, an empty subtag, or parts
    ///   in the wrong order), or if it is longer than ``longest``.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        let lowered = text.lowercased()
        if GrandfatheredTags.preferred.keys.contains(lowered) {
            self.init(grandfathered: text, language: lowered)
        } else if let parts = try? LanguageTagGrammar(text) {
            self.init(text, parts)
        } else {
            return nil
        }
    }

    private init(grandfathered text: String, language: String) {
        self.text = text
        self.language = language
        extendedLanguages = []
        script = nil
        region = nil
        variants = []
        extensions = []
        privateUse = nil
        isGrandfathered = true
    }

    private init(_ text: String, _ parts: LanguageTagGrammar) {
        self.text = text
        language = parts.language.lowercased()
        extendedLanguages = parts.extendedLanguages.map { $0.lowercased() }
        script = parts.script.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        region = parts.region.map { $0.uppercased() }
        variants = parts.variants.map { $0.lowercased() }
        extensions = parts.extensions.map { $0.lowercased() }
        privateUse = parts.privateUse.map { $0.lowercased() }
        isGrandfathered = false
    }

    /// The tag as passed to the initializer, the same as ``text``.
    public var description: String { text }

    public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
        left.text.lowercased() == right.text.lowercased()
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text.lowercased())
    }
}

/// The tags that RFC 5646, section 2.2.8, keeps from earlier RFCs, although they are irregular or mean more than their
/// parts. The list is closed. Keys are in lowercase; the value is the registry's preferred tag, or nil if there isn't
/// one.
enum GrandfatheredTags {
    static let preferred: [String: String?] = [
        "art-lojban": "jbo", "cel-gaulish": nil, "en-gb-oed": "en-GB-oxendict", "i-ami": "ami", "i-bnn": "bnn",
        "i-default": nil, "i-enochian": nil, "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-mingo": nil,
        "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu", "no-bok": "nb",
        "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt", "sgn-ch-de": "sgg", "zh-guoyu": "cmn",
        "zh-hakka": "hak", "zh-min": nil, "zh-min-nan": "nan", "zh-xiang": "hsn",
    ]
}

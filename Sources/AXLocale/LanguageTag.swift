/// A well-formed language tag (RFC 5646). Whether it is valid is another question: see ``TagJudgement``.
///
/// Tags are equal when they are the same but for case.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// The tag as it was given.
    public let text: String
    /// The primary language, in lower case; empty for a tag of private use alone (`x-pirate`), the whole tag for a grandfathered one.
    public let language: String
    /// Extended languages, in lower case: `yue` in `zh-yue`.
    public let extendedLanguages: [String]
    /// The script, such as `Hant`.
    public let script: String?
    /// The region, such as `TW` or `419`.
    public let region: String?
    /// Variants in lower case, in the order of the tag.
    public let variants: [String]
    /// Extensions in lower case, each with its singleton: `u-ca-buddhist`.
    public let extensions: [String]
    /// The private part in lower case, with its `x-`.
    public let privateUse: String?
    /// Whether the tag is on the RFC's list of irregular and redundant tags, such as `i-klingon`.
    public let isGrandfathered: Bool

    /// The bytes of the longest text that is taken for a tag.
    public static var longest: Int { LanguageTagGrammar.longest }

    /// Nil where the text is not well-formed: an underscore, an empty subtag, parts in a wrong order.
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

    /// The tag as it was given.
    public var description: String { text }

    public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
        left.text.lowercased() == right.text.lowercased()
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text.lowercased())
    }
}

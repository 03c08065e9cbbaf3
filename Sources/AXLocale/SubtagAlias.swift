internal import CICU

/// CLDR's replacement for a code.
struct SubtagAlias: Hashable {
    enum Kind: String {
        case language, territory, variant
    }

    enum Reason: String {
        case deprecated, overlong, bibliographic, macrolanguage, legacy
    }

    let reason: Reason
    /// Tags, regions or variants. There are several if a region was split up.
    let replacements: [String]

    /// Returns nil if the code has no replacement.
    /// - Parameter code: the code in its usual case, with `_` between subtags.
    init?(of code: String, _ kind: Kind) {
        guard let answer = try? ICUText.read({ axicu_alias(kind.rawValue, code, $0, $1, &$2) }) else { return nil }
        let words = answer.split(separator: " ").map { String($0.map { $0 == "_" ? "-" : $0 }) }
        guard let reason = words.first.flatMap(Reason.init), words.count > 1 else { return nil }
        self.reason = reason
        replacements = Array(words.dropFirst())
    }

    /// The only replacement of a deprecated code; nil for any other code.
    static func successor(of code: String, _ kind: Kind) -> String? {
        guard let alias = SubtagAlias(of: code, kind), alias.reason == .deprecated, alias.replacements.count == 1 else {
            return nil
        }
        return alias.replacements[0]
    }
}

extension LanguageTag {
    /// The tag with its language replaced. It keeps its other subtags, but a missing script or region comes from
    /// `replacement`.
    func replacingLanguage(by replacement: LanguageTag) -> LanguageTag {
        let region: String? = region ?? replacement.region
        return with(language: replacement.language, script: script ?? replacement.script, region: region)
    }

    /// The tag with some subtags replaced, in the usual case. A different language removes the extended languages.
    func with(
        language: String? = nil, extendedLanguages: [String]? = nil, script: String? = nil, region: String?? = nil,
        variants: [String]? = nil
    ) -> LanguageTag {
        let isOtherLanguage = language != nil && language != self.language
        let parts =
            [language ?? self.language] + (extendedLanguages ?? (isOtherLanguage ? [] : self.extendedLanguages))
            + [script ?? self.script, region ?? self.region].compactMap { $0 } + (variants ?? self.variants)
            + extensions + [privateUse].compactMap { $0 }
        return LanguageTag(parts.filter { !$0.isEmpty }.joined(separator: "-")) ?? self
    }
}

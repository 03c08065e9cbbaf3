internal import CICU

extension LanguageTag {
    /// The tag in the canonical form of RFC 5646, section 4.5. Subtags have their usual case, deprecated codes are
    /// replaced (`iw` with `he`) except regions that were split up, an extended language loses its prefix (`zh-yue`
    /// becomes `yue`), and extensions are sorted by singleton. A grandfathered tag becomes its preferred tag, if it has
    /// one.
    public var canonical: LanguageTag { CanonicalTag(self).tag }

    /// The language, script and region of the canonical form, for ICU's tables. The language is `und` if the tag has
    /// none or is grandfathered.
    ///
    /// The rest of the tag is omitted: ICU rejects tags of more than about 150 bytes, and extensions are only settings,
    /// which don't affect these tables.
    var core: String {
        let known = canonical
        let language = known.isGrandfathered || known.language.isEmpty ? "und" : known.language
        return [language, known.script, known.region].compactMap { $0 }.joined(separator: "-")
    }
}

/// A tag's canonical form, with a reason for each change.
///
/// Deprecations come from CLDR, which has replacements for more languages than IANA's registry. CLDR's other aliases
/// are only reported as remarks: in RFC 5646, `cmn` and `tl` are as valid as `zh` and `fil`. Codes are looked up one at
/// a time, because ICU would read `zh-CHS` as a language `chs`. The contents of extensions don't change.
struct CanonicalTag {
    private(set) var tag: LanguageTag
    private(set) var changes: [LanguageTagChange] = []

    init(_ tag: LanguageTag) {
        self.tag = tag
        if tag.isGrandfathered {
            replaceGrandfathered()
            return
        }
        normalizeCase()
        guard !tag.language.isEmpty else { return }
        replaceExtendedLanguage()
        replacePairs()
        replaceLanguage()
        replaceRegion()
        replaceVariants()
        sortExtensions()
    }

    private mutating func note(_ before: String, _ after: String?, _ reason: LanguageTagChange.Reason) {
        changes.append(LanguageTagChange(before: before, after: after, reason: reason))
    }

    private mutating func replaceGrandfathered() {
        let successor = GrandfatheredTags.preferred[tag.text.lowercased()].flatMap { $0 }
        note(tag.text, successor, .grandfathered)
        tag = successor.flatMap(LanguageTag.init) ?? tag
    }

    private mutating func normalizeCase() {
        let normalized = tag.with()
        if normalized.text != tag.text { note(tag.text, normalized.text, .spelling) }
        tag = normalized
    }

    private mutating func replaceExtendedLanguage() {
        guard tag.extendedLanguages.count == 1, let own = tag.extendedLanguages.first,
            ExtendedLanguages.prefix(of: own) == tag.language
        else { return }
        note("\(tag.language)-\(own)", own, .extendedLanguage)
        tag = tag.with(language: own)
    }

    /// Replaces pairs of subtags with a language: sign languages such as `sgn-BR`, and languages that were first
    /// registered as variants of other languages, such as `hy-arevmda`.
    private mutating func replacePairs() {
        if tag.language == "sgn", let region = tag.region,
            let language = SubtagAlias.successor(of: "sgn_" + region, .language)
        {
            note("sgn-" + region, language, .redundant)
            tag = tag.with(language: language, region: .some(nil))
        }
        for variant in tag.variants {
            guard let language = SubtagAlias.successor(of: "\(tag.language)_\(variant)", .language) else { continue }
            note("\(tag.language)-\(variant)", language, .redundant)
            tag = tag.with(language: language, variants: tag.variants.filter { $0 != variant })
        }
    }

    private mutating func replaceLanguage() {
        let code = tag.language
        guard let alias = SubtagAlias(of: code, .language), SubtagRegistry.status(of: code, .language) != nil,
            let replacement = LanguageTag(alias.replacements[0])
        else { return }
        guard alias.reason == .deprecated else {
            note(code, replacement.text, .usualCode)
            return
        }
        note(code, replacement.text, .deprecated(name: EnglishName.language(replacement.text)))
        tag = tag.replacingLanguage(by: replacement)
    }

    private mutating func replaceRegion() {
        guard let region = tag.region, !Self.isPrivateUse(region), let alias = SubtagAlias(of: region, .territory),
            SubtagRegistry.status(of: region, .region) != nil
        else { return }
        guard alias.replacements.count == 1, let successor = alias.replacements.first else {
            note(region, alias.replacements.map { "“\($0)”" }.joined(separator: ", "), .splitUp)
            return
        }
        note(region, successor, .deprecated(name: EnglishName.region(successor)))
        tag = tag.with(region: successor)
    }

    /// Whether a region is a private-use code (RFC 5646, section 2.2.4). The codes don't come from CLDR, which uses
    /// some of them for other purposes.
    private static func isPrivateUse(_ region: String) -> Bool {
        region == "AA" || region == "ZZ" || ("QM"..."QZ").contains(region) || ("XA"..."XZ").contains(region)
    }

    private mutating func replaceVariants() {
        for variant in tag.variants {
            guard let successor = SubtagAlias.successor(of: variant, .variant),
                SubtagRegistry.status(of: variant, .variant) != nil
            else { continue }
            note(variant, successor, .deprecated(name: nil))
            tag = tag.with(variants: tag.variants.map { $0 == variant ? successor : $0 })
        }
    }

    private mutating func sortExtensions() {
        let sorted = tag.extensions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard sorted != tag.extensions else { return }
        let before = tag.text
        let inOrder = [tag.withoutExtensions?.text].compactMap { $0 } + sorted + [tag.privateUse].compactMap { $0 }
        tag = LanguageTag(inOrder.joined(separator: "-")) ?? tag
        note(before, tag.text, .extensionOrder)
    }
}

extension LanguageTag {
    /// The language with a name in English or in the language itself: `de` for “German” and for “Deutsch”.
    ///
    /// - Parameter name: the name; case is ignored.
    /// - Returns: nil if `name` isn't the name of a language for which ICU has data.
    public static func ofLanguage(named name: String) -> LanguageTag? {
        tagsOfNames[name.lowercased()].flatMap(LanguageTag.init)
    }

    /// The language tags by lowercase name. Reading all names from ICU takes milliseconds, so they are read once, when
    /// a message first needs one.
    private static let tagsOfNames = Dictionary(
        KnownLocales.languages.flatMap { tag in
            ["en", tag].compactMap { name(of: tag, in: $0)?.lowercased() }.map { ($0, tag) }
        }, uniquingKeysWith: { first, _ in first })

    private static func name(of tag: String, in language: String) -> String? {
        try? ICUText.read { axicu_display_name(tag, language, false, $0, $1, &$2) }
    }
}

/// The English names of codes, from ICU.
enum EnglishName {
    static func language(_ tag: String) -> String? { chinese[tag] ?? name(of: tag, isRegion: false, code: tag) }

    /// Apple's ICU has other names for these languages, and output must not depend on the library.
    private static let chinese = [
        "zh-Hans": "Chinese (Simplified)", "zh-Hant": "Chinese (Traditional)",
        "zh-Hant-HK": "Chinese (Traditional, Hong Kong)",
    ]

    static func region(_ code: String) -> String? { name(of: "und-" + code, isRegion: true, code: code) }

    private static func name(of tag: String, isRegion: Bool, code: String) -> String? {
        let name = try? ICUText.read { axicu_display_name(tag, "en", isRegion, $0, $1, &$2) }
        return name.flatMap { $0.isEmpty || $0 == code ? nil : $0 }
    }
}

extension LanguageTag {
    /// The English name of the locale, such as “Brazilian Portuguese”; the tag itself if ICU doesn't have one. Variants
    /// and extensions are ignored.
    public var englishName: String { EnglishName.language(core) ?? text }
}

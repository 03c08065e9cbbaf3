/// The result of validating a language tag by RFC 5646. The registered subtags are those in ICU's data, and the
/// extended languages those in ``ExtendedLanguages``.
package struct LanguageTagValidation: Hashable, Sendable {
    package let text: String
    /// The parsed tag; nil if the string isn't well-formed.
    package let tag: LanguageTag?
    /// The canonical form; nil if the string isn't well-formed.
    package let canonical: LanguageTag?
    /// The reasons why the tag isn't well-formed or valid; empty for a valid tag.
    package let faults: [LanguageTagError]
    /// The differences between the tag and its canonical form, and other remarks about the tag.
    package let changes: [LanguageTagChange]

    package init(_ text: String) {
        self.text = text
        guard let tag = LanguageTag(text) else {
            (tag, canonical, changes) = (nil, nil, [])
            faults = [Self.fault(ofForm: text)]
            return
        }
        let form = CanonicalTag(tag)
        self.tag = tag
        canonical = form.tag
        changes = form.changes
        faults = tag.faults
    }

    package var isWellFormed: Bool { tag != nil }
    package var isValid: Bool { faults.isEmpty }

    /// The suggested valid tag for an invalid string; nil if there isn't one, or if the string is valid.
    package var meant: LanguageTag? {
        guard !isValid, !isPrivateUse, text.utf8.count <= LanguageTag.longest else { return nil }
        let hyphenated = text.replacing("_", with: "-").replacing("@latin", with: "-Latn")
            .replacing("@cyrillic", with: "-Cyrl")
        let named = LegacyLocaleNames.tag(of: text).flatMap(LanguageTag.init) ?? LanguageTag.ofLanguage(named: text)
        guard let corrected = named ?? LanguageTag(hyphenated)?.corrected, corrected.faults.isEmpty else { return nil }
        return corrected.canonical
    }

    /// Whether the string begins like a private-use tag (RFC 5646, section 2.2.7), whose meaning its users agree on.
    private var isPrivateUse: Bool { ["x", "x-", "x_"].contains(text.prefix(2).lowercased()) }

    private static func fault(ofForm text: String) -> LanguageTagError {
        do throws(LanguageTagError) {
            _ = try LanguageTagGrammar(text)
            return .isEmpty
        } catch {
            return error
        }
    }
}

extension LanguageTag {
    /// The reasons why the tag isn't valid (RFC 5646, section 2.2.9); empty for a valid tag.
    var faults: [LanguageTagError] {
        if isGrandfathered || language.isEmpty { return [] }
        return languageFaults + subtagFaults + repetitions
    }

    /// The tag with every unregistered code replaced by its suggestion, if there is one.
    fileprivate var corrected: LanguageTag {
        var tag = self
        // An unknown extended language was probably meant as another subtag: `zh-CHS`.
        let code = faults.contains(where: \.isOfExtendedLanguage) ? extendedLanguages.first ?? language : language
        if SubtagRegistry.status(of: code, .language) == nil || code != language,
            let meant = SubtagSuggestion.language(code).flatMap(LanguageTag.init)
        {
            tag = tag.with(extendedLanguages: []).replacingLanguage(by: meant)
        }
        if let region = tag.region, SubtagRegistry.status(of: region, .region) == nil,
            let meant = SubtagSuggestion.region(region)
        {
            tag = tag.with(region: meant)
        }
        return tag.with(
            variants: tag.variants.map { variant in
                SubtagRegistry.status(of: variant, .variant) == nil
                    ? SubtagSuggestion.variant(variant) ?? variant : variant
            })
    }

    private var languageFaults: [LanguageTagError] {
        var faults: [LanguageTagError] = []
        if SubtagRegistry.status(of: language, .language) == nil {
            faults.append(.unregistered(.language, language, meant: SubtagSuggestion.language(language)))
        }
        guard let extended = extendedLanguages.first else { return faults }
        switch ExtendedLanguages.prefix(of: extended) {
        case nil: faults.append(.unregistered(.extendedLanguage, extended, meant: nil))
        case language: break
        case let prefix?: faults.append(.foreignPrefix(extended, prefix: prefix))
        }
        return faults + extendedLanguages.dropFirst().prefix(1).map { .secondExtendedLanguage($0) }
    }

    private var subtagFaults: [LanguageTagError] {
        var faults: [LanguageTagError] = []
        if let script, SubtagRegistry.status(of: script, .script) == nil {
            faults.append(.unregistered(.script, script, meant: nil))
        }
        if let region, SubtagRegistry.status(of: region, .region) == nil {
            faults.append(.unregistered(.region, region, meant: SubtagSuggestion.region(region)))
        }
        for variant in variants where SubtagRegistry.status(of: variant, .variant) == nil {
            faults.append(.unregistered(.variant, variant, meant: SubtagSuggestion.variant(variant)))
        }
        return faults
    }

    private var repetitions: [LanguageTagError] {
        let singletons = extensions.compactMap { $0.first.map(String.init) }
        return Self.repeated(variants).map { .repeatedVariant($0) }
            + Self.repeated(singletons).map { .repeatedSingleton($0) }
    }

    private static func repeated(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { !seen.insert($0).inserted }
    }
}

extension LanguageTagError {
    fileprivate var isOfExtendedLanguage: Bool {
        if case .unregistered(.extendedLanguage, _, _) = self { true } else { false }
    }
}

private enum SubtagSuggestion {
    /// The language tag to suggest instead of a code.
    /// - Parameter code: a key of ``countries``, the name of a language, or a code for which CLDR has a single
    ///   replacement, such as `deu`.
    /// - Returns: nil for any other code.
    static func language(_ code: String) -> String? {
        if let tag = countries[code] ?? LegacyLocaleNames.tag(of: code) { return tag }
        guard let alias = SubtagAlias(of: code, .language), alias.replacements.count == 1 else { return nil }
        return alias.replacements[0]
    }

    /// The region to suggest instead of an unregistered code: `GB` for `UK`.
    static func region(_ code: String) -> String? { SubtagAlias.successor(of: code, .territory) }

    static func variant(_ code: String) -> String? { SubtagAlias.successor(of: code, .variant) }

    /// Country codes, and Windows codes for Chinese, that are commonly used as language codes by mistake. Country codes
    /// that are also registered languages, such as `kr` (Kanuri), `se` (Northern Sami) and `tw` (Twi), can't be
    /// recognized as mistakes.
    private static let countries = [
        "chs": "zh-Hans", "cht": "zh-Hant", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "hk": "zh-Hant-HK",
        "jp": "ja", "ua": "uk", "vn": "vi",
    ]
}

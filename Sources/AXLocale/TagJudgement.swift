/// What RFC 5646 says of a text that is to be a language tag. The registered subtags are those of ICU's data.
public struct TagJudgement: Hashable, Sendable {
    public let text: String
    /// Nil where the text is not well-formed.
    public let tag: LanguageTag?
    /// The canonical form; nil where the text is not well-formed.
    public let canonical: LanguageTag?
    /// Why the tag is not well-formed or not valid, one a fault; empty for a valid tag.
    public let faults: [TagFault]
    /// What the canonical form changes, and what else is to be known of the tag.
    public let changes: [TagChange]

    public init(_ text: String) {
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

    public var isWellFormed: Bool { tag != nil }
    public var isValid: Bool { faults.isEmpty }

    /// The valid tag that was probably meant by a text that is none; nil where nobody can tell.
    public var meant: LanguageTag? {
        guard !isValid, text.first != "x", text.utf8.count <= LanguageTag.longest else { return nil }
        let spelled = text.replacing("_", with: "-").replacing("@latin", with: "-Latn")
            .replacing("@cyrillic", with: "-Cyrl")
        let named = LegacyLocaleNames.tag(of: text).flatMap(LanguageTag.init) ?? LanguageTag.ofLanguage(named: text)
        guard let mended = named ?? LanguageTag(spelled)?.mended, mended.faults.isEmpty else { return nil }
        return mended.canonical
    }

    private static func fault(ofForm text: String) -> TagFault {
        do throws(TagFault) {
            _ = try LanguageTagGrammar(text)
            return .isEmpty
        } catch {
            return error
        }
    }
}

extension LanguageTag {
    /// What keeps the tag from being valid (RFC 5646, section 2.2.9).
    var faults: [TagFault] {
        if isGrandfathered || language.isEmpty { return [] }
        return languageFaults + subtagFaults + repetitions
    }

    /// The tag with every code replaced that nobody has registered, and whose meaning is known.
    fileprivate var mended: LanguageTag {
        var tag = self
        // What stands behind an unknown extended language was meant for another one: `zh-CHS`.
        let code = faults.contains(where: \.isOfExtendedLanguage) ? extendedLanguages.first ?? language : language
        if SubtagRegistry.status(of: code, .language) == nil || code != language,
            let meant = MeantCode.language(code).flatMap(LanguageTag.init)
        {
            tag = tag.with(extendedLanguages: []).replacingLanguage(by: meant)
        }
        if let region = tag.region, SubtagRegistry.status(of: region, .region) == nil,
            let meant = MeantCode.region(region)
        {
            tag = tag.with(region: meant)
        }
        return tag.with(
            variants: tag.variants.map { variant in
                SubtagRegistry.status(of: variant, .variant) == nil ? MeantCode.variant(variant) ?? variant : variant
            })
    }

    private var languageFaults: [TagFault] {
        var faults: [TagFault] = []
        if SubtagRegistry.status(of: language, .language) == nil {
            faults.append(.unregistered(.language, language, meant: MeantCode.language(language)))
        }
        guard let extended = extendedLanguages.first else { return faults }
        switch ExtendedLanguages.prefix(of: extended) {
        case nil: faults.append(.unregistered(.extendedLanguage, extended, meant: nil))
        case language: break
        case let prefix?: faults.append(.foreignPrefix(extended, prefix: prefix))
        }
        return faults + extendedLanguages.dropFirst().prefix(1).map { .secondExtendedLanguage($0) }
    }

    private var subtagFaults: [TagFault] {
        var faults: [TagFault] = []
        if let script, SubtagRegistry.status(of: script, .script) == nil {
            faults.append(.unregistered(.script, script, meant: nil))
        }
        if let region, SubtagRegistry.status(of: region, .region) == nil {
            faults.append(.unregistered(.region, region, meant: MeantCode.region(region)))
        }
        for variant in variants where SubtagRegistry.status(of: variant, .variant) == nil {
            faults.append(.unregistered(.variant, variant, meant: MeantCode.variant(variant)))
        }
        return faults
    }

    private var repetitions: [TagFault] {
        let singletons = extensions.compactMap { $0.first.map(String.init) }
        return Self.repeated(variants).map { .repeatedVariant($0) }
            + Self.repeated(singletons).map { .repeatedSingleton($0) }
    }

    private static func repeated(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { !seen.insert($0).inserted }
    }
}

extension TagFault {
    fileprivate var isOfExtendedLanguage: Bool {
        if case .unregistered(.extendedLanguage, _, _) = self { true } else { false }
    }
}

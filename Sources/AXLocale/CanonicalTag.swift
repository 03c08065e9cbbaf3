internal import CICU

extension LanguageTag {
    /// The same tag in the form of RFC 5646, section 4.5: usual case, deprecated languages and regions replaced (`iw` by `he`),
    /// an extended language without its prefix (`zh-yue` by `yue`), extensions in the order of their singletons.
    ///
    /// The parts are replaced one by one, as ICU alone would read `zh-CHS` as a language `chs`.
    public var canonical: LanguageTag {
        if isGrandfathered {
            return GrandfatheredTags.preferred[text.lowercased()].flatMap { $0 }.flatMap(LanguageTag.init) ?? self
        }
        var parts = modernLanguage
        parts += [script, modernRegion].compactMap { $0 }
        parts += variants + extensions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        parts += [privateUse].compactMap { $0 }
        return LanguageTag(parts.joined(separator: "-")) ?? self
    }

    /// Language, script and region alone, for ICU's tables; `und` where the tag names no language.
    ///
    /// ICU refuses tags of more than some 150 bytes, and reads the rest of a tag as settings, which decide nothing here.
    var core: String {
        let known = canonical
        let language = known.isGrandfathered || known.language.isEmpty ? "und" : known.language
        return [language, known.script, known.region].compactMap { $0 }.joined(separator: "-")
    }

    /// The language, with the extended ones that the registry does not know.
    private var modernLanguage: [String] {
        guard !language.isEmpty else { return [] }
        if extendedLanguages.count == 1, SubtagRegistry.status(of: extendedLanguages[0], .language) != nil {
            return [Self.modern(extendedLanguages[0])]
        }
        return [Self.modern(language)] + extendedLanguages
    }

    private var modernRegion: String? {
        region.map { region in Self.modern("und-" + region).split(separator: "-").last.map(String.init) ?? region }
    }

    private static func modern(_ tag: String) -> String {
        (try? ICUText.read { axicu_modern_tag(tag, $0, $1, &$2) }) ?? tag
    }
}

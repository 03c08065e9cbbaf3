import AXCommands
import AXLocale
import AXLocaleData
import AXPseudo

extension LengthSurvey {
    /// Reads the translations of projects.
    /// - Parameter paths: one path per project, or one folder per project with its exchange files. The first one's source language
    ///   counts.
    /// - Throws: when a project can't be read.
    init(ofProjectsAt paths: [String]) throws {
        let styles = LocaleStyles.embedded
        var survey: LengthSurvey?
        var language: String?
        var known: [String: String?] = [:]
        for path in paths {
            let texts = try TranslatedStrings(at: path, from: language)
            language = language ?? texts.sourceLocale
            let source = language ?? "en"
            if survey == nil { survey = LengthSurvey(source: styles.style(for: source), styles: styles) }
            survey?.beginProject()
            texts.forEach { entry in
                let modelLocale = known[entry.locale] ?? Self.modelLocale(entry.locale, from: source)
                known[entry.locale] = .some(modelLocale)
                if let modelLocale { survey?.add(entry.pair, modelLocale) }
            }
        }
        self = survey ?? LengthSurvey(source: styles.style(for: "en"), styles: styles)
    }

    /// The locale by which a translation counts: the nearest one that has data of its own, or else the shortest tag of the same
    /// language, script and region; nil for a variety of the source language, for a pseudo-locale, and for what is no language,
    /// such as `und`, and MediaWiki's `qqq` for notes about the texts.
    private static func modelLocale(_ locale: String, from source: String) -> String? {
        guard let tag = LanguageTag(locale)?.canonical, !PseudoLocaleName.isPseudo(locale),
            tag.language != LanguageTag(source)?.language,
            ![.privateUse, .special, .unknown, nil].contains(SubtagRegistry.status(of: tag.language, .language))
        else { return nil }
        let known = LocaleStyles.embedded.tags
        // “zh” and “zh-CN” are written as zh-Hans is, “zh-HK” as zh-Hant-HK.
        let script = "\(tag.language)-\(tag.likelyScript)"
        let written = tag.script == nil ? [tag.region.map { "\(script)-\($0)" }, script].compactMap { $0 } : []
        let names = tag.text == tag.language ? written + [tag.text] : [tag.text] + written
        let nearest = (names + tag.parents).first { known.contains($0) } ?? tag.shortest.text
        // Plain Norwegian is Bokmål, whose data CLDR calls “no”.
        return nearest == "no" ? "nb" : nearest
    }
}

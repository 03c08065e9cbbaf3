import AXCommands
import AXLocale
import AXLocaleData
import AXPseudo

extension LengthSurvey {
    /// Reads the translations of projects.
    /// - Parameter paths: one path per project, or one folder per project with its exchange files. The source language
    ///   of the first project is used for all.
    /// - Throws: an error if a project can't be read.
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

    /// The locale whose model includes a translation: the nearest one with its own data file, or else the shortest tag
    /// for the same language, script and region. Nil for a variety of the source language, a pseudo-locale, and a tag
    /// that isn't a language, such as `und`, or `qqq` for MediaWiki's notes about strings.
    private static func modelLocale(_ locale: String, from source: String) -> String? {
        guard let tag = LanguageTag(locale)?.canonical, !PseudoLocaleName.isPseudo(locale),
            tag.language != LanguageTag(source)?.language,
            ![.privateUse, .special, .unknown, nil].contains(SubtagRegistry.status(of: tag.language, .language))
        else { return nil }
        let known = LocaleStyles.embedded.tags
        // “zh” and “zh-CN” use the data of zh-Hans, and “zh-HK” that of zh-Hant-HK.
        let script = "\(tag.language)-\(tag.likelyScript)"
        let written = tag.script == nil ? [tag.region.map { "\(script)-\($0)" }, script].compactMap { $0 } : []
        let names = tag.text == tag.language ? written + [tag.text] : [tag.text] + written
        let nearest = (names + tag.parents).first { known.contains($0) } ?? tag.shortest.text
        // Norwegian without a variety is Bokmål, whose data has the tag “no” in CLDR.
        return nearest == "no" ? "nb" : nearest
    }
}

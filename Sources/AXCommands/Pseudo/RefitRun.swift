import AXLocale
import AXLocaleData
import AXPseudo
import AXReport

/// `pseudo --refit`: the length model of the user's own translations, and how far the shipped one is from it.
struct RefitRun {
    let finder: ProjectFinder
    let workplace: Workplace

    /// The languages that need no spaces and a third of the characters: they are left out where all are taken together.
    private static let denseLanguages = ["zh", "ja", "ko"]
    /// What all other languages together are called.
    private static let all = "all but zh, ja, ko"

    /// - Parameter paths: each is a project of its own; none for the project in the current folder.
    func report(on paths: [String]) throws(CommandFailure) -> LengthModelReport {
        let styles = LocaleStyles.embedded
        let projects =
            try paths.isEmpty
            ? [try finder.project()]
            : paths.map { path throws(CommandFailure) in
                try finder.project(at: [path])
            }
        let language = projects.first?.developmentLanguage.tag ?? "en"
        var survey = LengthSurvey(source: styles.style(for: language), styles: styles)
        var known: [String: String?] = [:]
        for project in projects {
            survey.beginProject()
            try TranslatedTexts.forEach(in: project, workplace) { entry in
                let modelLocale = known[entry.locale] ?? Self.modelLocale(entry.locale, from: language)
                known[entry.locale] = .some(modelLocale)
                guard let locale = modelLocale else { return }
                survey.add(entry.pair, locale)
            }
        }
        let locales = survey.locales.keys.sorted()
        let joined = locales.filter { locale in !Self.denseLanguages.contains { locale.hasPrefix($0) } }
        let all = joined.isEmpty ? [] : [Self.row(Self.all, joined, styles.style(for: "root"), survey)]
        return LengthModelReport(
            projects: projects.count,
            rows: all + locales.map { Self.row($0, [$0], styles.style(for: $0), survey) })
    }

    /// The locale by which a translation counts: the nearest one that has data of its own; nil for a variety of the source
    /// language, and for a pseudo-locale.
    private static func modelLocale(_ locale: String, from source: String) -> String? {
        guard let tag = LanguageTag(locale)?.canonical, !PseudoLocaleName.isPseudo(locale),
            tag.language != LanguageTag(source)?.language
        else { return nil }
        let known = LocaleStyles.embedded.tags
        // “zh” and “zh-CN” are written as zh-Hans is, “zh-HK” as zh-Hant-HK.
        let script = "\(tag.language)-\(tag.likelyScript)"
        let written = tag.script == nil ? [tag.region.map { "\(script)-\($0)" }, script].compactMap { $0 } : []
        let names = tag.text == tag.language ? written + [tag.text] : [tag.text] + written
        return (names + tag.parents).first { known.contains($0) } ?? tag.text
    }

    private static func row(
        _ name: String, _ locales: [String], _ style: LocaleStyle, _ survey: LengthSurvey
    ) -> LengthModelReport.Row {
        let lengths = survey.lengths(of: locales)
        let projects = (0..<survey.projects).count { project in
            locales.contains { locale in
                let known = survey.locales[locale] ?? []
                return known.indices.contains(project) && known[project] != nil
            }
        }
        // A split of little tells nothing.
        let isTried = projects > 1 && lengths.characters.pairs >= 2000 && locales.count == 1
        let halves = projects < 2 ? [] : [0, 1].map { exceedance(survey.crossExceedance(of: locales, half: $0)) }
        return LengthModelReport.Row(
            locale: name, pairs: lengths.characters.pairs, projects: projects, characters: lengths.characters.model,
            seconds: lengths.seconds.model, shipped: exceedance(.init(of: style.length, in: lengths.characters)),
            shippedSeconds: exceedance(.init(of: style.spokenLength, in: lengths.seconds)), halves: halves,
            stability: isTried ? survey.stability(of: locales) : nil)
    }

    private static func exceedance(_ exceedance: LengthSurvey.Exceedance) -> LengthModelReport.Exceedance {
        .init(p90: exceedance.p90, p95: exceedance.p95, p99: exceedance.p99)
    }
}

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
        let places = paths.isEmpty ? [[]] : paths.map { [$0] }
        let projects = try places.map { place throws(CommandFailure) in
            (place, try finder.project(at: place))
        }
        let language = projects.first?.1.developmentLanguage.tag ?? "en"
        var survey = LengthSurvey(source: styles.style(for: language), styles: styles)
        var known: [String: String?] = [:]
        for (place, project) in projects {
            survey.beginProject()
            try TranslatedTexts.forEach(in: project, at: place, workplace) { entry in
                let modelLocale = known[entry.locale] ?? Self.modelLocale(entry.locale, from: language)
                known[entry.locale] = .some(modelLocale)
                guard let locale = modelLocale else { return }
                survey.add(entry.pair, locale)
            }
        }
        return LengthModelReport(projects: projects.count, rows: Self.rows(of: survey, styles))
    }

    private static func rows(of survey: LengthSurvey, _ styles: LocaleStyles) -> [LengthModelReport.Row] {
        let locales = survey.locales.keys.sorted()
        let dense = Set(locales.filter { locale in denseLanguages.contains { locale.hasPrefix($0) } })
        let joined = locales.filter { !dense.contains($0) }
        let halves = survey.halves
        let fits = RefitModels(survey, apart: dense, halves)
        let all = joined.isEmpty ? [] : [row(Self.all, joined, styles.style(for: "root"), survey, halves, nil)]
        return all + locales.map { row($0, [$0], styles.style(for: $0), survey, halves, fits) }
    }

    /// The locale by which a translation counts: the nearest one that has data of its own, or else the shortest tag of the same
    /// meaning; nil for a variety of the source language, for a pseudo-locale, and for what is no language, such as MediaWiki's
    /// `qqq` for notes about the texts.
    private static func modelLocale(_ locale: String, from source: String) -> String? {
        guard let tag = LanguageTag(locale)?.canonical, !PseudoLocaleName.isPseudo(locale),
            tag.language != LanguageTag(source)?.language,
            SubtagRegistry.status(of: tag.language, .language) ?? .privateUse != .privateUse
        else { return nil }
        // Plain Norwegian is Bokmål, as CLDR has it.
        if tag.text == "no" { return "nb" }
        let known = LocaleStyles.embedded.tags
        // “zh” and “zh-CN” are written as zh-Hans is, “zh-HK” as zh-Hant-HK.
        let script = "\(tag.language)-\(tag.likelyScript)"
        let written = tag.script == nil ? [tag.region.map { "\(script)-\($0)" }, script].compactMap { $0 } : []
        let names = tag.text == tag.language ? written + [tag.text] : [tag.text] + written
        return (names + tag.parents).first { known.contains($0) } ?? tag.shortest.text
    }

    /// - Parameter fits: nil for several locales that count as one.
    private static func row(
        _ name: String, _ locales: [String], _ style: LocaleStyle, _ survey: LengthSurvey, _ halves: ProjectHalves,
        _ fits: RefitModels?
    ) -> LengthModelReport.Row {
        let lengths = survey.lengths(of: locales)
        let projects = (0..<survey.projects).count { project in
            locales.contains { locale in
                let known = survey.locales[locale] ?? []
                return known.indices.contains(project) && known[project] != nil
            }
        }
        let crossed =
            projects < 2
            ? []
            : fits?.halves(of: name) ?? [0, 1].map { survey.crossExceedance(of: locales, halves, measuring: $0) }
        return LengthModelReport.Row(
            locale: name, pairs: lengths.characters.pairs, projects: projects,
            characters: fits?.characters[name] ?? lengths.characters.model,
            seconds: fits?.seconds[name] ?? lengths.seconds.model,
            shipped: exceedance(.init(of: style.length, in: lengths.characters)),
            shippedSeconds: exceedance(.init(of: style.spokenLength, in: lengths.seconds)),
            halves: crossed.map(exceedance),
            // A split of little tells nothing.
            stability: projects > 1 && lengths.characters.pairs >= 2000 ? fits?.stability[name] : nil)
    }

    private static func exceedance(_ exceedance: LengthSurvey.Exceedance) -> LengthModelReport.Exceedance {
        .init(p90: exceedance.p90, p95: exceedance.p95, p99: exceedance.p99, pairs: exceedance.pairs)
    }
}

/// The models of a survey's locales, and how they fare in projects that they were not fitted on.
private struct RefitModels {
    /// Empty for a single project, whose lines are its own.
    let characters: [String: LengthModel]
    let seconds: [String: LengthModel]
    let stability: [String: Double]
    private let halves: [[String: LengthSurvey.Exceedance]]

    /// - Parameter apart: the locales that are fitted alone.
    init(_ survey: LengthSurvey, apart: Set<String>, _ halves: ProjectHalves) {
        let isTried = survey.projects > 1
        characters = isTried ? survey.fit(apart: apart).models : [:]
        seconds = isTried ? survey.fit(apart: apart, of: \.seconds).models : [:]
        self.halves = isTried ? [0, 1].map { survey.crossExceedances(apart: apart, halves, measuring: $0) } : []
        stability = isTried ? survey.stability(apart: apart) : [:]
    }

    /// - Returns: both ways, or empty where one half does not have the locale.
    func halves(of locale: String) -> [LengthSurvey.Exceedance] {
        let known = halves.compactMap { $0[locale] }
        return known.count == halves.count ? known : []
    }
}

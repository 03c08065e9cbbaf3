import AXLocale
import AXLocaleData
import AXPseudo
import AXReport

/// `pseudo --refit`: the length model of the user's own translations, and how far the shipped one is from it.
struct RefitRun {
    let finder: ProjectFinder
    let workplace: Workplace

    /// The scripts that need no spaces and a third of the characters: languages in them are left out where all are taken
    /// together.
    private static let denseScripts: Set<String> = ["Hans", "Hant", "Jpan", "Kore"]
    /// What all other languages together are called.
    private static let all = "all but zh, ja, ko"

    /// - Parameter paths: each is a project of its own, or a folder of its exchange files; none for the project in the current
    ///   folder. The first one's source language counts.
    func report(on paths: [String]) throws(CommandFailure) -> LengthModelReport {
        let styles = LocaleStyles.embedded
        let places = paths.isEmpty ? [[]] : paths.map { [$0] }
        var survey: LengthSurvey?
        var language: String?
        var known: [String: String?] = [:]
        for place in places {
            let texts = try TranslatedTexts(in: finder.project(at: place), at: place, from: language, workplace)
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
        return LengthModelReport(projects: places.count, rows: survey.map { Self.rows(of: $0, styles) } ?? [])
    }

    private static func rows(of survey: LengthSurvey, _ styles: LocaleStyles) -> [LengthModelReport.Row] {
        let locales = survey.locales.keys.sorted()
        let dense = Set(locales.filter { LanguageTag($0).map { denseScripts.contains($0.likelyScript) } ?? false })
        let joined = locales.filter { !dense.contains($0) }
        let halves = survey.halves
        let fits = RefitModels(survey, apart: dense, halves)
        let all = joined.isEmpty ? [] : [row(Self.all, joined, styles.style(for: "root"), survey, halves, nil)]
        return all + locales.map { row($0, [$0], styles.style(for: $0), survey, halves, fits) }
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
            : fits?.crossed(name) ?? survey.crossExceedances(together: locales, halves)
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
    private let crossed: [[String: LengthSurvey.Exceedance]]

    /// - Parameter apart: the locales that are fitted alone.
    init(_ survey: LengthSurvey, apart: Set<String>, _ halves: ProjectHalves) {
        let isTried = survey.projects > 1
        characters = isTried ? survey.fit(apart: apart).models : [:]
        seconds = isTried ? survey.fit(apart: apart, of: \.seconds).models : [:]
        crossed = isTried ? [0, 1].map { survey.crossExceedances(apart: apart, halves, measuring: $0) } : []
        stability = isTried ? survey.stability(apart: apart) : [:]
    }

    /// - Returns: both ways, or empty where one half does not have the locale.
    func crossed(_ locale: String) -> [LengthSurvey.Exceedance] {
        let known = crossed.compactMap { $0[locale] }
        return known.count == crossed.count ? known : []
    }
}

import AXLocale
import AXLocaleData

/// The results of a survey: the lines of each locale, and their exceedances in projects on which they weren't fitted.
///
/// Lines are fitted on pairs with a limited weight per project and locale. They are measured both with the same weights
/// and with all pairs weighted equally. In each case, the two halves have about the same number of pairs with these
/// weights.
struct SurveyRows {
    /// Scripts that need far fewer characters than others. Languages in these scripts aren't part of the row for all
    /// other languages.
    private static let denseScripts: Set<String> = ["Hans", "Hant", "Jpan", "Kore"]
    /// The name of the row for all other languages.
    private static let all = "all but zh, ja, ko"
    /// The minimum number of pairs of a locale for which random splits are meaningful.
    private static let leastPairs = 2000

    private let survey: LengthSurvey
    /// The survey with weights; the same survey if there is only one project.
    private let balanced: LengthSurvey
    private let styles = LocaleStyles.embedded
    private let projects: [String]
    private let dense: Set<String>
    /// The fitted models; nil for a single project.
    private let fits: SurveyFits?

    /// - Parameter projects: the names of the survey's projects, in order.
    init(_ survey: LengthSurvey, of projects: [String]) {
        (self.survey, self.projects) = (survey, projects)
        let locales = survey.locales.keys
        dense = Set(locales.filter { LanguageTag($0).map { Self.denseScripts.contains($0.likelyScript) } ?? false })
        let isSingle = survey.projects < 2
        balanced = isSingle ? survey : survey.balanced
        fits = isSingle ? nil : SurveyFits(survey, balanced, apart: dense)
    }

    /// The row of all languages in other scripts, if there are any, followed by one row per locale, sorted by name.
    var rows: [LengthModelReport.Row] {
        let locales = survey.locales.keys.sorted()
        let joined = locales.filter { !dense.contains($0) }
        return (joined.isEmpty ? [] : [row(ofAll: joined)]) + locales.map(row)
    }

    private func row(ofAll locales: [String]) -> LengthModelReport.Row {
        let crossed = fits.map { fits in
            CrossedHalves(fits.crossed.halves) { CrossedModels(balanced, together: locales, as: Self.all, $0) }
        }
        return row(Self.all, locales, styles.style(for: "root"), (nil, nil), crossed, nil)
    }

    private func row(of locale: String) -> LengthModelReport.Row {
        let models = (fits?.characters[locale], fits?.seconds[locale])
        return row(locale, [locale], styles.style(for: locale), models, fits?.crossed, fits?.stability[locale])
    }

    /// - Parameter models: in grapheme clusters and in seconds; nil to fit the model on the locales' lengths alone.
    private func row(
        _ name: String, _ locales: [String], _ style: LocaleStyle, _ models: (LengthModel?, LengthModel?),
        _ crossed: CrossedHalves?, _ stability: Double?
    ) -> LengthModelReport.Row {
        let lengths = survey.lengths(of: locales).characters
        let counted = balanced.lengths(of: locales)
        let model = models.0 ?? counted.characters.model
        let byProject = survey.shares(of: locales, over: model.p90).map {
            LengthModelReport.Project(
                path: projects[$0.project], pairs: $0.pairs, p90: $0.longer.rounded(toDigits: 4))
        }
        return LengthModelReport.Row(
            locale: name, pairs: lengths.pairs, countedPairs: Int(counted.characters.countedPairs.rounded()),
            projects: byProject.count, byProject: byProject, length: .init(model),
            spokenLength: .init(models.1 ?? counted.seconds.model),
            shippedExceeded: .init(of: style.length, in: lengths),
            otherHalfExceeded: crossed?.balanced.exceedances(of: name, in: locales, balanced) ?? [],
            otherHalfExceededInAllPairs: crossed?.ofAllPairs.exceedances(of: name, in: locales, survey) ?? [],
            stability: lengths.pairs >= Self.leastPairs ? stability?.rounded(toDigits: 3) : nil)
    }
}

private struct SurveyFits {
    let characters: [String: LengthModel]
    let seconds: [String: LengthModel]
    let stability: [String: Double]
    let crossed: CrossedHalves

    /// - Parameter apart: the locales that are fitted separately.
    init(_ survey: LengthSurvey, _ balanced: LengthSurvey, apart: Set<String>) {
        characters = balanced.fit(apart: apart).models
        seconds = balanced.fit(apart: apart, of: \.seconds).models
        stability = balanced.stability(apart: apart)
        crossed = CrossedHalves((balanced.halves, survey.halves)) { CrossedModels(balanced, apart: apart, $0) }
    }
}

/// Models that are fitted on halves of the projects, with weighted pairs and with all pairs.
private struct CrossedHalves {
    let halves: (balanced: ProjectHalves, ofAllPairs: ProjectHalves)
    let balanced: CrossedModels
    let ofAllPairs: CrossedModels

    init(_ halves: (balanced: ProjectHalves, ofAllPairs: ProjectHalves), fit: (ProjectHalves) -> CrossedModels) {
        self.halves = halves
        (balanced, ofAllPairs) = (fit(halves.balanced), fit(halves.ofAllPairs))
    }
}

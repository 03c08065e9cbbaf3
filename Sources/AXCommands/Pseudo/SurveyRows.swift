import AXLocale
import AXLocaleData
import AXPseudo
import AXReport

/// What a survey of translations tells: the lines of each locale, and how they fare in projects that they were not fitted on.
///
/// Lines are fitted on projects that are balanced, and measured in these and in all pairs as they are.
struct SurveyRows {
    /// The scripts that need no spaces and a third of the characters: languages in them are left out where all are taken
    /// together.
    private static let denseScripts: Set<String> = ["Hans", "Hant", "Jpan", "Kore"]
    /// What all other languages together are called.
    private static let all = "all but zh, ja, ko"
    /// A split of fewer pairs tells nothing.
    private static let leastPairs = 2000

    private let survey: LengthSurvey
    private let styles: LocaleStyles
    private let balanced: LengthSurvey
    private let halves: ProjectHalves
    private let dense: Set<String>
    private let fits: SurveyFits?

    init(_ survey: LengthSurvey, _ styles: LocaleStyles) {
        (self.survey, self.styles) = (survey, styles)
        balanced = survey.balanced
        halves = balanced.halves
        dense = Set(
            survey.locales.keys.filter { LanguageTag($0).map { Self.denseScripts.contains($0.likelyScript) } ?? false })
        fits = survey.projects > 1 ? SurveyFits(balanced, apart: dense, halves) : nil
    }

    /// That of all languages, and one for each locale, by their names.
    var rows: [LengthModelReport.Row] {
        let locales = survey.locales.keys.sorted()
        let joined = locales.filter { !dense.contains($0) }
        return (joined.isEmpty ? [] : [row(ofAll: joined)]) + locales.map(row)
    }

    private func row(ofAll locales: [String]) -> LengthModelReport.Row {
        let lengths = balanced.lengths(of: locales)
        let crossed = fits.map { _ in CrossedModels(balanced, together: locales, as: Self.all, halves) }
        return row(
            Self.all, locales, styles.style(for: "root"), (lengths.characters.model, lengths.seconds.model), crossed)
    }

    private func row(of locale: String) -> LengthModelReport.Row {
        let lengths = balanced.lengths(of: [locale])
        // The lines of a single project are its own.
        let models = (
            fits?.characters[locale] ?? lengths.characters.model, fits?.seconds[locale] ?? lengths.seconds.model
        )
        let isMeasured = lengths.characters.countedPairs >= Double(Self.leastPairs)
        return row(
            locale, [locale], styles.style(for: locale), models, fits?.crossed,
            isMeasured ? fits?.stability[locale] : nil)
    }

    private func row(
        _ name: String, _ locales: [String], _ style: LocaleStyle, _ models: (LengthModel, LengthModel),
        _ crossed: CrossedModels?, _ stability: Double? = nil
    ) -> LengthModelReport.Row {
        let lengths = survey.lengths(of: locales)
        let counted = balanced.lengths(of: locales).characters.countedPairs
        return LengthModelReport.Row(
            locale: name, pairs: lengths.characters.pairs, countedPairs: Int(counted.rounded()),
            projects: projects(with: locales), characters: models.0, seconds: models.1,
            shipped: exceedance(.init(of: style.length, in: lengths.characters)),
            shippedSeconds: exceedance(.init(of: style.spokenLength, in: lengths.seconds)),
            halves: crossed?.exceedances(of: name, in: locales, balanced).map(exceedance) ?? [],
            halvesOfAllPairs: crossed?.exceedances(of: name, in: locales, survey).map(exceedance) ?? [],
            stability: stability)
    }

    private func projects(with locales: [String]) -> Int {
        (0..<survey.projects).count { project in
            locales.contains { locale in
                let known = survey.locales[locale] ?? []
                return known.indices.contains(project) && known[project] != nil
            }
        }
    }

    private func exceedance(_ exceedance: LengthSurvey.Exceedance) -> LengthModelReport.Exceedance {
        .init(p90: exceedance.p90, p95: exceedance.p95, p99: exceedance.p99, pairs: exceedance.pairs)
    }
}

/// The models of all locales of a survey.
private struct SurveyFits {
    let characters: [String: LengthModel]
    let seconds: [String: LengthModel]
    let stability: [String: Double]
    let crossed: CrossedModels

    /// - Parameter apart: the locales that are fitted alone.
    init(_ survey: LengthSurvey, apart: Set<String>, _ halves: ProjectHalves) {
        characters = survey.fit(apart: apart).models
        seconds = survey.fit(apart: apart, of: \.seconds).models
        stability = survey.stability(apart: apart)
        crossed = CrossedModels(survey, apart: apart, halves)
    }
}

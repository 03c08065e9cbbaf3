import AXLocaleData

/// Models that are fitted on each half of a survey's projects, and measured in the other half.
struct CrossedModels: Sendable {
    private let halves: ProjectHalves
    /// The models by the half in which they are measured, and by locale. A locale is missing if the other half doesn't
    /// contain it.
    private let models: [[String: LengthModel]]

    /// - Parameter apart: the locales that are fitted separately.
    init(_ survey: LengthSurvey, apart: Set<String>, _ halves: ProjectHalves) {
        self.halves = halves
        models = [0, 1].map { half in survey.fit(apart: apart, where: { !halves.contains($0, half: half) }).models }
    }

    /// Fits one model for several locales.
    /// - Parameter name: the name of the model.
    init(_ survey: LengthSurvey, together locales: [String], as name: String, _ halves: ProjectHalves) {
        self.halves = halves
        models = [0, 1].map { half in
            let fitted = survey.lengths(of: locales) { !halves.contains($0, half: half) }.characters
            return fitted.pairs == 0 ? [:] : [name: fitted.model]
        }
    }

    /// The share of translations longer than a model, in the half on which the model wasn't fitted.
    /// - Parameters:
    ///   - name: a locale, or the name of the model for several locales.
    ///   - locales: the locales whose translations are measured.
    ///   - survey: a survey of the same projects.
    /// - Returns: one value per half; empty if one half doesn't contain the locales.
    func exceedances(of name: String, in locales: [String], _ survey: LengthSurvey) -> [LengthSurvey.Exceedance] {
        let known = models.enumerated().compactMap { half, models -> LengthSurvey.Exceedance? in
            let measured = survey.lengths(of: locales) { halves.contains($0, half: half) }.characters
            guard let model = models[name], measured.pairs > 0 else { return nil }
            return LengthSurvey.Exceedance(of: model, in: measured)
        }
        return known.count == models.count ? known : []
    }
}

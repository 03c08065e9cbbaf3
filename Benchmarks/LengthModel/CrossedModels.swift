import AXLocaleData

/// Models that are fitted on each half of a survey's projects, to be measured in the other.
struct CrossedModels: Sendable {
    private let halves: ProjectHalves
    /// By the half that they are measured in, and by locale; none where the other half does not have it.
    private let models: [[String: LengthModel]]

    /// - Parameter apart: the locales that are fitted alone.
    init(_ survey: LengthSurvey, apart: Set<String>, _ halves: ProjectHalves) {
        self.halves = halves
        models = [0, 1].map { half in survey.fit(apart: apart, where: { !halves.contains($0, half: half) }).models }
    }

    /// Models of several locales as one.
    /// - Parameter name: what they are called together.
    init(_ survey: LengthSurvey, together locales: [String], as name: String, _ halves: ProjectHalves) {
        self.halves = halves
        models = [0, 1].map { half in
            let fitted = survey.lengths(of: locales) { !halves.contains($0, half: half) }.characters
            return fitted.pairs == 0 ? [:] : [name: fitted.model]
        }
    }

    /// How often a model is exceeded in the half that it was not fitted on.
    /// - Parameters:
    ///   - name: a locale, or what several are called together.
    ///   - locales: those whose translations are measured.
    ///   - survey: of the same projects.
    /// - Returns: both ways; empty where one half does not have the locales.
    func exceedances(of name: String, in locales: [String], _ survey: LengthSurvey) -> [LengthSurvey.Exceedance] {
        let known = models.enumerated().compactMap { half, models -> LengthSurvey.Exceedance? in
            let measured = survey.lengths(of: locales) { halves.contains($0, half: half) }.characters
            guard let model = models[name], measured.pairs > 0 else { return nil }
            return LengthSurvey.Exceedance(of: model, in: measured)
        }
        return known.count == models.count ? known : []
    }
}

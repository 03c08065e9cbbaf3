/// The lengths of one locale, by project.
struct LengthSample: Sendable {
    /// The maximum number of pairs per project and locale that affect a model. It's the reciprocal of the intraclass
    /// correlation (L. Kish: Survey Sampling, 1965): more pairs from one project give no more information about the
    /// locale. At p90, the standard deviation between projects is 3 points or more. That of single strings is √(0.1 ×
    /// 0.9), or 30 points: 30² ÷ 3².
    static let mostTelling = 100

    let locale: String
    /// The lengths by project number.
    let projects: [Int: LengthHistogram]
    let whole: LengthHistogram
    /// The number of projects of equal size that would give the same amount of information: the squared sum of their
    /// numbers of pairs, divided by the sum of the squares (L. Kish: Survey Sampling, 1965).
    let effectiveProjects: Double

    /// - Returns: nil if there are no projects.
    init?(locale: String, projects: [Int: LengthHistogram]) {
        guard let first = projects.first?.value else { return nil }
        self.locale = locale
        self.projects = projects
        whole = projects.values.dropFirst().reduce(into: first) { $0.add($1) }
        let sizes = projects.values.map(\.countedPairs).sorted()
        let (sum, squares) = (sizes.reduce(0, +), sizes.reduce(0) { $0 + $1 * $1 })
        effectiveProjects = squares == 0 ? 0 : sum * sum / squares
    }

    /// The language subtag, which the varieties of a language share.
    var language: Substring { locale.prefix { $0 != "-" } }
}

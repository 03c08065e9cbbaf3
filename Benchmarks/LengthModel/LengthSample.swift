/// The lengths of one locale, by project.
struct LengthSample: Sendable {
    /// However many texts a project has, it tells no more about a locale than so many of as many projects: the reciprocal of
    /// the intraclass correlation (L. Kish: Survey Sampling, 1965). At p90 projects differ by 3 points (standard deviation) or
    /// more, single texts by √(0.1 × 0.9), which are 30: 30² ÷ 3².
    static let mostTelling = 100

    let locale: String
    /// By the number of the project.
    let projects: [Int: LengthHistogram]
    let whole: LengthHistogram
    /// How many projects of one size would tell as much: the squared sum of their pairs by the sum of the squares (L. Kish:
    /// Survey Sampling, 1965).
    let effectiveProjects: Double

    /// - Returns: nil without a project.
    init?(locale: String, projects: [Int: LengthHistogram]) {
        guard let first = projects.first?.value else { return nil }
        self.locale = locale
        self.projects = projects
        whole = projects.values.dropFirst().reduce(into: first) { $0.add($1) }
        let sizes = projects.values.map(\.countedPairs).sorted()
        let (sum, squares) = (sizes.reduce(0, +), sizes.reduce(0) { $0 + $1 * $1 })
        effectiveProjects = squares == 0 ? 0 : sum * sum / squares
    }

    /// Varieties of one language have this in common.
    var language: Substring { locale.prefix { $0 != "-" } }
}

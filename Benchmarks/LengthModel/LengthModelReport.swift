import AXLocaleData

/// Length models that were fitted on translations, compared with those in axstrings' locale data.
struct LengthModelReport: Encodable {
    /// The lengths in one project.
    struct Project: Encodable {
        let path: String
        let pairs: Int
        /// The share of translations that are longer than the line of p90.
        let p90: Double
    }

    struct Line: Encodable, Equatable {
        let intercept: Double
        let slope: Double
    }

    struct Model: Encodable, Equatable {
        let p50: Line
        let p90: Line
        let p99: Line
    }

    struct Row: Encodable {
        let locale: String
        let pairs: Int
        /// The weighted number of pairs, with a limit per project.
        let countedPairs: Int
        let projects: Int
        /// The projects that contain the locale.
        let byProject: [Project]
        /// The model in grapheme clusters.
        let length: Model
        /// The model in seconds.
        let spokenLength: Model
        /// The shares of translations that are longer than the lines in axstrings' locale data.
        let shippedExceeded: LengthSurvey.Exceedance
        /// The shares of translations in each half of the projects that are longer than lines fitted on the other half;
        /// empty if one half doesn't contain the locale. Pairs are weighted as in `countedPairs`.
        let otherHalfExceeded: [LengthSurvey.Exceedance]
        /// Like `otherHalfExceeded`, but without weights.
        let otherHalfExceededInAllPairs: [LengthSurvey.Exceedance]
        /// The share of halves of random splits in which p90 is exceeded nearly as often as expected; nil for a single
        /// project, for several locales together, and for too few pairs.
        let stability: Double?
    }

    let locales: [Row]
}

extension LengthModelReport.Model {
    init(_ model: LengthModel) {
        self.init(p50: .init(model.p50), p90: .init(model.p90), p99: .init(model.p99))
    }
}

extension LengthModelReport.Line {
    fileprivate init(_ line: LengthModel.Line) {
        self.init(intercept: line.intercept.rounded(toDigits: 2), slope: line.slope.rounded(toDigits: 3))
    }
}

extension Double {
    func rounded(toDigits digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor
    }
}

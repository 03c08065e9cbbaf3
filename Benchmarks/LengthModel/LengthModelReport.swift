import AXLocaleData

/// A length model that was fitted on translations, next to the one that axstrings has.
struct LengthModelReport: Encodable {
    /// How wordy a project is.
    struct Project: Encodable {
        let path: String
        let pairs: Int
        /// Which share of its translations is longer than the line of p90.
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
        /// As how many they count where no project outweighs others.
        let countedPairs: Int
        let projects: Int
        /// Those that have the locale.
        let byProject: [Project]
        /// In grapheme clusters.
        let length: Model
        /// In seconds.
        let spokenLength: Model
        /// How often the lines that axstrings has are exceeded.
        let shippedExceeded: LengthSurvey.Exceedance
        /// How often lines that are fitted on one half of the projects are exceeded in the other, both ways; empty where one
        /// half lacks the locale. Projects count as they do in `countedPairs`.
        let otherHalfExceeded: [LengthSurvey.Exceedance]
        /// The same, where each pair counts as one.
        let otherHalfExceededInAllPairs: [LengthSurvey.Exceedance]
        /// The share of other splits in which p90 is exceeded nearly as often as it should; nil for few pairs.
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

import AXLocaleData

/// Lines of many locales, fitted together on the same projects.
///
/// The share of strings that are longer than a line differs between projects. The line of a locale in only a few
/// projects would therefore depend more on these projects than on the language. In three steps, such lines are adjusted
/// to those of other locales; lines of locales in many projects hardly change:
///
/// 1. A ratio estimate (W. G. Cochran: Sampling Techniques, 3rd edition, 1977, chapter 6). If the projects that contain
///    a locale exceed the other locales' lines more often than all projects do, the locale's line is adjusted so that
///    it's exceeded more often in the same proportion.
/// 2. In proportion to the median's slope, the distance between the median and a higher line is similar in all
///    languages. Lines are shrunk towards the common distance.
/// 3. Varieties of a language are shrunk towards each other.
///
/// The shrinkage is empirical Bayes (B. Efron, C. Morris: Stein's Estimation Rule and Its Competitors, Journal of the
/// American Statistical Association 68, 1973). The weight of a locale's own line is `n / (n + k)`, where n is the
/// number of its projects and k is the variance between projects divided by the variance between languages.
struct JointLengthFit: Sendable {
    typealias Line = LengthModel.Line

    /// At p90, the standard deviation is 3.0 points between projects and 1.3 points between languages, measured from
    /// the common distance to the median. This would result in 5. The median of a few projects is itself uncertain, so
    /// the common distance has less weight.
    private static let spreadStrength = 3.0
    /// Varieties of a language differ by 1.5 points at p90.
    private static let varietyStrength = 4.0
    /// The minimum number of projects of a locale that affects the common distance, and the minimum number of pairs of
    /// a variety that affects the other varieties.
    private static let leastProjects = 4.0
    private static let leastPairs = 1000
    /// The minimum number of locales for a common distance.
    private static let leastLocales = 5

    private let samples: [LengthSample]
    /// The locales that are fitted separately.
    private let apart: Set<String>
    private let medians: [String: Line]

    /// - Parameter apart: locales that are fitted separately, because they have little in common with the others.
    init(_ samples: [LengthSample], apart: Set<String> = []) {
        self.samples = samples.sorted { $0.locale < $1.locale }
        self.apart = apart
        medians = ProjectControl(samples: self.samples.filter { !apart.contains($0.locale) }).lines(at: 0.5)
    }

    var models: [String: LengthModel] {
        let (middle, high, highest) = (lines(at: 0.5), lines(at: 0.9), lines(at: 0.99))
        return middle.reduce(into: [:]) { models, entry in
            guard let p90 = high[entry.key], let p99 = highest[entry.key] else { return }
            models[entry.key] = LengthModel(p50: entry.value, p90: p90, p99: p99)
        }
    }

    func lines(at quantile: Double) -> [String: Line] {
        let joined = samples.filter { !apart.contains($0.locale) }
        let controlled = quantile == 0.5 ? medians : ProjectControl(samples: joined).lines(at: quantile)
        let lines = withVarieties(quantile == 0.5 ? controlled : withCommonSpread(controlled))
        return samples.reduce(into: lines) { lines, sample in
            if lines[sample.locale] == nil { lines[sample.locale] = sample.whole.line(at: quantile) }
        }
    }

    private func withCommonSpread(_ lines: [String: Line]) -> [String: Line] {
        let known = samples.compactMap { sample -> (line: Line, median: Line)? in
            guard sample.effectiveProjects >= Self.leastProjects, let line = lines[sample.locale],
                let median = medians[sample.locale], median.slope > 0
            else { return nil }
            return (line, median)
        }
        guard known.count >= Self.leastLocales else { return lines }
        let factor = Self.median(known.map { $0.line.slope / $0.median.slope })
        let distance = Self.median(known.map { ($0.line.intercept - $0.median.intercept) / $0.median.slope })
        return samples.reduce(into: lines) { lines, sample in
            guard let own = lines[sample.locale], let median = medians[sample.locale] else { return }
            let common = Line(intercept: median.intercept + distance * median.slope, slope: factor * median.slope)
            let count = sample.effectiveProjects
            lines[sample.locale] = Self.blend(own, count, common, Self.spreadStrength)
        }
    }

    private func withVarieties(_ lines: [String: Line]) -> [String: Line] {
        samples.reduce(into: lines) { result, sample in
            guard let own = lines[sample.locale] else { return }
            var (count, intercept, slope) = (0.0, 0.0, 0.0)
            for other in samples
            where other.language == sample.language && other.locale != sample.locale
                && other.whole.pairs >= Self.leastPairs
            {
                guard let line = lines[other.locale] else { continue }
                count += other.effectiveProjects
                intercept += other.effectiveProjects * line.intercept
                slope += other.effectiveProjects * line.slope
            }
            guard count > 0 else { return }
            // The line of the other varieties is only as certain as the number of their projects allows.
            let strength = 1 / (1 / Self.varietyStrength + 1 / count)
            let others = Line(intercept: intercept / count, slope: slope / count)
            result[sample.locale] = Self.blend(own, sample.effectiveProjects, others, strength)
        }
    }

    private static func blend(_ own: Line, _ count: Double, _ other: Line, _ strength: Double) -> Line {
        let share = count / (count + strength)
        return Line(
            intercept: share * own.intercept + (1 - share) * other.intercept,
            slope: share * own.slope + (1 - share) * other.slope)
    }

    /// - Parameter numbers: at least one number.
    private static func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

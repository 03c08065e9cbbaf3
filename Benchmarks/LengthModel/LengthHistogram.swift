import AXLocaleData

/// The number of pairs for each length of the source and of the translation.
struct LengthHistogram: Sendable {
    private struct Lengths: Hashable {
        let source: Int
        let translation: Int
    }

    /// The number of steps per unit of length. Lengths are rounded to whole steps.
    private let stepsPerUnit: Double
    /// The count of a pair with full weight. Weights are integers, so that sums don't depend on the order.
    private static let wholePair = 1_000_000
    /// The counts, in fractions of a pair; see ``wholePair``.
    private var counts: [Lengths: Int] = [:]
    private var counted = 0
    private(set) var pairs = 0
    /// The number of pairs, weighted.
    var countedPairs: Double { Double(counted) / Double(Self.wholePair) }

    /// - Parameter stepsPerUnit: 1 for grapheme clusters, 50 for seconds.
    init(stepsPerUnit: Double = 1) {
        self.stepsPerUnit = stepsPerUnit
    }

    mutating func add(_ source: Double, _ translation: Double) {
        let lengths = Lengths(
            source: Int((source * stepsPerUnit).rounded()), translation: Int((translation * stepsPerUnit).rounded()))
        counts[lengths, default: 0] += Self.wholePair
        counted += Self.wholePair
        pairs += 1
    }

    mutating func add(_ other: LengthHistogram) {
        counts.merge(other.counts, uniquingKeysWith: +)
        counted += other.counted
        pairs += other.pairs
    }

    /// The same pairs with lower weights, so that they count as at most `most` pairs.
    func counting(asAtMost most: Int) -> Self {
        guard counted > most * Self.wholePair else { return self }
        var result = self
        let weight = Double(most * Self.wholePair) / Double(counted)
        result.counts = counts.mapValues { Int((Double($0) * weight).rounded()) }
        result.counted = result.counts.values.reduce(0, +)
        return result
    }

    /// The model with this histogram's lines at three quantiles.
    var model: LengthModel {
        LengthModel(p50: line(at: 0.5), p90: line(at: 0.9), p99: line(at: 0.99))
    }

    /// The share of translations that are longer than a line, between 0 and 1.
    func exceedance(of line: LengthModel.Line) -> Double {
        let longer = counts.reduce(0) { sum, entry in
            let limit = line.length(of: Double(entry.key.source) / stepsPerUnit) * stepsPerUnit
            return Double(entry.key.translation) > limit ? sum + entry.value : sum
        }
        return counted == 0 ? 0 : Double(longer) / Double(counted)
    }

    /// Quantile regression (R. Koenker, G. Bassett: Regression Quantiles, Econometrica 46, 1978). The result is the
    /// line with the smallest weighted sum of distances: the weight is the quantile for points above the line, and 1
    /// minus the quantile for points below it. For a given slope, the best intercept is a quantile of the residuals.
    /// The sum is a convex function of the slope, so the slope is found by golden-section search.
    func line(at quantile: Double) -> LengthModel.Line {
        // Sorted, so that sums of fractions are the same in every run.
        let points = counts.map { (source: Double($0.key.source), translation: Double($0.key.translation), $0.value) }
            .sorted { ($0.source, $0.translation) < ($1.source, $1.translation) }
        guard !points.isEmpty else { return LengthModel.Line(intercept: 0, slope: 1) }
        let ratio = (5.0.squareRoot() - 1) / 2
        var (low, high) = (0.0, 4.0)
        var left = Self.fit(points, slope: high - ratio * (high - low), quantile)
        var right = Self.fit(points, slope: low + ratio * (high - low), quantile)
        for _ in 0..<32 {
            if left.loss <= right.loss {
                high = right.slope
                right = left
                left = Self.fit(points, slope: high - ratio * (high - low), quantile)
            } else {
                low = left.slope
                left = right
                right = Self.fit(points, slope: low + ratio * (high - low), quantile)
            }
        }
        return LengthModel.Line(intercept: left.intercept / stepsPerUnit, slope: left.slope)
    }

    private typealias Point = (source: Double, translation: Double, Int)

    private static func fit(
        _ points: [Point], slope: Double, _ quantile: Double
    ) -> (slope: Double, intercept: Double, loss: Double) {
        let rests = points.map { (rest: $0.translation - slope * $0.source, count: $0.2) }.sorted { $0.rest < $1.rest }
        let total = rests.reduce(0) { $0 + $1.count }
        var below = 0
        let intercept =
            rests.first {
                below += $0.count
                return Double(below) >= quantile * Double(total)
            }?.rest ?? 0
        let loss = rests.reduce(0.0) { sum, point in
            let distance = point.rest - intercept
            return sum + Double(point.count) * (distance > 0 ? quantile * distance : (quantile - 1) * distance)
        }
        return (slope, intercept, loss)
    }
}

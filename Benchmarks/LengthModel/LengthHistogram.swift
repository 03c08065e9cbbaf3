import AXLocaleData

/// How often sources of one length have translations of another.
struct LengthHistogram: Sendable {
    private struct Lengths: Hashable {
        let source: Int
        let translation: Int
    }

    /// How many units of a pair's lengths are one step; lengths are counted in whole steps.
    private let stepsPerUnit: Double
    /// A pair that counts whole. Whole numbers have the same sum in every order.
    private static let wholePair = 1_000_000
    /// In parts of a pair.
    private var counts: [Lengths: Int] = [:]
    private var counted = 0
    private(set) var pairs = 0
    /// As how many the pairs count.
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

    /// The same pairs, each of which counts less, so that all count as no more than so many.
    func counting(asAtMost most: Int) -> Self {
        guard counted > most * Self.wholePair else { return self }
        var result = self
        let weight = Double(most * Self.wholePair) / Double(counted)
        result.counts = counts.mapValues { Int((Double($0) * weight).rounded()) }
        result.counted = result.counts.values.reduce(0, +)
        return result
    }

    /// The lines of this histogram at three quantiles.
    var model: LengthModel {
        LengthModel(p50: line(at: 0.5), p90: line(at: 0.9), p99: line(at: 0.99))
    }

    /// Which share of the translations is longer than a line says.
    func exceedance(of line: LengthModel.Line) -> Double {
        let longer = counts.reduce(0) { sum, entry in
            let limit = line.length(of: Double(entry.key.source) / stepsPerUnit) * stepsPerUnit
            return Double(entry.key.translation) > limit ? sum + entry.value : sum
        }
        return counted == 0 ? 0 : Double(longer) / Double(counted)
    }

    /// Quantile regression (R. Koenker, G. Bassett: Regression Quantiles, Econometrica 46, 1978): the line with the smallest
    /// sum of distances, those above it weighted by the quantile, those below by the rest. For a given slope the best
    /// intercept is a quantile, and the sum is convex in the slope, so that is searched by golden sections.
    func line(at quantile: Double) -> LengthModel.Line {
        // In a fixed order, so that sums of fractions are the same in every run.
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

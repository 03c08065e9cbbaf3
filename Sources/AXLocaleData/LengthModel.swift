/// The length of translations from English, in grapheme clusters or in seconds of speech. The length at each quantile
/// is `intercept + slope × source length`.
package struct LengthModel: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var intercept: Double
        package var slope: Double

        package init(intercept: Double, slope: Double) {
            self.intercept = intercept
            self.slope = slope
        }

        package func length(of source: Int) -> Double {
            length(of: Double(source))
        }

        package func length(of source: Double) -> Double {
            intercept + slope * source
        }
    }

    package var p50: Line
    package var p90: Line
    package var p99: Line

    package init(p50: Line, p90: Line, p99: Line) {
        (self.p50, self.p90, self.p99) = (p50, p90, p99)
    }
}

extension LengthModel {
    /// The line for the length that one translation in twenty exceeds. It's interpolated by ``line(at:)``.
    package var p95: Line { line(at: 0.95) }

    /// The line for any quantile. Between known quantiles, lengths are assumed to be normally distributed. Lengths
    /// above ``p90`` are moved closer to it than in a normal distribution. With this adjustment, one translation in
    /// twenty is longer than ``p95`` in the languages that were measured. Below the median, the line is extrapolated
    /// from ``p50`` and ``p90``.
    /// - Parameter quantile: between 0 and 1, exclusive; limited to 0.001 through 0.999.
    package func line(at quantile: Double) -> Line {
        let deviation = NormalDistribution.deviation(at: min(max(quantile, 0.001), 0.999))
        if deviation < Self.deviation90 { return Self.between(p50, p90, share: deviation / Self.deviation90) }
        let share = (deviation - Self.deviation90) / (Self.deviation99 - Self.deviation90)
        return Self.between(p90, p99, share: share - Self.skew * share * (1 - share))
    }

    /// The degree to which lengths above ``p90`` are closer to it than in a normal distribution; 0 for no difference.
    private static let skew = 0.256

    private static let deviation90 = NormalDistribution.deviation(at: 0.9)
    private static let deviation99 = NormalDistribution.deviation(at: 0.99)

    private static func between(_ low: Line, _ high: Line, share: Double) -> Line {
        Line(
            intercept: low.intercept + share * (high.intercept - low.intercept),
            slope: low.slope + share * (high.slope - low.slope))
    }
}

/// The standard normal distribution.
enum NormalDistribution {
    /// The value that `share` of all values are below, to three decimal places (Abramowitz and Stegun, 26.2.23).
    /// - Parameter share: between 0 and 1, exclusive.
    static func deviation(at share: Double) -> Double {
        let tail = min(share, 1 - share)
        let root = (-2 * logarithm(tail)).squareRoot()
        let upper = 2.515517 + root * (0.802853 + root * 0.010328)
        let lower = 1 + root * (1.432788 + root * (0.189269 + root * 0.001308))
        let size = root - upper / lower
        return share < 0.5 ? -size : share > 0.5 ? size : 0
    }

    /// The natural logarithm of a number between 0 and 1, computed as a series. Unlike the result of the C library,
    /// it's the same on every system, to the last bit.
    private static func logarithm(_ number: Double) -> Double {
        let significand = number.significand
        let ratio = (significand - 1) / (significand + 1)
        let square = ratio * ratio
        var term = ratio
        var sum = 0.0
        for exponent in stride(from: 1.0, through: 41, by: 2) {
            sum += term / exponent
            term *= square
        }
        return 2 * sum + Double(number.exponent) * 0.693147180559945309
    }
}

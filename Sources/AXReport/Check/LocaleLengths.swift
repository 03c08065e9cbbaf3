/// The lengths of a locale's strings in characters and in seconds of speech, with usual values for comparison.
package struct LocaleLengths: Hashable, Sendable {
    /// Quantiles of speaking times, in seconds at a voice's default rate.
    package struct Seconds: Hashable, Sendable {
        package let count: Int
        package let median: Double
        /// The 90th percentile.
        package let p90: Double
        /// The limit, in seconds. Strings that exceed it by a margin are reported.
        package let limit: Double

        package init(count: Int, median: Double, p90: Double, limit: Double) {
            (self.count, self.median, self.p90, self.limit) = (count, median, p90, limit)
        }
    }

    /// The language tag.
    package let locale: String
    /// The number of translations that have a source.
    package let texts: Int
    /// The total length of all translations divided by that of their sources, in grapheme clusters.
    package let expansion: Double
    /// The expansion if each translation were as long as the median translation in released apps.
    package let usual: Double
    /// The expansion if each translation were as long as the 90th percentile of translations in released apps.
    package let long: Double
    /// The share of translations that are longer than the 90th percentile in released apps, from 0 to 1.
    package let shareOverP90: Double
    /// The speaking times of labels; nil if no string is known to be a label.
    package let labels: Seconds?
    /// The speaking times of hints; nil if no string is known to be a hint.
    package let hints: Seconds?

    package init(
        locale: String, texts: Int, expansion: Double, usual: Double, long: Double, shareOverP90: Double,
        labels: Seconds?, hints: Seconds?
    ) {
        self.locale = locale
        self.texts = texts
        self.expansion = expansion
        self.usual = usual
        self.long = long
        self.shareOverP90 = shareOverP90
        self.labels = labels
        self.hints = hints
    }
}

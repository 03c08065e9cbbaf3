/// How long the texts of a locale are, to the eye and to the ear, beside what is usual.
package struct LocaleLengths: Hashable, Sendable {
    /// Quantiles of seconds at a voice's default rate.
    package struct Seconds: Hashable, Sendable {
        package let count: Int
        package let median: Double
        /// Nine in ten texts take no longer.
        package let p90: Double
        /// What passes without remark.
        package let limit: Double

        package init(count: Int, median: Double, p90: Double, limit: Double) {
            (self.count, self.median, self.p90, self.limit) = (count, median, p90, limit)
        }
    }

    /// A language tag.
    package let locale: String
    /// Translations that have a source.
    package let texts: Int
    /// Grapheme clusters of all translations to those of their sources.
    package let expansion: Double
    /// The same if every translation were as long as usual, and as long as one in ten.
    package let usual: Double
    package let long: Double
    /// The share of translations that are longer than nine in ten are, from 0 to 1.
    package let shareOverP90: Double
    /// nil where no text is known to be one.
    package let labels: Seconds?
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

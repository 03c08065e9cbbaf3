/// Counts real translations that are longer than the pseudo-translation of the same source. Their share is the risk
/// that remains after a successful test with the pseudo-translation.
package struct PseudoCoverage: Sendable {
    /// The length classes of source strings, in grapheme clusters. They are separate because short strings grow most.
    package static let classes: [ClosedRange<Int>] = [1...10, 11...20, 21...30, 31...50, 51...70, 71...Int.max]

    package struct Count: Hashable, Sendable {
        package fileprivate(set) var pairs = 0
        package fileprivate(set) var longer = 0

        /// The share of longer translations, between 0 and 1; nil without pairs.
        package var share: Double? { pairs == 0 ? nil : Double(longer) / Double(pairs) }
    }

    /// The counts by locale, in the order of ``classes``.
    package private(set) var locales: [String: [Count]] = [:]

    package init() {}

    package mutating func add(_ locale: String, source: Int, translation: Int, pseudo: Int) {
        guard let index = Self.classes.firstIndex(where: { $0.contains(source) }) else { return }
        var counts = locales[locale] ?? Array(repeating: Count(), count: Self.classes.count)
        counts[index].pairs += 1
        if translation > pseudo { counts[index].longer += 1 }
        locales[locale] = counts
    }

    /// The counts of all locales combined.
    package var all: [Count] {
        locales.values.reduce(into: Array(repeating: Count(), count: Self.classes.count)) { sums, counts in
            for (index, count) in counts.enumerated() {
                sums[index].pairs += count.pairs
                sums[index].longer += count.longer
            }
        }
    }

    /// The counts of all classes combined.
    package static func total(_ counts: [Count]) -> Count {
        counts.reduce(into: Count()) { sum, count in
            sum.pairs += count.pairs
            sum.longer += count.longer
        }
    }
}

/// Which share of real translations is longer than the pseudo-text of the same source: the risk that a test with that
/// pseudo-text leaves.
package struct PseudoCoverage: Sendable {
    /// Sources by their length in grapheme clusters. Short texts grow most.
    package static let classes: [ClosedRange<Int>] = [1...10, 11...20, 21...30, 31...50, 51...70, 71...Int.max]

    package struct Count: Hashable, Sendable {
        package fileprivate(set) var pairs = 0
        package fileprivate(set) var longer = 0

        /// Between 0 and 1; nil where there is nothing to count.
        package var share: Double? { pairs == 0 ? nil : Double(longer) / Double(pairs) }
    }

    /// For each locale the counts of ``classes``.
    package private(set) var locales: [String: [Count]] = [:]

    package init() {}

    package mutating func add(_ locale: String, source: Int, translation: Int, pseudo: Int) {
        guard let place = Self.classes.firstIndex(where: { $0.contains(source) }) else { return }
        var counts = locales[locale] ?? Array(repeating: Count(), count: Self.classes.count)
        counts[place].pairs += 1
        if translation > pseudo { counts[place].longer += 1 }
        locales[locale] = counts
    }

    /// The counts of all locales together.
    package var all: [Count] {
        locales.values.reduce(into: Array(repeating: Count(), count: Self.classes.count)) { sums, counts in
            for (place, count) in counts.enumerated() {
                sums[place].pairs += count.pairs
                sums[place].longer += count.longer
            }
        }
    }

    /// All classes together.
    package static func total(_ counts: [Count]) -> Count {
        counts.reduce(into: Count()) { sum, count in
            sum.pairs += count.pairs
            sum.longer += count.longer
        }
    }
}

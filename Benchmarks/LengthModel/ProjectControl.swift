import AXLocaleData

/// Adjusts lines for the projects that happen to contain a locale: an app that is wordy in one language is usually
/// wordy in others.
struct ProjectControl {
    /// The weighted numbers of all pairs, and of those whose translation is longer than a line.
    private struct Tally {
        var longer = 0.0
        var pairs = 0.0

        mutating func add(_ other: Tally) {
            longer += other.longer
            pairs += other.pairs
        }
    }

    /// The number of additional pairs per project that are assumed to exceed the line as often as expected. They reduce
    /// the effect of projects with few pairs.
    private static let expectedPairs = 100.0

    let samples: [LengthSample]

    /// The lines of all locales. In a locale's projects, its line is exceeded as often as the lines of the other
    /// locales.
    func lines(at quantile: Double) -> [String: LengthModel.Line] {
        let tallies = samples.map { sample in
            let line = sample.whole.line(at: quantile)
            return sample.projects.mapValues {
                Tally(longer: $0.exceedance(of: line) * $0.countedPairs, pairs: $0.countedPairs)
            }
        }
        let all = tallies.reduce(into: [Int: Tally]()) { all, tallies in
            for (project, tally) in tallies { all[project, default: Tally()].add(tally) }
        }
        return zip(samples, tallies).reduce(into: [:]) { lines, entry in
            let (sample, own) = entry
            let share = Self.expectedShare(own, all, 1 - quantile)
            lines[sample.locale] = sample.whole.line(at: 1 - share)
        }
    }

    /// The expected share of a locale's strings that are longer than its line, if each project exceeds the line as
    /// often as those of the other locales.
    private static func expectedShare(_ own: [Int: Tally], _ all: [Int: Tally], _ share: Double) -> Double {
        var sum = Tally()
        for project in own.keys.sorted() {
            guard let tally = own[project], let known = all[project] else { continue }
            let longer = known.longer - tally.longer + expectedPairs * share
            let pairs = known.pairs - tally.pairs + expectedPairs
            sum.add(Tally(longer: tally.pairs * longer / pairs, pairs: tally.pairs))
        }
        return sum.pairs == 0 ? share : min(max(sum.longer / sum.pairs, share / 10), 0.9)
    }
}

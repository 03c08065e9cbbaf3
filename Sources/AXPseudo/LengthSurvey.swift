package import AXLocaleData

/// The lengths of translations in several projects, by locale: what a length model is fitted on and measured by.
package struct LengthSurvey: Sendable {
    /// The lengths of one locale in one project.
    package struct Lengths: Sendable {
        package var characters = LengthHistogram()
        package var seconds = LengthHistogram(stepsPerUnit: 50)

        package mutating func add(_ other: Lengths) {
            characters.add(other.characters)
            seconds.add(other.seconds)
        }
    }

    /// How often a model's quantiles are exceeded.
    package struct Exceedance: Hashable, Sendable {
        package let p90: Double
        package let p95: Double
        package let p99: Double

        package init(of model: LengthModel, in histogram: LengthHistogram) {
            p90 = histogram.exceedance(of: model.p90)
            p95 = histogram.exceedance(of: model.p95)
            p99 = histogram.exceedance(of: model.p99)
        }
    }

    /// By locale, in the order of the projects; nil in projects that do not have it.
    package private(set) var locales: [String: [Lengths?]] = [:]
    package private(set) var projects = 0
    private var seen: [String: Set<TextPair>] = [:]
    private let source: SpeechMeter
    private let styles: LocaleStyles
    private var meters: [String: SpeechMeter] = [:]

    /// - Parameter source: the language of the sources.
    package init(source: LocaleStyle, styles: LocaleStyles) {
        self.source = SpeechMeter(source)
        self.styles = styles
    }

    /// Begins another project.
    package mutating func beginProject() { projects += 1 }

    /// Counts a pair of the current project; one that is known from an earlier place, which tells nothing new, is left out.
    package mutating func add(_ pair: TextPair, _ locale: String) {
        guard seen[locale, default: []].insert(pair).inserted else { return }
        let meter = meters[locale] ?? SpeechMeter(styles.style(for: locale))
        meters[locale] = meter
        var all = locales[locale] ?? []
        while all.count < projects { all.append(nil) }
        var lengths = all[projects - 1] ?? Lengths()
        all[projects - 1] = nil
        let characters = pair.lengths
        let seconds = pair.seconds(source, meter)
        lengths.characters.add(Double(characters.source), Double(characters.translation))
        lengths.seconds.add(seconds.source, seconds.translation)
        all[projects - 1] = lengths
        locales[locale] = all
    }

    /// The lengths of a locale in some of the projects.
    /// - Parameter isIncluded: gets the number of a project.
    package func lengths(of locales: some Sequence<String>, where isIncluded: (Int) -> Bool = { _ in true }) -> Lengths
    {
        locales.reduce(into: Lengths()) { sum, locale in
            for (project, lengths) in (self.locales[locale] ?? []).enumerated() where isIncluded(project) {
                if let lengths { sum.add(lengths) }
            }
        }
    }

    /// How often a model that is fitted on every other project is exceeded in the rest.
    /// - Parameter half: 0 or 1, the projects that are measured.
    package func crossExceedance(of locales: [String], half: Int) -> Exceedance {
        let model = lengths(of: locales) { $0 % 2 != half }.characters.model
        return Exceedance(of: model, in: lengths(of: locales) { $0 % 2 == half }.characters)
    }

    /// What a single split leaves to chance: the share of other splits, both ways, in which p90 of one half is exceeded by 10 %
    /// of the other, give or take 4 points. The splits are drawn alike in every run.
    /// - Returns: nil where no split has projects on both sides.
    package func stability(of locales: [String], splits: Int = 20) -> Double? {
        var (held, all) = (0, 0)
        for split in 0..<splits {
            for half in [true, false] {
                let fitted = lengths(of: locales) { Self.isFirst($0, split) == half }.characters
                let measured = lengths(of: locales) { Self.isFirst($0, split) != half }.characters
                guard fitted.pairs > 0, measured.pairs > 0 else { continue }
                all += 1
                if abs(measured.exceedance(of: fitted.line(at: 0.9)) - 0.1) <= 0.04 { held += 1 }
            }
        }
        return all == 0 ? nil : Double(held) / Double(all)
    }

    /// Which half a project belongs to: a bit as good as random (the last step of SplitMix64).
    private static func isFirst(_ project: Int, _ split: Int) -> Bool {
        var bits = UInt64(project) << 32 | UInt64(split) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return (bits ^ (bits >> 31)) & 1 == 0
    }
}

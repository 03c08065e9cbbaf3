import AXLocaleData
import AXModel
import AXPseudo

/// The lengths of translations in several projects, by locale: what a length model is fitted on and measured by.
struct LengthSurvey: Sendable {
    /// The lengths of one locale in one project.
    struct Lengths: Sendable {
        var characters = LengthHistogram()
        var seconds = LengthHistogram(stepsPerUnit: 50)

        mutating func add(_ other: Lengths) {
            characters.add(other.characters)
            seconds.add(other.seconds)
        }

        fileprivate func counting(asAtMost most: Int) -> Lengths {
            var result = self
            result.characters = characters.counting(asAtMost: most)
            result.seconds = seconds.counting(asAtMost: most)
            return result
        }
    }

    /// Which shares of the translations are longer than a model's lines, between 0 and 1.
    struct Exceedance: Encodable, Sendable {
        let p90: Double
        let p95: Double
        let p99: Double
        /// As how many pairs those that were measured count.
        let pairs: Int

        init(of model: LengthModel, in histogram: LengthHistogram) {
            pairs = Int(histogram.countedPairs.rounded())
            p90 = histogram.exceedance(of: model.p90).rounded(toDigits: 4)
            p95 = histogram.exceedance(of: model.p95).rounded(toDigits: 4)
            p99 = histogram.exceedance(of: model.p99).rounded(toDigits: 4)
        }
    }

    /// By locale, in the order of the projects; nil in projects that do not have it.
    private(set) var locales: [String: [Lengths?]] = [:]
    private(set) var projects = 0
    private var seen: [String: Set<TextPair>] = [:]
    private let source: SpeechMeter
    private let styles: LocaleStyles
    private var meters: [String: SpeechMeter] = [:]

    /// - Parameter source: the language of the sources.
    init(source: LocaleStyle, styles: LocaleStyles) {
        self.source = SpeechMeter(source)
        self.styles = styles
    }

    /// Begins another project.
    mutating func beginProject() { projects += 1 }

    /// Counts a pair of the current project; one that is known from an earlier place, which tells nothing new, is left out.
    mutating func add(_ pair: TextPair, _ locale: String) {
        guard seen[locale, default: []].insert(pair).inserted else { return }
        let meter = meters[locale] ?? SpeechMeter(styles.style(for: locale))
        meters[locale] = meter
        // Taken out, so that nothing is copied.
        var all = locales.removeValue(forKey: locale) ?? []
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

    /// The same survey, in which each project counts as 100 pairs at most in each locale: its texts are the work of few people and
    /// speak of few things, so that ten times as many tell hardly more.
    var balanced: LengthSurvey {
        var result = self
        result.locales = locales.mapValues { $0.map { $0?.counting(asAtMost: LengthSample.mostTelling) } }
        return result
    }

    /// The lengths of a locale in some of the projects.
    /// - Parameter isIncluded: gets the number of a project.
    func lengths(of locales: some Sequence<String>, where isIncluded: (Int) -> Bool = { _ in true }) -> Lengths {
        locales.reduce(into: Lengths()) { sum, locale in
            for (project, lengths) in (self.locales[locale] ?? []).enumerated() where isIncluded(project) {
                if let lengths { sum.add(lengths) }
            }
        }
    }

    /// Which share of some locales' translations is longer than a line, in each project.
    /// - Returns: the projects that have pairs of them, in their order.
    func shares(of locales: [String], over line: LengthModel.Line) -> [(
        project: Int, pairs: Int, longer: Double
    )] {
        (0..<projects).compactMap { project in
            let lengths = lengths(of: locales) { $0 == project }.characters
            return lengths.pairs == 0 ? nil : (project, lengths.pairs, lengths.exceedance(of: line))
        }
    }
}

extension TextPair {
    /// In grapheme clusters, placeholders counted as written.
    fileprivate var lengths: (source: Int, translation: Int) { (source.count, translation.count) }

    /// In seconds, placeholders left out.
    fileprivate func seconds(
        _ sourceMeter: SpeechMeter, _ translationMeter: SpeechMeter
    ) -> (source: Double, translation: Double) {
        (sourceMeter.seconds(of: Self.words(source)), translationMeter.seconds(of: Self.words(translation)))
    }

    private static func words(_ text: String) -> String {
        Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }
}

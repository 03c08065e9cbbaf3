import AXLocaleData
import AXModel
import AXPseudo

/// The lengths of translations in several projects, by locale. Length models are fitted and measured on them.
struct LengthSurvey: Sendable {
    /// The lengths of one locale in one project, or of several together.
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

    /// The shares of translations that are longer than a model's lines, between 0 and 1.
    struct Exceedance: Encodable, Sendable {
        let p90: Double
        let p95: Double
        let p99: Double
        /// The weighted number of measured pairs.
        let pairs: Int

        init(of model: LengthModel, in histogram: LengthHistogram) {
            pairs = Int(histogram.countedPairs.rounded())
            p90 = histogram.exceedance(of: model.p90).rounded(toDigits: 4)
            p95 = histogram.exceedance(of: model.p95).rounded(toDigits: 4)
            p99 = histogram.exceedance(of: model.p99).rounded(toDigits: 4)
        }
    }

    /// The lengths by locale, in the order of the projects; nil for projects that don't contain the locale.
    private(set) var locales: [String: [Lengths?]] = [:]
    private(set) var projects = 0
    private var seen: [String: Set<TextPair>] = [:]
    private let source: SpeechMeter
    private let styles: LocaleStyles
    private var meters: [String: SpeechMeter] = [:]

    /// - Parameter source: the style of the source language.
    init(source: LocaleStyle, styles: LocaleStyles) {
        self.source = SpeechMeter(source)
        self.styles = styles
    }

    mutating func beginProject() { projects += 1 }

    /// Counts a pair of the current project. A pair that occurred before is ignored, because it gives no new
    /// information.
    mutating func add(_ pair: TextPair, _ locale: String) {
        guard seen[locale, default: []].insert(pair).inserted else { return }
        let meter = meters[locale] ?? SpeechMeter(styles.style(for: locale))
        meters[locale] = meter
        // The array is removed from the dictionary while it changes, so that it isn't copied.
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

    /// The same survey with at most 100 pairs per project and locale. The strings of a project have few authors and few
    /// topics, so ten times as many strings give hardly more information.
    var balanced: LengthSurvey {
        var result = self
        result.locales = locales.mapValues { $0.map { $0?.counting(asAtMost: LengthSample.mostTelling) } }
        return result
    }

    /// The lengths of several locales in some of the projects.
    /// - Parameter isIncluded: returns whether to include the project with the given number.
    func lengths(of locales: some Sequence<String>, where isIncluded: (Int) -> Bool = { _ in true }) -> Lengths {
        locales.reduce(into: Lengths()) { sum, locale in
            for (project, lengths) in (self.locales[locale] ?? []).enumerated() where isIncluded(project) {
                if let lengths { sum.add(lengths) }
            }
        }
    }

    /// For each project, the share of translations into some locales that are longer than a line.
    /// - Returns: the projects that contain pairs for the locales, in their order.
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
    /// The lengths in grapheme clusters, including placeholders in their source form.
    fileprivate var lengths: (source: Int, translation: Int) { (source.count, translation.count) }

    /// The durations in seconds, without placeholders.
    fileprivate func seconds(
        _ sourceMeter: SpeechMeter, _ translationMeter: SpeechMeter
    ) -> (source: Double, translation: Double) {
        (sourceMeter.seconds(of: Self.words(source)), translationMeter.seconds(of: Self.words(translation)))
    }

    private static func words(_ text: String) -> String {
        Message(parsing: text).segments.map { if case .text(let text) = $0 { text } else { " " } }.joined()
    }
}

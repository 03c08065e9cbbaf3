package import AXLocaleData
import AXSource

/// The assumed difference in length between a source string and its translation.
package struct LengthExpansion: Sendable {
    /// The quantile of translation lengths to imitate.
    package enum Quantile: String, CaseIterable, Sendable {
        /// The median length.
        case p50
        /// The length that one translation in ten, twenty or a hundred exceeds.
        case p90, p95, p99
        /// A quantile that depends on the key, so that the lengths in a catalog are distributed like those of
        /// translations.
        case distribution
    }

    /// The models of the imitated locale: one for lengths in grapheme clusters, and one for speaking times in seconds.
    private let characters: LengthModel
    private let seconds: LengthModel
    private let quantile: Quantile
    /// Measures the speaking time of source strings, which are in the development language.
    private let meter: SpeechMeter

    /// - Parameters:
    ///   - imitated: the locale whose lengths to imitate; the root locale represents all locales.
    ///   - source: the development language.
    package init(_ imitated: LocaleStyle, _ quantile: Quantile, source: LocaleStyle) {
        self.init(
            characters: imitated.length, seconds: imitated.spokenLength, quantile, meter: SpeechMeter(source))
    }

    package init(
        characters: LengthModel, seconds: LengthModel, _ quantile: Quantile, meter: SpeechMeter
    ) {
        (self.characters, self.seconds, self.quantile, self.meter) = (characters, seconds, quantile, meter)
    }

    func characters(of source: Int, _ key: StringKey?) -> Int {
        let length = line(of: characters, key).length(of: source).rounded(.up)
        // Locale data may come from anyone. An infinite length means no expansion, and a huge one is limited.
        guard length.isFinite else { return source }
        return Int(min(max(length, 0), Double(20 * source + 200)))
    }

    /// The additional time that a translation takes to speak compared with its source, in syllables or morae of the
    /// development language. Negative if the translation takes less time.
    func additionalSyllables(to source: String, _ key: StringKey?) -> Double {
        let spoken = meter.seconds(of: source)
        let seconds = line(of: seconds, key).length(of: spoken)
        guard seconds.isFinite else { return 0 }
        return (min(max(seconds, 0), 20 * spoken + 20) - spoken) * meter.rate.unitsPerSecond
    }

    private func line(of model: LengthModel, _ key: StringKey?) -> LengthModel.Line {
        switch quantile {
        case .p50: model.p50
        case .p90: model.p90
        case .p95: model.p95
        case .p99: model.p99
        case .distribution: model.line(at: Self.share(of: key ?? StringKey("")))
        }
    }

    /// A number between 0 and 1 that is always the same for a key, and uniformly distributed (FNV-1a, then the last
    /// step of SplitMix64).
    static func share(of key: StringKey) -> Double {
        var hash = FNV1a(key.bytes).value
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        hash ^= hash >> 31
        return (Double(hash >> 11) + 0.5) / Double(1 << 53)
    }
}

import AXLocaleData
import AXModel
import AXPseudo
import AXSource
import Foundation
import Testing

@Suite struct LengthExpansionTests {
    @Test(arguments: ["de", "fr", "root"])
    func aDistributionIsAsLongAsTheLocalesTranslationsAre(locale: String) throws {
        let style = LocaleStyles.embedded.style(for: locale)
        let pseudo = try pseudolocalizer(["length"], style, .distribution)
        let source = Message(parsing: "Adds the song to your library")
        let lengths = (0..<20_000).map { number in
            pseudo.transform(source, key: StringKey("screen.\(number / 7).label.\(number)")).text.count
        }
        let count = source.text.count
        for (line, share) in [(style.length.p50, 0.5), (style.length.p90, 0.1), (style.length.p99, 0.01)] {
            // A run of words is at most two characters longer than it should be.
            let limit = line.length(of: count).rounded(.up) + 1
            let longer = Double(lengths.count { Double($0) > limit }) / Double(lengths.count)
            // The line corresponds exactly to its share. The limit is up to two characters longer.
            let expected = shareLonger(than: limit, count, style.length)
            #expect(abs(shareLonger(than: line.length(of: count), count, style.length) - share) < 0.001)
            // Four standard deviations for this number of draws.
            let margin = 4 * (expected * (1 - expected) / Double(lengths.count)).squareRoot()
            #expect(abs(longer - expected) < margin, "\(share): \(longer), \(expected) expected")
        }
    }

    /// The share of translations that are longer than a length, according to the model.
    private func shareLonger(than length: Double, _ source: Int, _ model: LengthModel) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if model.line(at: middle).length(of: source) > length { high = middle } else { low = middle }
        }
        return 1 - low
    }

    @Test(arguments: [(0.5, 30.0), (0.9, 40), (0.99, 60), (0.1, 20), (0.95, 45.8)])
    func anyQuantileLiesBetweenThoseThatAreKnown(quantile: Double, length: Double) {
        let model = LengthModel(
            p50: .init(intercept: 10, slope: 1), p90: .init(intercept: 20, slope: 1),
            p99: .init(intercept: 40, slope: 1))
        let line = model.line(at: quantile)
        #expect(abs(line.length(of: 20) - length) < 0.05, "\(line)")
    }

    @Test func aHigherQuantileIsALongerText() throws {
        let style = LocaleStyles.embedded.style(for: "de")
        let lengths = try [LengthExpansion.Quantile.p50, .p90, .p95, .p99].map { quantile in
            try pseudolocalizer(["length"], style, quantile).transform(Message(parsing: "Plays the song.")).text.count
        }
        #expect(lengths == lengths.sorted() && Set(lengths).count == 4, "\(lengths)")
    }

    @Test(arguments: ["Play", "Plays the song.", "Double tap to open %@.", "Zoom 100%", "Zoom 50 %"])
    func aSpokenTextIsAsLongAsATranslationAndEndsInItsMarker(source: String) throws {
        let style = LocaleStyles.embedded.style(for: "de")
        let pseudo = try pseudolocalizer(["spoken"], style, .p90)
        let text = pseudo.transform(Message(parsing: source)).text
        #expect(text.contains("pseudo") && text.hasPrefix(source.prefix(4)), "\(text)")
        let meter = SpeechMeter(LocaleStyles.embedded.style(for: "en"))
        let words = source.replacing("%@", with: " ")
        let target = style.spokenLength.p90.length(of: meter.seconds(of: words)) * meter.rate.unitsPerSecond
        let syllables = meter.units(in: text.replacing("%@", with: " "))
        #expect(syllables >= target.rounded(.down) && syllables <= target + 4, "\(text): \(syllables), \(target)")
    }
}

@Suite struct PseudoCoverageTests {
    @Test(arguments: [("Play", ""), ("Play", "Play"), ("12:30", "12.30"), ("", "x")])
    func aPairThatTellsNothingIsNoPair(source: String, translation: String) {
        #expect(TextPair(source: source, translation: translation) == nil)
    }

    @Test func coverageCountsWhatIsLongerByTheLengthOfTheSource() {
        var coverage = PseudoCoverage()
        coverage.add("de", source: 10, translation: 20, pseudo: 19)
        coverage.add("de", source: 11, translation: 20, pseudo: 20)
        coverage.add("fr", source: 10, translation: 15, pseudo: 19)
        #expect(coverage.locales["de"]?.map(\.pairs) == [1, 1, 0, 0, 0, 0])
        #expect(coverage.all.map(\.pairs) == [2, 1, 0, 0, 0, 0])
        #expect(coverage.all.map(\.longer) == [1, 0, 0, 0, 0, 0])
        #expect(PseudoCoverage.total(coverage.all).share == 1.0 / 3)
    }
}

import AXLocaleData
import AXModel
import AXPseudo
import AXSource
import Foundation
import Testing

@Suite struct PseudoGrowthTests {
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
            // The line stands for its share exactly; the limit is up to two characters longer.
            let expected = shareLonger(than: limit, count, style.length)
            #expect(abs(shareLonger(than: line.length(of: count), count, style.length) - share) < 0.001)
            // Four standard deviations of as many draws.
            let margin = 4 * (expected * (1 - expected) / Double(lengths.count)).squareRoot()
            #expect(abs(longer - expected) < margin, "\(share): \(longer), \(expected) expected")
        }
    }

    /// Which share of translations is longer than a length, as the model has it.
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
        let lengths = try [PseudoGrowth.Quantile.p50, .p90, .p95, .p99].map { quantile in
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

@Suite struct LengthFitTests {
    @Test func aFitFindsTheLinesThatTheLengthsWereMadeWith() {
        var histogram = LengthHistogram()
        for source in 5...80 {
            for step in 0..<200 {
                let share = (Double(step) + 0.5) / 200
                histogram.add(Double(source), (3 + 10 * share) + (1 + 0.5 * share) * Double(source))
            }
        }
        let model = histogram.model
        #expect(abs(model.p50.length(of: 40) - (8 + 1.25 * 40)) < 1, "\(model.p50)")
        #expect(abs(model.p90.length(of: 40) - (12 + 1.45 * 40)) < 1, "\(model.p90)")
        #expect(abs(histogram.exceedance(of: model.p90) - 0.1) < 0.01)
        #expect(abs(histogram.exceedance(of: model.p99) - 0.01) < 0.005)
    }

    @Test func aLargeProjectCountsAsASmallOneWhereTheyAreBalanced() {
        var (large, small) = (LengthHistogram(), LengthHistogram())
        for _ in 0..<3000 { large.add(10, 30) }
        for _ in 0..<50 { small.add(10, 20) }
        let line = LengthModel.Line(intercept: 15, slope: 1)
        var sum = large
        sum.add(small)
        #expect(abs(sum.exceedance(of: line) - 3000 / 3050) < 1e-9)
        sum = large.counting(asAtMost: 100)
        #expect(sum.pairs == 3000 && abs(sum.countedPairs - 100) < 0.001)
        sum.add(small.counting(asAtMost: 100))
        #expect(sum.pairs == 3050 && abs(sum.countedPairs - 150) < 0.001)
        #expect(abs(sum.exceedance(of: line) - 2.0 / 3) < 0.001)
        #expect(sum.line(at: 0.5).length(of: 10) == 30 && sum.line(at: 0.3).length(of: 10) == 20)
    }

    @Test func sumsAreTheSameInEveryOrder() {
        let parts = (1...20).map { number in
            var part = LengthHistogram()
            for pair in 0..<(100 + 7 * number) { part.add(Double(pair % 9), Double(pair % 13)) }
            return part.counting(asAtMost: 100)
        }
        let forth = parts.reduce(into: LengthHistogram()) { $0.add($1) }
        let back = parts.reversed().reduce(into: LengthHistogram()) { $0.add($1) }
        #expect(forth.countedPairs == back.countedPairs)
        #expect(forth.model == back.model)
    }

    @Test(arguments: [("Play", ""), ("Play", "Play"), ("12:30", "12.30"), ("", "x")])
    func aPairThatTellsNothingIsNoPair(source: String, translation: String) {
        #expect(TextPair(source: source, translation: translation) == nil)
    }

    @Test func aSurveyCountsEveryPairOnceAndMeasuresEachHalfByTheOther() throws {
        let styles = LocaleStyles.embedded
        var survey = LengthSurvey(source: styles.style(for: "en"), styles: styles)
        for _ in 0..<2 {
            survey.beginProject()
            for number in 0..<50 {
                let source = String(repeating: "word ", count: number % 10 + 1) + "\(number)"
                let pair = try #require(TextPair(source: source, translation: source + "xxxxx"))
                survey.add(pair, "de")
                survey.add(pair, "fr")
            }
        }
        #expect(survey.lengths(of: ["de"]).characters.pairs == 50)
        #expect(survey.lengths(of: ["de", "fr"]) { $0 == 1 }.characters.pairs == 0)
        // All pairs are those of the first project.
        let joined = CrossedModels(survey, together: ["de", "fr"], as: "both", survey.halves)
        #expect(joined.exceedances(of: "both", in: ["de", "fr"], survey).isEmpty)
        #expect(CrossedModels(survey, apart: [], survey.halves).exceedances(of: "de", in: ["de"], survey).isEmpty)
    }

    @Test(arguments: [(0, 0.9...1.0), (40, 0.0...0.5)])
    func aModelIsStableWhereProjectsAreAlike(unlike: Int, expected: ClosedRange<Double>) throws {
        let styles = LocaleStyles.embedded
        var survey = LengthSurvey(source: styles.style(for: "en"), styles: styles)
        #expect(survey.stability(apart: []).isEmpty)
        for project in 0..<4 {
            survey.beginProject()
            for number in 0..<400 {
                let source = "Text \(project) of number \(number)"
                let growth = number * 37 % 20 + project * unlike
                survey.add(
                    try #require(
                        TextPair(source: source, translation: source + String(repeating: "x", count: growth + 1))),
                    "de")
            }
        }
        let stability = try #require(survey.stability(apart: [])["de"])
        #expect(expected.contains(stability), "\(stability)")
        let crossed = CrossedModels(survey, apart: [], survey.halves)
        #expect(crossed.exceedances(of: "de", in: ["de"], survey).map(\.pairs) == [800, 800])
        #expect(crossed.exceedances(of: "de", in: ["de"], survey.balanced).map(\.pairs) == [200, 200])
        #expect(crossed.exceedances(of: "fr", in: ["fr"], survey).isEmpty)
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

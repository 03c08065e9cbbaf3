import AXLocaleData
import AXPseudo
import Testing

@testable import length_model

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
        // All pairs belong to the first project.
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
}

import AXLocaleData
import Testing

@testable import length_model

@Suite struct JointLengthFitTests {
    /// A histogram with sources of 1 to 50 characters, each `times` times for every surplus over the line
    /// `intercept + source`.
    private func histogram(_ intercept: Int, surpluses: Range<Int> = 0..<1, times: Int = 1) -> LengthHistogram {
        var histogram = LengthHistogram()
        for source in 1...50 {
            for surplus in surpluses {
                for _ in 0..<times { histogram.add(Double(source), Double(intercept + source + surplus)) }
            }
        }
        return histogram
    }

    private func sample(_ locale: String, _ projects: [Int: LengthHistogram]) throws -> LengthSample {
        try #require(LengthSample(locale: locale, projects: projects))
    }

    private func line(_ locale: String, _ samples: [LengthSample], at quantile: Double) throws -> LengthModel.Line {
        try #require(JointLengthFit(samples).lines(at: quantile)[locale])
    }

    @Test(arguments: [([1, 1, 1, 1], 4.0), ([3, 1], 1.6), ([7], 1.0)])
    func projectsCountByHowMuchTheyTell(times: [Int], expected: Double) throws {
        let projects = times.enumerated().map { ($0.offset, histogram(0, times: $0.element)) }
        let sample = try sample("de", Dictionary(uniqueKeysWithValues: projects))
        #expect(abs(sample.effectiveProjects - expected) < 0.001)
        #expect(LengthSample(locale: "de", projects: [:]) == nil)
    }

    @Test func aLocaleThatOnlyWordyProjectsHaveIsAsWordyAsOthers() throws {
        // In two of the projects, every string is twenty characters longer in all languages.
        func projects(_ numbers: Range<Int>) -> [Int: LengthHistogram] {
            numbers.reduce(into: [:]) { $0[$1] = histogram($1 < 2 ? 20 : 0, surpluses: 0..<20, times: 4) }
        }
        let known = try ["aa", "bb", "cc"].map { try sample($0, projects(0..<8)) }
        let few = try sample("dd", projects(0..<2))
        let truth = try line("aa", known + [few], at: 0.9)
        let joint = try line("dd", known + [few], at: 0.9)
        let alone = try line("dd", [few], at: 0.9)
        #expect(abs(alone.length(of: 30) - truth.length(of: 30)) > 4, "\(alone) \(truth)")
        #expect(abs(joint.length(of: 30) - truth.length(of: 30)) < 2, "\(joint) \(truth)")
    }

    @Test func linesLieAboveTheMedianAsThoseOfOtherLanguagesDo() throws {
        // p90 of the others is 8 characters above the median, and p90 of the last one is on it. A quarter of its result
        // is its own.
        let projects = (0..<8).reduce(into: [:]) { $0[$1] = histogram(10, surpluses: 0..<20) }
        let known = try ["aa", "bb", "cc", "dd", "ee"].map { try sample($0, projects) }
        let few = try sample("ff", [0: histogram(5, times: 20)])
        #expect(abs(try line("ff", known + [few], at: 0.5).length(of: 20) - 25) < 0.5)
        #expect(abs(try line("ff", known + [few], at: 0.9).length(of: 20) - (25 + 8 * 0.75)) < 1)
        // Four other languages are too few to have anything in common.
        #expect(abs(try line("ff", known.dropLast() + [few], at: 0.9).length(of: 20) - 25) < 0.5)
    }

    @Test(arguments: [("aa", 16.667), ("aa-BB", 18.333), ("cc", 30.0)])
    func varietiesOfALanguageLearnFromEachOther(locale: String, expected: Double) throws {
        // One project with 10 and four with 20. The weight of the own line is 1 / (1 + 2), because 1 / (1/4 + 1/4) is
        // 2; and 4 / (4 + 0.8), because 1 / (1 + 1/4) is 0.8.
        let four = (0..<4).reduce(into: [:]) { $0[$1] = histogram(20, times: 20) }
        let samples = [
            try sample("aa", [0: histogram(10, times: 20)]), try sample("aa-BB", four),
            try sample("cc", [0: histogram(30, times: 20)]),
            // Too few pairs for a result.
            try sample("cc-DD", [0: histogram(90)]),
        ]
        #expect(abs(try line(locale, samples, at: 0.9).length(of: 20) - (20 + expected)) < 0.1)
    }

    @Test func aLocaleThatIsFittedAloneTakesNothingAndGivesNothing() throws {
        let apart = try sample("aa", [0: histogram(90, surpluses: 0..<40)])
        let others = try [sample("aa-BB", [0: histogram(0, surpluses: 0..<40), 1: histogram(3, times: 20)])]
        let fit = JointLengthFit(others + [apart], apart: ["aa"])
        #expect(fit.models["aa"] == apart.whole.model)
        #expect(fit.models["aa-BB"] == JointLengthFit(others).models["aa-BB"])
    }

    @Test func aSingleLocaleHasTheLinesOfItsPairs() throws {
        let sample = try sample("de", [0: histogram(3, surpluses: 0..<30), 1: histogram(5, surpluses: 0..<30)])
        let fit = JointLengthFit([sample])
        for (quantile, line) in [(0.5, fit.models["de"]?.p50), (0.9, fit.models["de"]?.p90)] {
            let own = sample.whole.line(at: quantile)
            #expect(abs((try #require(line)).length(of: 25) - own.length(of: 25)) < 0.5)
        }
        #expect(JointLengthFit([]).models.isEmpty)
    }
}

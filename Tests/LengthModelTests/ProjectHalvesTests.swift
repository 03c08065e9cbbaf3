import AXTestSupport
import Testing

@testable import length_model

@Suite struct ProjectHalvesTests {
    /// The share of a locale's pairs in the first half.
    private func share(_ counts: [Int], _ halves: ProjectHalves) -> Double {
        let first = counts.indices.filter { halves.contains($0, half: 0) }.reduce(0) { $0 + counts[$1] }
        return Double(first) / Double(counts.reduce(0, +))
    }

    @Test func eachHalfHasAboutAsManyPairsOfEachLocale() {
        var generator = SeededGenerator(seed: 11)
        let projects = 120
        // Nearly all projects have some of the locales, and only a few have the others.
        let pairs = (0..<40).map { locale in
            (0..<projects).map { _ in
                Int.random(in: 0..<40, using: &generator) > locale ? Int.random(in: 50..<900, using: &generator) : 0
            }
        }
        let halves = ProjectHalves(pairs, projects: projects)
        for (locale, counts) in pairs.enumerated() where counts.reduce(0, +) >= 1000 {
            let share = share(counts, halves)
            #expect(abs(share - 0.5) < 0.12, "locale \(locale) of \(counts.count { $0 > 0 }) projects: \(share)")
        }
        let first = (0..<projects).count { halves.contains($0, half: 0) }
        #expect(abs(first - projects / 2) < projects / 8, "\(first)")
        #expect((0..<projects).allSatisfy { halves.contains($0, half: 0) != halves.contains($0, half: 1) })
    }

    @Test func twoProjectsOfALocaleAreParted() {
        let halves = ProjectHalves([[900, 0, 700, 0], [0, 800, 0, 600]], projects: 4)
        #expect(halves.contains(0, half: 0) != halves.contains(2, half: 0))
        #expect(halves.contains(1, half: 0) != halves.contains(3, half: 0))
    }

    @Test func aLocaleOfFewPairsDecidesNothing() {
        let pairs = [[1500, 0, 1500, 0], [0, 0, 9, 9]]
        let halves = ProjectHalves(pairs, projects: 4)
        #expect((0..<4).map { halves.contains($0, half: 0) } == [true, true, false, false])
        let many = ProjectHalves(pairs.map { $0.map { 200 * $0 } }, projects: 4)
        #expect((0..<4).map { many.contains($0, half: 0) } == [false, true, true, false])
    }

    @Test func projectsGoOverThatWereSharedOutBadly() {
        // The first split puts the first project into the half of the second one. It has to move to the other half.
        let halves = ProjectHalves([[2000, 1000, 0, 0], [0, 1000, 0, 2000]], projects: 4)
        #expect(halves.contains(0, half: 0) != halves.contains(1, half: 0))
        #expect(halves.contains(1, half: 0) != halves.contains(3, half: 0))
    }

    @Test func withoutPairsThereAreTwoHalvesStill() {
        let halves = ProjectHalves([], projects: 2)
        #expect(halves.contains(0, half: 0) && halves.contains(1, half: 1))
        _ = ProjectHalves([], projects: 0)
    }
}

import AXExtract
import AXSource
import Testing

@testable import AXCommands

@Suite struct RewriteTrialsTests {
    /// Trials in which the changes in `failing` fail, and those in `apart` fail together.
    private static func trials(failing: Set<Int>, apart: Set<Int> = []) -> RewriteTrials<Int> {
        RewriteTrials(most: 64) { changes in
            if let first = changes.first(where: failing.contains) { return RewriteRefusal("\(first) fails") }
            return apart.count > 1 && apart.isSubset(of: changes) ? RewriteRefusal("two of them fail") : nil
        }
    }

    @Test(arguments: [[], [0], [99], [3, 4, 50], [0, 25, 50, 75, 99]])
    func whatFailsIsRefusedAndTheRestIsMade(_ failing: [Int]) {
        var trials = Self.trials(failing: Set(failing))
        #expect(trials.sound(Array(0..<100)) == (0..<100).filter { !failing.contains($0) })
        #expect(trials.refused.map(\.refusal.reason) == failing.map { "\($0) fails" })
    }

    @Test func whatFailsOnlyTogetherAndInNoHalfIsNotMade() {
        var trials = Self.trials(failing: [], apart: [0, 3])
        #expect(trials.sound([0, 1, 2, 3]) == [])
        #expect(trials.refused.map(\.change) == [0, 1, 2, 3])
    }

    @Test func whatFailsOnlyTogetherIsNotMade() {
        var trials = Self.trials(failing: [1], apart: [0, 3])
        #expect(trials.sound([0, 1, 2, 3]) == [])
        let together = "rewriting all of the strings in this file together would break the file's syntax"
        #expect(trials.refused.map(\.change).sorted() == [0, 1, 2, 3])
        #expect(trials.refused.map(\.refusal.reason) == ["1 fails", together, together, together])
    }

    @Test func whereThousandsFailTheTrialsEnd() {
        var count = 0
        var trials = RewriteTrials<Int>(most: 64) { _ in
            count += 1
            return RewriteRefusal("fails")
        }
        #expect(trials.sound(Array(0..<100_000)) == [])
        #expect(trials.refused.count == 100_000 && count < 100)
    }
}

@Suite struct TakenSpansTests {
    @Test func stretchesThatOverlapAreTakenOnce() {
        var taken = TakenSpans()
        let changes: [([Span], isTaken: Bool)] = [
            ([Span(10, 20), Span(30, 40)], true),
            ([Span(0, 5), Span(19, 21)], false),
            ([Span(0, 5), Span(20, 30)], true),
            ([Span(4, 4)], false),
            ([Span(25, 50)], false),
            ([Span(5, 5), Span(10, 10), Span(40, 41)], true),
            ([Span(9, 11)], false),
        ]
        for (spans, isTaken) in changes {
            let result = taken.take(spans)
            #expect(result == isTaken, "\(spans)")
        }
    }
}

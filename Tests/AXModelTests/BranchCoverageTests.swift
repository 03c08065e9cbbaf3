import AXModel
import Testing

@Suite struct BranchCoverageTests {
    @Test func bothOutcomesOfATestAreAll() {
        let branches = [Branch([.holds(["isOn"])]), Branch([.fails(["isOn"])])]
        #expect(branches.cover(.always))
        #expect(![branches[0]].cover(.always))
    }

    @Test func branchesThatDoNotAskForAValueAreEnough() {
        let branches = [
            Branch([.holds(["isPast"]), .matches("status", pattern: ".arriving")]),
            Branch([.holds(["isLate"])]), Branch([.fails(["isLate"])]),
        ]
        #expect(branches.cover(.always))
        #expect(!branches.dropLast().map(\.self).cover(.always))
    }

    /// Patterns that may overlap exclude nothing, so there are many ways to combine them.
    @Test(.timeLimit(.minutes(15))) func overlappingPatternsEnd() {
        let cases = (0..<32).flatMap { outer in
            (0..<32).map { inner in
                Branch([
                    .matches("a", pattern: "let x where x > \(outer)"),
                    .matches("b", pattern: "let y where y > \(inner)"),
                ])
            }
        }
        #expect(!(cases + [Branch([.holds(["f"])])]).cover(.always))
    }
}

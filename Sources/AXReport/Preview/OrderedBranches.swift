package import AXModel

extension [Branch] {
    /// The branches of alternatives, of which VoiceOver speaks the first whose tests hold. A test is omitted if it
    /// holds anyway because no earlier branch applies. For example, `isOn` and `!isOn` become `isOn` and an empty
    /// branch.
    package var inOrder: [Branch] {
        indices.map { index in
            let tests = self[index].tests
            guard tests.count <= Self.mostTests else { return self[index] }
            let earlier = self[..<index].suffix(Self.mostEarlier).map(\.tests)
            return Branch(
                tests.filter { !$0.isImplied(among: tests, after: earlier) && !$0.isImpliedByCase(among: tests) })
        }
    }

    /// The maximum number of preceding branches that a branch is compared with.
    private static var mostEarlier: Int { 32 }
    /// A branch with more tests keeps all of them. It is shortened when it's shown.
    private static var mostTests: Int { 32 }
}

extension [Branch] {
    /// The branches. If a branch is too long to be shown, its tests are sorted so that those in the most branches come
    /// first, because shortening omits the first tests.
    var mostCommonFirst: [Branch] {
        let counts = reduce(into: [Branch.Test: Int]()) { counts, branch in
            for test in Set(branch.tests) { counts[test, default: 0] += 1 }
        }
        return map { branch in
            branch.isShown
                ? branch : Branch(branch.tests.sorted { counts[$0, default: 0] > counts[$1, default: 0] })
        }
    }
}

extension Branch.Test {
    /// Whether another test is that the same value is an enumeration case, `kind is .phone`, and this one only that the
    /// value isn't nil, or isn't one of other cases.
    fileprivate func isImpliedByCase(among tests: [Branch.Test]) -> Bool {
        switch kind {
        case .holds(let conditions) where conditions.count == 1 && conditions[0].hasSuffix(" != nil"):
            let value = conditions[0].dropLast(" != nil".count)
            return tests.contains { $0.subject.map { $0 == value } ?? false }
        case .matchesNothing(let subject, let patterns):
            let others = Set(patterns.flatMap(CasePattern.all).map(\.name))
            return !others.isEmpty
                && tests.contains { test in
                    guard case .matches(subject, let pattern) = test.kind else { return false }
                    let cases = CasePattern.all(in: pattern)
                    return !cases.isEmpty && others.isDisjoint(with: cases.map(\.name))
                }
        default: return false
        }
    }

    /// Whether the test holds anyway because an earlier branch doesn't apply: the earlier branch has the opposite test,
    /// and otherwise only tests of this branch.
    /// - Parameters:
    ///   - tests: the tests of the branch.
    ///   - earlier: the tests of the preceding branches.
    fileprivate func isImplied(among tests: [Branch.Test], after earlier: [[Branch.Test]]) -> Bool {
        let opposites: [Branch.Test]
        switch kind {
        case .fails(let conditions): opposites = [.holds(conditions)]
        case .matchesNothing(let subject, let patterns):
            opposites = patterns.map { .matches(subject, pattern: $0) }
        case .holds, .isNil, .matches: opposites = []
        }
        return !opposites.isEmpty
            && opposites.allSatisfy { opposite in
                earlier.contains { branch in
                    branch.contains(opposite)
                        && branch.allSatisfy { $0 == opposite || $0 != self && tests.contains($0) }
                }
            }
    }
}

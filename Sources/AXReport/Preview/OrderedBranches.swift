package import AXModel

extension [Branch] {
    /// The branches of strings of which the first fitting one is spoken, without the tests that hold because none
    /// before it fits: `isOn` and nothing for `isOn` and `!isOn`.
    package var inOrder: [Branch] {
        indices.map { index in
            let tests = self[index].tests
            let earlier = self[..<index].suffix(Self.mostEarlier).map(\.tests)
            return Branch(
                tests.filter { !$0.isImplied(among: tests, after: earlier) && !$0.isImpliedByCase(among: tests) })
        }
    }

    /// How many branches before a branch are compared with it.
    private static var mostEarlier: Int { 32 }
}

extension [Branch] {
    /// The branches, each with the tests that most of them have first. If a long branch is shortened, the tests that
    /// distinguish it are kept.
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
    /// Whether the test only says that a value isn't nil, and another one that it's a case: `kind is .phone`.
    fileprivate func isImpliedByCase(among tests: [Branch.Test]) -> Bool {
        guard case .holds(let conditions) = kind, conditions.count == 1, conditions[0].hasSuffix(" != nil") else {
            return false
        }
        let value = conditions[0].dropLast(" != nil".count)
        return tests.contains { $0.subject.map { $0 == value } ?? false }
    }

    /// Whether the test says only that an earlier branch doesn't fit: with its opposite in its place, that branch would.
    /// - Parameters:
    ///   - tests: the tests of the branch.
    ///   - earlier: the tests of the branches before it.
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

/// The tests in the code that decide whether a string is used, outermost first.
package struct Branch: Hashable, Sendable {
    package private(set) var tests: [Test]

    /// The branch of code that runs unconditionally.
    package static let always = Branch([])

    /// The maximum total length of the tests in UTF-8 bytes. Longer branches lose their outermost tests. Without a
    /// limit, the code after a thousand early returns would repeat all of their conditions.
    private static let maximumLength = 1_000

    package init(_ tests: [Test]) {
        var length = 0
        let kept = tests.reversed().prefix { test in
            length += test.length
            return length <= Self.maximumLength
        }
        self.tests = kept.count == tests.count ? tests : kept.reversed()
    }

    package var isAlways: Bool { tests.isEmpty }

    package var outer: Branch { Branch(tests.dropLast()) }

    package func adding(_ test: Test?) -> Branch {
        test.map { Branch(tests + [$0]) } ?? self
    }

    /// This branch with the tests of `inner` added inside it.
    ///
    /// If `inner` begins with the tests of this branch, or this branch ends with those of `inner`, they aren't
    /// repeated, because a value may be assigned in the same branch that uses it.
    package func adding(_ inner: Branch) -> Branch {
        if inner.tests.starts(with: tests) { return inner }
        if tests.suffix(inner.tests.count).elementsEqual(inner.tests) { return self }
        return Branch(tests + inner.tests)
    }

    /// Whether this branch equals `other` or is inside it.
    package func isInside(_ other: Branch) -> Bool { tests.starts(with: other.tests) }

    /// Whether the branches are equal, or one is inside the other. False for independent branches, even if both may
    /// run, such as those of two consecutive `if` statements.
    package func mayMeet(_ other: Branch) -> Bool { isInside(other) || other.isInside(self) }

    /// Whether the two branches never run together: one requires a condition that fails in the other, or they are
    /// different cases of a `switch` over the same value. False if this isn't known.
    package func excludes(_ other: Branch) -> Bool {
        guard !isAlways, !other.isAlways else { return false }
        return tests.contains { test in other.tests.contains { test.isOtherCase(than: $0) || test.contradicts($0) } }
    }

    /// Whether the branch can never run, because two of its tests or conditions exclude each other. False for a branch
    /// with more than ``mostCompared`` tests.
    package var isImpossible: Bool {
        guard tests.count <= Self.mostCompared else { return false }
        return tests.indices.contains { index in
            let test = Branch([tests[index]])
            return tests[index].isImpossible || tests[..<index].contains { test.excludes(Branch([$0])) }
        }
    }

    private static let mostCompared = 64

    /// Whether this branch runs only if `other` does. The order of the tests and the grouping of their conditions don't
    /// matter.
    package func implies(_ other: Branch) -> Bool {
        if isInside(other) { return true }
        let rest = other.tests.filter { !tests.contains($0) }
        if rest.isEmpty { return true }
        return rest.allSatisfy { test in
            test.conditions.allSatisfy { condition in tests.contains { $0.conditions.contains(condition) } }
                || test.choices.contains { implies(Branch([.holds([$0])])) }
        }
    }

    /// The branch without the tests that `known` implies; nil if the two exclude each other.
    package func assuming(_ known: Branch) -> Branch? {
        if known.isAlways { return self }
        return excludes(known) ? nil : Branch(tests.filter { !known.implies(Branch([$0])) })
    }

    /// The branch in which both this branch and `other` run. Conditions of both branches appear only once. Operands of
    /// `||` that fail in this branch are omitted.
    package func joined(_ other: Branch) -> Branch {
        other.tests.reduce(self) { joined, test in
            joined.implies(Branch([test])) ? joined : joined.adding(joined.remaining(of: test))
        }
    }

    /// The test without the operands of `||` that fail in this branch; the whole test if all of them fail.
    private func remaining(of test: Test) -> Test {
        let choices = test.choices
        guard !choices.isEmpty, !isAlways else { return test }
        let open = choices.filter { !excludes(Branch([.holds([$0])])) }
        return open.isEmpty || open.count == choices.count ? test : .holds([open.joined(separator: " || ")])
    }
}

extension Branch.Test {
    /// Whether two conditions of the test exclude each other: `kind == .phone && kind == .url`.
    fileprivate var isImpossible: Bool {
        guard case .holds = kind, conditions.count > 1 else { return false }
        return conditions.indices.contains { index in
            conditions[..<index].contains { $0.excludes(conditions[index]) }
        }
    }

    /// Whether a condition of this test and a condition of `other` can't both be true.
    fileprivate func contradicts(_ other: Branch.Test) -> Bool {
        if let whole, other.conditions.contains(where: whole.excludes) { return true }
        if let theirs = other.whole {
            if conditions.contains(where: theirs.excludes) || whole?.excludes(theirs) == true { return true }
        }
        return conditions.contains { own in other.conditions.contains { own.excludes($0) } }
    }
}

extension [Branch] {
    /// The tests that all branches begin with.
    package var common: Branch {
        guard let first else { return .always }
        return dropFirst().reduce(first) { common, branch in
            Branch(zip(common.tests, branch.tests).prefix { $0 == $1 }.map(\.0))
        }
    }
}

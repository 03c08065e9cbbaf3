/// The tests that decide whether a string is used, the outermost first.
public struct Branch: Hashable, Sendable {
    /// One test. Expressions and patterns are spelled as in the source, on one line, and long ones are cut.
    public enum Test: Hashable, Sendable {
        /// All conditions of `if isOn, count > 1`, or the one of `isOn ? … : …`.
        case holds([String])
        /// The `else` of `if isOn, count > 1`, or what follows `if isOn { return }`.
        case fails([String])
        /// The last `else` of a chain of several tests.
        case otherwise
        /// What follows `title ??`.
        case isNil(String)
        /// `case .play` of `switch mode`.
        case matches(String, pattern: String)
        /// `default` of `switch mode`.
        case matchesNothing(String)
    }

    public private(set) var tests: [Test]

    /// The branch of what runs whatever happens.
    public static let always = Branch([])

    /// The most UTF-8 bytes of all tests; the outer ones are left out. Otherwise, the last of a thousand early returns
    /// would repeat all conditions before it.
    private static let longest = 1_000

    public init(_ tests: [Test]) {
        var length = 0
        let kept = tests.reversed().prefix { test in
            length += test.length
            return length <= Self.longest
        }
        self.tests = kept.count == tests.count ? tests : kept.reversed()
    }

    public var isAlways: Bool { tests.isEmpty }

    /// The branch around the innermost test.
    public var outer: Branch { Branch(tests.dropLast()) }

    /// A test inside this branch.
    public func adding(_ test: Test?) -> Branch {
        test.map { Branch(tests + [$0]) } ?? self
    }

    /// A branch inside this one. A value that was assigned in the branch that uses it has some of its tests.
    public func adding(_ inner: Branch) -> Branch {
        if inner.tests.starts(with: tests) { return inner }
        if tests.suffix(inner.tests.count).elementsEqual(inner.tests) { return self }
        return Branch(tests + inner.tests)
    }

    /// Whether this branch is the other one, or inside it.
    public func isInside(_ other: Branch) -> Bool { tests.starts(with: other.tests) }

    /// Whether one string may be used together with the other: one branch is inside the other.
    public func mayMeet(_ other: Branch) -> Bool { isInside(other) || other.isInside(self) }

    /// Whether two branches never run together: one runs where a test of the other fails, or they are cases of a `switch`
    /// over the same value.
    public func excludes(_ other: Branch) -> Bool {
        tests.contains { test in other.tests.contains { test.excludes($0) || $0.excludes(test) } }
    }
}

extension Branch.Test {
    /// In UTF-8 bytes.
    fileprivate var length: Int {
        switch self {
        case .holds(let tests), .fails(let tests): tests.reduce(0) { $0 + $1.utf8.count }
        case .otherwise: 0
        case .isNil(let text), .matchesNothing(let text): text.utf8.count
        case .matches(let subject, let pattern): subject.utf8.count + pattern.utf8.count
        }
    }

    fileprivate func excludes(_ other: Branch.Test) -> Bool {
        switch (self, other) {
        case (.holds(let tests), .fails(let failed)):
            return tests == failed || failed.count == 1 && conjuncts.contains { $0 == failed[0] }
        case (.holds, .holds):
            let others = Set(other.conjuncts.map { "!" + $0 })
            return conjuncts.contains { others.contains(String($0)) }
        default:
            guard let subject, self != other else { return false }
            return subject == other.subject
        }
    }

    /// What must hold at once.
    private var conjuncts: [Substring] {
        guard case .holds(let tests) = self else { return [] }
        return tests.flatMap { $0.contains("||") ? [$0[...]] : $0.split(separator: " && ", maxSplits: 15) }
    }

    /// The value of a `switch`, if its case is one of an enumeration: other patterns may overlap.
    private var subject: String? {
        switch self {
        case .matches(let subject, let pattern): pattern.hasPrefix(".") ? subject : nil
        case .matchesNothing(let subject): subject
        case .holds, .fails, .otherwise, .isNil: nil
        }
    }
}

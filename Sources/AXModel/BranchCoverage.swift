import AXSource

extension [Branch] {
    /// The maximum number of branches to check. Hand-written code has fewer.
    private static var most: Int { 32 }

    /// The maximum number of outcomes to try. Malicious code may nest patterns that don't exclude each other.
    private static var mostTrials: Int { 512 }

    /// Whether at least one of the branches runs whenever `whole` runs. If the branches contain several cases of a
    /// `switch`, these are assumed to be all of its cases, unless it compares numbers or strings and has no default.
    /// - Parameter depth: the maximum number of nested tests for which every outcome is tried.
    package func cover(_ whole: Branch, depth: Int = 6) -> Bool {
        var trials = Self.mostTrials
        return cover(whole, depth, &trials)
    }

    private func cover(_ whole: Branch, _ depth: Int, _ trials: inout Int) -> Bool {
        trials -= 1
        guard trials > 0 else { return false }
        let meeting = prefix(Self.most).filter { !$0.excludes(whole) }
        if meeting.contains(where: whole.implies) { return true }
        guard depth > 0, let test = meeting.lazy.compactMap({ $0.firstTest(notIn: whole) }).first else { return false }
        if let opposite = test.opposite {
            return [test, opposite].allSatisfy { meeting.cover(whole.adding($0), depth - 1, &trials) }
        }
        let cases = meeting.compactMap { $0.firstTest(notIn: whole) }.filter { $0.isCase(like: test) }.uniqued()
        let isWhole = !cases.contains(where: \.isLiteral) || cases.contains(where: \.isDefault)
        if isWhole, cases.count > 1, cases.allSatisfy({ meeting.cover(whole.adding($0), depth - 1, &trials) }) {
            return true
        }
        // Even without the branches for cases of this value, the others may cover `whole`.
        let others = meeting.filter { $0.firstTest(notIn: whole)?.isCase(like: test) != true }
        return !others.isEmpty && others.cover(whole, depth - 1, &trials)
    }
}

extension Branch {
    /// The outermost test that `whole` doesn't imply; nil if it implies all tests.
    fileprivate func firstTest(notIn whole: Branch) -> Test? { tests.first { !whole.implies(Branch([$0])) } }
}

extension Branch.Test {
    /// Whether both tests are cases of a `switch` over the same value.
    fileprivate func isCase(like other: Branch.Test) -> Bool { subject != nil && subject == other.subject }

    /// Whether the test is a case for a number, a range or a string. A list of such cases never includes all values.
    fileprivate var isLiteral: Bool {
        guard case .matches(_, let pattern) = kind else { return false }
        let first = pattern.drop { $0 == "-" || $0 == "#" }
        return first.first.map { $0.isNumber || $0 == "\"" } ?? false
            || ["..<", "..."].contains { pattern.hasPrefix($0) }
    }

    /// Whether the test holds for every value: `default`, `case _` or `case let other`.
    fileprivate var isDefault: Bool {
        switch kind {
        case .matchesNothing: true
        case .matches(_, let pattern):
            pattern == "_"
                || ["let ", "var "].contains { pattern.hasPrefix($0) }
                    && pattern.dropFirst(4).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        case .holds, .fails, .isNil: false
        }
    }
}

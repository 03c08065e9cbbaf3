import AXModel
import AXSource

extension [Branch] {
    /// More branches than these aren't written by people.
    private static var most: Int { 32 }

    /// Whether one of the branches runs whenever `whole` does. The cases of a `switch` must be exhaustive.
    /// - Parameter depth: the number of tests that are looked at in both outcomes.
    func cover(_ whole: Branch, depth: Int = 6) -> Bool {
        let meeting = prefix(Self.most).filter { !$0.excludes(whole) }
        if meeting.contains(where: whole.implies) { return true }
        guard depth > 0, let test = meeting.lazy.compactMap({ $0.firstTest(notIn: whole) }).first else { return false }
        if let opposite = test.opposite {
            return [test, opposite].allSatisfy { meeting.cover(whole.adding($0), depth: depth - 1) }
        }
        let cases = meeting.compactMap { $0.firstTest(notIn: whole) }.filter { $0.isCase(like: test) }.uniqued()
        return cases.count > 1 && cases.allSatisfy { meeting.cover(whole.adding($0), depth: depth - 1) }
    }
}

extension Branch {
    /// The outermost test that doesn't hold in any case where `whole` runs.
    fileprivate func firstTest(notIn whole: Branch) -> Test? { tests.first { !whole.implies(Branch([$0])) } }
}

extension Branch.Test {
    /// Whether both are cases of one `switch`.
    fileprivate func isCase(like other: Branch.Test) -> Bool { subject != nil && subject == other.subject }
}

/// What is known of the tests of branches, as extraction tells them: `isOn`, `!(isOn)`, `state: .loading`, joined by `&&`.
enum BranchTests {
    /// Whether two branches never run together: one runs where the test of the other fails, or they are cases of one
    /// `switch`.
    static func exclude(_ first: String?, _ second: String?) -> Bool {
        guard let first, let second else { return false }
        let others = parts(of: second)
        return parts(of: first).contains { part in others.contains { excludes(part, $0) } }
    }

    private static func parts(of tests: String) -> [Substring] {
        tests.split(separator: " && ", maxSplits: 15)
    }

    private static func excludes(_ first: Substring, _ second: Substring) -> Bool {
        if first == "!(\(second))" || second == "!(\(first))" || first == "!\(second)" || second == "!\(first)" {
            return true
        }
        guard first != second, let subject = subject(of: first) else { return false }
        return subject == self.subject(of: second)
    }

    /// What a `switch` is about, before the case.
    private static func subject(of test: Substring) -> Substring? {
        for start in [": .", ": default"] {
            if let mark = test.firstRange(of: start) { return test[..<mark.lowerBound] }
        }
        return nil
    }
}

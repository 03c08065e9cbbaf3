import Testing

@testable import AXExtract

struct CountTestTests {
    @Test(arguments: [
        ("count == 1", "count", true, false), ("!(count == 1)", "count", false, false),
        ("songs.count != 1", "songs.count", false, false), ("n > 1", "n", false, true), ("!(n > 1)", "n", true, true),
        ("n <= 1", "n", true, true), ("n < 2", "n", true, true), ("n >= 2", "n", false, true),
        ("1 == n", "n", true, false), ("1 < n", "n", false, true), ("isOn && n == 1", "n", true, false),
        ("isOn && !(n == 1)", "n", false, false), ("let n = items.count, n == 1", "n", true, false),
        ("items.count: 1", "items.count", true, false), ("items.count: default", "items.count", false, false),
    ])
    func aTestForOneIsRead(condition: String, subject: String, isOne: Bool, takesZero: Bool) throws {
        let test = try #require(CountTest(condition))
        #expect(test.subject == subject)
        #expect(test.side == (isOne ? .one : .many))
        #expect(test.takesZeroForOne == takesZero)
    }

    @Test(arguments: [
        "", "count == 0", "isOn", "count > 0", "a == b", "state: .on", "count == 10", "else", "== 1", "!(",
    ])
    func otherConditionsAreNone(condition: String) {
        #expect(CountTest(condition) == nil)
    }

    @Test func theConditionsAroundTheTestAreKept() throws {
        #expect(try #require(CountTest("isOn && !(n == 1)")).context == "isOn")
        #expect(try #require(CountTest("isOn && n == 1")).context == "isOn")
        #expect(try #require(CountTest("!(isOn && n == 1)")).context == "")
        #expect(try #require(CountTest("!(isOn) && n > 1")).context == "!(isOn)")
        #expect(try #require(CountTest("!(isOn) && !(n > 1)")).context == "!(isOn)")
    }
}

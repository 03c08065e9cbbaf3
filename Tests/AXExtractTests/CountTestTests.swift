import AXModel
import Testing

@testable import AXExtract

struct CountTestTests {
    @Test(
        arguments: [
            ([.holds(["count == 1"])], "count", true, false), ([.fails(["count == 1"])], "count", false, false),
            ([.holds(["songs.count != 1"])], "songs.count", false, false), ([.holds(["n > 1"])], "n", false, true),
            ([.fails(["n > 1"])], "n", true, true), ([.holds(["n <= 1"])], "n", true, true),
            ([.holds(["n < 2"])], "n", true, true), ([.holds(["n >= 2"])], "n", false, true),
            ([.holds(["1 == n"])], "n", true, false), ([.holds(["1 < n"])], "n", false, true),
            ([.holds(["isOn && n == 1"])], "n", true, false), ([.holds(["(n == 1)"])], "n", true, false),
            ([.holds(["isOn"]), .holds(["n == 1"])], "n", true, false),
            ([.holds(["isOn"]), .fails(["n == 1"])], "n", false, false),
            ([.holds(["let n = items.count", "n == 1"])], "n", true, false),
            ([.matches("items.count", pattern: "1")], "items.count", true, false),
            ([.matchesNothing("items.count")], "items.count", false, false),
        ] as [([Branch.Test], String, Bool, Bool)])
    func aTestForOneIsRead(tests: [Branch.Test], subject: String, isOne: Bool, takesZero: Bool) throws {
        let test = try #require(CountTest(Branch(tests)))
        #expect(test.subject == subject)
        #expect(test.side == (isOne ? .one : .many))
        #expect(test.takesZeroForOne == takesZero)
    }

    @Test(
        arguments: [
            [], [.holds(["count == 0"])], [.holds(["isOn"])], [.holds(["count > 0"])], [.holds(["a == b"])],
            [.matches("state", pattern: ".on")], [.holds(["count == 10"])], [.holds(["== 1"])],
            [.holds([""])], [.isNil("count")], [.holds(["count == 1"]), .holds(["isOn"])],
        ] as [[Branch.Test]])
    func otherTestsAreNone(tests: [Branch.Test]) {
        #expect(CountTest(Branch(tests)) == nil)
    }

    @Test func theBranchAroundTheTestIsKept() throws {
        let isOn = Branch([.holds(["isOn"])])
        #expect(try #require(CountTest(isOn.adding(.fails(["n == 1"])))).context == isOn)
        #expect(try #require(CountTest(Branch([.holds(["isOn && n == 1"])]))).context == isOn)
        #expect(try #require(CountTest(Branch([.fails(["isOn && n == 1"])]))).context == .always)
    }
}

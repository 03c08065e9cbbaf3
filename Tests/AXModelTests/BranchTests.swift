import Testing

@testable import AXModel

/// How tests in the code imply and exclude each other.
@Suite struct BranchTests {
    private func branch(_ tests: Branch.Test...) -> Branch { Branch(tests) }

    @Test(arguments: [
        (Branch.Test.fails(["isOn"]), Branch.Test.holds(["!isOn"])),
        (.holds(["!isOn"]), .fails(["isOn"])),
        (.holds(["isOn && isNew"]), .holds(["isNew"])),
        (.holds(["isOn", "isNew"]), .holds(["isNew"])),
        (.fails(["isOn || isNew"]), .fails(["isNew"])),
        (.holds(["let title"]), .holds(["title != nil"])),
        (.holds(["let name = song.title"]), .fails(["song.title == nil"])),
        (.isNil("title"), .holds(["title == nil"])),
        (.holds(["mode != .play"]), .fails(["mode == .play"])),
        (.matches("mode", pattern: ".play"), .holds(["mode == .play"])),
        (.holds(["!(isOn)"]), .fails(["isOn"])),
    ])
    func aTestImpliesTheSameConditionInOtherWords(_ test: Branch.Test, _ other: Branch.Test) {
        #expect(branch(test).implies(branch(other)))
    }

    @Test(arguments: [
        (Branch.Test.holds(["isOn"]), Branch.Test.holds(["isNew"])),
        (.fails(["isOn && isNew"]), .fails(["isNew"])),
        (.holds(["isOn || isNew"]), .holds(["isNew"])),
        (.fails(["isOn", "isNew"]), .fails(["isOn"])),
        (.holds(["!isOn == isNew"]), .fails(["isOn == isNew"])),
    ])
    func aTestDoesNotImplyAnotherCondition(_ test: Branch.Test, _ other: Branch.Test) {
        #expect(!branch(test).implies(branch(other)))
    }

    @Test(arguments: [
        (Branch.Test.holds(["isOn"]), Branch.Test.fails(["isOn"])),
        (.holds(["isOn", "isNew"]), .fails(["isOn", "isNew"])),
        (.holds(["isOn && isNew"]), .holds(["!isNew"])),
        (.holds(["isOn || isNew"]), .fails(["isOn || isNew"])),
        (.holds(["isOn && isNew"]), .fails(["(isOn && isNew)"])),
        (.holds(["let title"]), .isNil("title")),
        (.matches("mode", pattern: ".play"), .matches("mode", pattern: ".pause")),
        (.matches("mode", pattern: ".play"), .holds(["mode == .pause"])),
        (.holds(["mode == .play"]), .holds(["mode == .pause"])),
        (.holds(["case .song(let song) = item", "song.isNew"]), .holds(["case .album(let album) = item"])),
        (.matches("item", pattern: ".song(let song)"), .holds(["case .album = item"])),
        (.holds(["case let .song(song) = item"]), .matches("item", pattern: ".album")),
        (.holds(["case .song(let song) = item"]), .fails(["case .song(let song) = item"])),
    ])
    func oppositeConditionsExcludeEachOther(_ test: Branch.Test, _ other: Branch.Test) {
        #expect(branch(test).excludes(branch(other)))
        #expect(branch(other).excludes(branch(test)))
    }

    @Test(arguments: [
        (Branch.Test.holds(["case .song(let song) = item"]), Branch.Test.holds(["case .song(let other) = item"])),
        (.holds(["case .song(1) = item"]), .holds(["case .album = other"])),
        (.holds(["case .song? = item"]), .holds(["case .album = item"])),
        (.fails(["case .song = item"]), .fails(["case .album = item"])),
    ])
    func patternsThatMayBothMatchExcludeNothing(_ test: Branch.Test, _ other: Branch.Test) {
        #expect(!branch(test).excludes(branch(other)))
    }

    @Test func aConditionThatBothHaveAppearsOnce() {
        let joined = branch(.holds(["isOn"]), .holds(["isNew"])).joined(branch(.fails(["!isNew"]), .holds(["isLive"])))
        #expect(joined == branch(.holds(["isOn"]), .holds(["isNew"]), .holds(["isLive"])))
    }

    @Test func whatIsKnownIsNoTest() {
        let known = branch(.holds(["isOn"]))
        #expect(branch(.holds(["isOn"]), .holds(["isNew"])).assuming(known) == branch(.holds(["isNew"])))
        #expect(branch(.fails(["isOn"]), .holds(["isNew"])).assuming(known) == nil)
        #expect(branch(.holds(["isNew"])).assuming(.always) == branch(.holds(["isNew"])))
    }
}

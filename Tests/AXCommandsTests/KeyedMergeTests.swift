import AXSource
import Testing

@testable import AXCommands

/// `a=1 b=2`
private func entries(_ text: String) -> [KeyedEntry<String>] {
    text.split(separator: " ").map { word in
        let parts = word.split(separator: "=", maxSplits: 1)
        return KeyedEntry(key: StringKey(String(parts[0])), content: String(parts[1]))
    }
}

extension KeyedPlace {
    fileprivate var text: String { occurrence == 0 ? key.text : "\(key.text)#\(occurrence)" }
}

extension MergeStep {
    /// One word per step: `=a` keeps ours, `<a` takes theirs, `-a` removes, `+a` adds, and `!a` with a reason is a
    /// conflict. The neighbor follows an `@`; `^` is the start.
    fileprivate var text: String {
        switch decision {
        case .keepOurs: "=\(place.text)"
        case .takeTheirs: "<\(place.text)"
        case .remove: "-\(place.text)"
        case .add(let neighbour): "+\(place.text)@\(neighbour?.text ?? "^")"
        case .conflict(.bothChanged): "!\(place.text):both-changed"
        case .conflict(.bothAdded): "!\(place.text):both-added"
        case .conflict(.removedByThem): "!\(place.text):removed-by-them"
        case .conflict(.removedByUs(let neighbour)): "!\(place.text):removed-by-us@\(neighbour?.text ?? "^")"
        }
    }
}

struct MergeCase: Sendable, CustomTestStringConvertible {
    let base: String
    let ours: String
    let theirs: String
    let steps: String

    init(_ base: String, _ ours: String, _ theirs: String, _ steps: String) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        self.steps = steps
    }

    var testDescription: String { "[\(base)] ours [\(ours)] theirs [\(theirs)]" }
}

private func expectSteps(_ example: MergeCase) {
    let merge = KeyedMerge(
        base: entries(example.base), ours: entries(example.ours), theirs: entries(example.theirs))
    #expect(merge.steps.map(\.text).joined(separator: " ") == example.steps)
    #expect(merge.conflicts.map(\.text) == merge.steps.map(\.text).filter { $0.hasPrefix("!") })
}

@Test(arguments: [
    MergeCase("", "", "", ""),
    MergeCase("a=1 b=2", "a=1 b=2", "a=1 b=2", "=a =b"),
    MergeCase("a=1", "a=2", "a=1", "=a"),
    MergeCase("a=1", "a=1", "a=2", "<a"),
    MergeCase("a=1", "a=2", "a=2", "=a"),
    MergeCase("a=1", "a=2", "a=3", "!a:both-changed"),
])
func changesMeetKeyByKey(_ example: MergeCase) { expectSteps(example) }

@Test(arguments: [
    MergeCase("a=1 b=2", "b=2", "a=1 b=2", "=b"),
    MergeCase("a=1 b=2", "a=1 b=2", "b=2", "-a =b"),
    MergeCase("a=1 b=2", "b=2", "b=2", "=b"),
    MergeCase("a=1", "a=2", "", "!a:removed-by-them"),
    MergeCase("a=1", "", "a=2", "!a:removed-by-us@^"),
    MergeCase("z=0 a=1 b=2", "z=0 b=2", "z=0 a=3 b=2", "=z !a:removed-by-us@z =b"),
    MergeCase("a=1", "", "", ""),
    MergeCase("a=1 b=2", "", "a=1 b=2", ""),
])
func aRemovalMeetsAChange(_ example: MergeCase) { expectSteps(example) }

@Test(arguments: [
    MergeCase("", "a=1", "", "=a"),
    MergeCase("", "", "a=1", "+a@^"),
    MergeCase("", "a=1", "a=1", "=a"),
    MergeCase("", "a=1", "a=2", "!a:both-added"),
    MergeCase("a=1", "a=1", "a=1 b=2 c=3", "=a +b@a +c@a"),
    MergeCase("a=1 d=4", "a=1 d=4", "x=0 a=1 b=2 c=3 d=4 e=5", "+x@^ =a +b@a +c@a =d +e@d"),
])
func anAdditionFollowsItsNeighbour(_ example: MergeCase) { expectSteps(example) }

@Test(arguments: [
    // Both add at one position: ours come first, and theirs keep their order.
    MergeCase("a=1", "a=1 o=1 p=2", "a=1 t=1 u=2", "=a =o =p +t@p +u@p"),
    MergeCase("a=1", "o=1 a=1", "t=1 a=1", "=o +t@o =a"),
    MergeCase("a=1 z=9", "a=1 o=1 z=9", "a=1 t=1 z=9", "=a =o +t@o =z"),
    // A key that both sides add also determines the order.
    MergeCase("a=1", "a=1 n=1 o=2", "a=1 t=0 n=1 u=3", "=a +t@a =n =o +u@o"),
    // The neighbor was removed on our side, so the one before it counts.
    MergeCase("a=1 b=2 c=3", "a=1 c=3", "a=1 b=2 n=0 c=3", "=a +n@a =c"),
    MergeCase("b=2 c=3", "c=3", "b=2 n=0 c=3", "+n@^ =c"),
    // The neighbor is removed on our side: the addition is at the same position as on theirs.
    MergeCase("a=1 b=2 c=3", "a=1 b=2 c=3", "a=1 n=0 c=3", "=a +n@a -b =c"),
    // A key that they changed and we removed doesn't determine the order, but keeps its position.
    MergeCase("a=1 b=2 c=3", "a=1 c=3", "a=1 b=9 n=0 c=3", "=a !b:removed-by-us@a +n@a =c"),
    // We sorted and they didn't: our order remains, and their addition follows its neighbor.
    MergeCase("b=2 a=1", "a=1 b=2", "b=2 n=0 a=1", "=a =b +n@b"),
    MergeCase("a=1 b=2", "a=1 b=2", "b=2 a=1", "=a =b"),
])
func theOrderIsOursAndTheirAdditionsFindTheirPlace(_ example: MergeCase) { expectSteps(example) }

@Test(arguments: [
    MergeCase("a=1 a=2", "a=1 a=2", "a=1 a=3", "=a <a#1"),
    MergeCase("a=1 a=2", "a=1 a=2", "a=1", "=a -a#1"),
    MergeCase("a=1", "a=1", "a=1 a=2", "=a +a#1@a"),
    MergeCase("a=1 a=2", "a=5 a=2", "a=1 a=6", "=a <a#1"),
    MergeCase("a=1 a=2", "a=5 a=2", "a=6 a=2", "!a:both-changed =a#1"),
])
func aKeyThatIsThereTwiceIsPairedInOrder(_ example: MergeCase) { expectSteps(example) }

@Test func keysAreComparedAsCodeUnits() {
    expectSteps(MergeCase("caf\u{E9}=1", "caf\u{E9}=1", "cafe\u{301}=2", "+cafe\u{301}@^ -caf\u{E9}"))
}

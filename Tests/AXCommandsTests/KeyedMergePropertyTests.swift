import AXSource
import AXTestSupport
import Testing

@testable import AXCommands

/// Lists that result from one base by changes, removals and additions, without changes of the order.
private struct MergeSample {
    let base: [KeyedEntry<Int>]
    let ours: [KeyedEntry<Int>]
    let theirs: [KeyedEntry<Int>]

    init(base: [KeyedEntry<Int>], ours: [KeyedEntry<Int>], theirs: [KeyedEntry<Int>]) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let keys = (0..<Int.random(in: 0...7, using: &random)).map { StringKey("k\($0)") }
        base = keys.map { KeyedEntry(key: $0, content: 0) }
        ours = Self.edited(base, added: "xyo", &random)
        theirs = Self.edited(base, added: "xyt", &random)
    }

    private static func edited(
        _ base: [KeyedEntry<Int>], added: String, _ random: inout SeededGenerator
    ) -> [KeyedEntry<Int>] {
        var result: [KeyedEntry<Int>] = []
        for entry in base {
            let isChanged = Int.random(in: 0..<3, using: &random) == 0
            let content = isChanged ? Int.random(in: 1...2, using: &random) : entry.content
            if Int.random(in: 0..<4, using: &random) > 0 { result.append(KeyedEntry(key: entry.key, content: content)) }
        }
        for name in added where Bool.random(using: &random) {
            let entry = KeyedEntry(key: StringKey(String(name)), content: Int.random(in: 1...2, using: &random))
            result.insert(entry, at: Int.random(in: 0...result.count, using: &random))
        }
        return result
    }

    var merge: KeyedMerge { KeyedMerge(base: base, ours: ours, theirs: theirs) }

    /// The result of applying the steps to our list by their neighbors alone. Conflicts keep our side.
    var merged: [KeyedEntry<Int>] {
        var slots: [KeyedPlace?: [KeyedEntry<Int>]] = [:]
        let steps = merge.steps
        for step in steps {
            guard case .add(let neighbour) = step.decision else { continue }
            slots[neighbour, default: []] += theirs.filter { $0.key == step.place.key }
        }
        let decisions = Dictionary(uniqueKeysWithValues: steps.map { ($0.place.key, $0.decision) })
        return (slots[nil] ?? [])
            + ours.flatMap { entry -> [KeyedEntry<Int>] in
                let own: [KeyedEntry<Int>] =
                    switch decisions[entry.key] {
                    case .takeTheirs: theirs.filter { $0.key == entry.key }
                    case .remove: []
                    default: [entry]
                    }
                return own + (slots[KeyedPlace(entry.key)] ?? [])
            }
    }
}

private let seeds = UInt64(0)..<3_000

private func contents(_ entries: [KeyedEntry<Int>]) -> [StringKey: Int] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.content) })
}

@Test func eachKeyIsDecidedByItsThreeContentsAlone() {
    for seed in seeds {
        let sample = MergeSample(seed: seed)
        let (base, ours, theirs) = (contents(sample.base), contents(sample.ours), contents(sample.theirs))
        let merged = contents(sample.merged)
        let conflicts = Set(sample.merge.conflicts.map(\.place.key))
        for key in Set(base.keys).union(ours.keys).union(theirs.keys) {
            let bothChanged = ours[key] != base[key] && theirs[key] != base[key] && ours[key] != theirs[key]
            #expect(conflicts.contains(key) == bothChanged, "\(key), seed \(seed)")
            let expected = bothChanged || theirs[key] == base[key] ? ours[key] : theirs[key]
            #expect(merged[key] == expected, "\(key), seed \(seed)")
        }
    }
}

@Test func theStepsAreInTheOrderOfTheResult() {
    for seed in seeds {
        let sample = MergeSample(seed: seed)
        let standing = sample.merge.steps.filter { step in
            switch step.decision {
            case .remove, .conflict(.removedByUs): false
            default: true
            }
        }
        #expect(standing.map(\.place.key) == sample.merged.map(\.key), "seed \(seed)")
    }
}

@Test func aSideThatChangedNothingGivesTheOther() {
    for seed in seeds {
        let sample = MergeSample(seed: seed)
        let theirsAlone = MergeSample(base: sample.base, ours: sample.base, theirs: sample.theirs)
        #expect(theirsAlone.merged == sample.theirs, "seed \(seed)")
        #expect(theirsAlone.merge.conflicts == [], "seed \(seed)")
        let oursAlone = MergeSample(base: sample.base, ours: sample.ours, theirs: sample.base)
        #expect(oursAlone.merged == sample.ours, "seed \(seed)")
        let alike = MergeSample(base: sample.base, ours: sample.ours, theirs: sample.ours)
        #expect(alike.merged == sample.ours, "seed \(seed)")
    }
}

@Test func ourOrderIsKept() {
    for seed in seeds {
        let sample = MergeSample(seed: seed)
        let merged = sample.merged.map(\.key)
        let ours = sample.ours.map(\.key)
        #expect(merged.filter(ours.contains) == ours.filter(merged.contains), "seed \(seed)")
    }
}

/// A key that both sides added may be at a different position on each side. Without such a key, the sides agree on the
/// order.
@Test func theirOrderIsKeptToo() {
    var count = 0
    for seed in seeds {
        let sample = MergeSample(seed: seed)
        let added = Set(sample.ours.map(\.key)).subtracting(sample.base.map(\.key))
        let theirs = sample.theirs.map(\.key)
        guard added.isDisjoint(with: theirs) else { continue }
        count += 1
        let merged = sample.merged.map(\.key)
        #expect(merged.filter(theirs.contains) == theirs.filter(merged.contains), "seed \(seed)")
    }
    #expect(count > 1_000)
}

@Test func bothDirectionsFindTheSameConflicts() {
    for seed in seeds {
        let sample = MergeSample(seed: seed)
        let turned = MergeSample(base: sample.base, ours: sample.theirs, theirs: sample.ours)
        let conflicts = Set(sample.merge.conflicts.map(\.place))
        #expect(conflicts == Set(turned.merge.conflicts.map(\.place)), "seed \(seed)")
    }
}

@Test func aLargeMergeIsLinear() {
    let base = (0..<30_000).map { KeyedEntry(key: StringKey("base\($0)"), content: 0) }
    let ours = base + (0..<30_000).map { KeyedEntry(key: StringKey("ours\($0)"), content: 1) }
    let theirs = base + (0..<30_000).map { KeyedEntry(key: StringKey("theirs\($0)"), content: 2) }
    let merge = KeyedMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.steps.count == 90_000)
    #expect(merge.conflicts == [])
}

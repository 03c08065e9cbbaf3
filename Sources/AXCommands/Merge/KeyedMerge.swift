import AXSource

/// A three-way merge of lists by key: what each side changed since the base is in the result, and only where both
/// changed the same key, differently, there is a conflict.
///
/// The order is ours: what stays keeps its place. What they added follows the entry that it follows on their side, and
/// comes after what we added at the same place. A change of order alone on their side is not taken over.
///
/// Time and memory are linear in the number of entries.
struct KeyedMerge: Hashable, Sendable {
    /// In the order of the result: every entry of ours once, and those of theirs that are added or in conflict. An
    /// entry that is on neither side, or that we removed and they did not touch, has no step.
    let steps: [MergeStep]

    init<Content>(base: [KeyedEntry<Content>], ours: [KeyedEntry<Content>], theirs: [KeyedEntry<Content>]) {
        let sides = MergeSides(base: MergeSide(base), ours: MergeSide(ours), theirs: MergeSide(theirs))
        let arrivals = sides.arrivals()
        var steps = arrivals[nil] ?? []
        for place in sides.ours.places {
            steps.append(MergeStep(place: place, decision: sides.decision(forOurs: place)))
            steps += arrivals[place] ?? []
        }
        self.steps = steps
    }

    var conflicts: [MergeStep] {
        steps.filter { step in
            if case .conflict = step.decision { true } else { false }
        }
    }
}

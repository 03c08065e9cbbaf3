import AXSource

/// A three-way merge of lists by key. The result contains the changes of both sides. Only an entry that both sides
/// changed in different ways is a conflict.
///
/// “We” are the side that is edited, and “they” are the side whose changes are merged in. The result has our order. An
/// entry that they added follows the nearest entry before it that we have too, and comes after entries that we added at
/// the same position. A change that they made only to the order is ignored.
///
/// Time and memory are linear in the number of entries.
struct KeyedMerge: Hashable, Sendable {
    /// In the order of the result: each of our entries, and each entry that only they have, if it's added or in
    /// conflict. Entries that neither side has, and entries that we removed and they didn't change, have no step.
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

/// An entry of a list that is merged by key.
struct KeyedEntry<Content: Hashable & Sendable>: Hashable, Sendable {
    let key: StringKey
    /// A difference in the content counts as a change.
    let content: Content
}

/// Identifies an entry in all three lists. If a key occurs more than once, the first occurrences are paired, then the
/// second ones, and so on.
struct KeyedPlace: Hashable, Sendable {
    let key: StringKey
    /// How many entries with the same key precede this one in its list.
    let occurrence: Int

    init(_ key: StringKey, occurrence: Int = 0) {
        self.key = key
        self.occurrence = occurrence
    }
}

/// One of the three lists.
struct MergeSide<Content: Hashable & Sendable> {
    /// In the order of the list.
    let places: [KeyedPlace]
    let contents: [KeyedPlace: Content]

    init(_ entries: [KeyedEntry<Content>]) {
        var counts: [StringKey: Int] = [:]
        var contents: [KeyedPlace: Content] = [:]
        counts.reserveCapacity(entries.count)
        contents.reserveCapacity(entries.count)
        places = entries.map { entry in
            let place = KeyedPlace(entry.key, occurrence: counts[entry.key, default: 0])
            counts[entry.key, default: 0] += 1
            contents[place] = entry.content
            return place
        }
        self.contents = contents
    }
}

/// The three lists of a merge, compared entry by entry.
struct MergeSides<Content: Hashable & Sendable> {
    let base: MergeSide<Content>
    let ours: MergeSide<Content>
    let theirs: MergeSide<Content>

    func decision(forOurs place: KeyedPlace) -> MergeDecision {
        let old = base.contents[place]
        let our = ours.contents[place]
        let their = theirs.contents[place]
        if our == their || their == old { return .keepOurs }
        if our == old { return their == nil ? .remove : .takeTheirs }
        if their == nil { return .conflict(.removedByThem) }
        return .conflict(old == nil ? .bothAdded : .bothChanged)
    }

    /// The steps for entries that only they have, by our entry that they follow; nil is the start of the list. An entry
    /// that we removed and they didn't change has no step.
    func arrivals() -> [KeyedPlace?: [MergeStep]] {
        let ends = additionEnds()
        var result: [KeyedPlace?: [MergeStep]] = [:]
        var neighbor = ends[nil]
        for place in theirs.places {
            if ours.contents[place] != nil {
                neighbor = ends[place] ?? place
            } else if base.contents[place] == nil {
                result[neighbor, default: []].append(MergeStep(place: place, decision: .add(after: neighbor)))
            } else if base.contents[place] != theirs.contents[place] {
                let conflict = MergeDecision.conflict(.removedByUs(after: neighbor))
                result[neighbor, default: []].append(MergeStep(place: place, decision: conflict))
            }
        }
        return result
    }

    /// For each of our entries that is followed by entries that only we added: the last of those entries. nil is the
    /// start of the list.
    private func additionEnds() -> [KeyedPlace?: KeyedPlace] {
        var ends: [KeyedPlace?: KeyedPlace] = [:]
        var start: KeyedPlace?
        for place in ours.places {
            if base.contents[place] == nil, theirs.contents[place] == nil {
                ends[start] = place
            } else {
                start = place
            }
        }
        return ends
    }
}

/// The result of a merge for one entry. “Ours” is the side that is edited, and “theirs” is the side whose changes are
/// merged in.
enum MergeDecision: Hashable, Sendable {
    /// Our entry stays unchanged: only we changed it, both sides made the same change, or neither changed it.
    case keepOurs
    /// Only they changed it, so our entry gets their content.
    case takeTheirs
    /// They removed it and we didn't change it, so our entry is removed.
    case remove
    /// Only they have it, and it is new.
    /// - Parameter neighbor: our entry that it follows; nil for the start of the list. Entries that follow the same
    ///   neighbor are in the order of the steps.
    case add(after: KeyedPlace?)
    /// Both sides changed it in different ways.
    case conflict(MergeConflict)
}

enum MergeConflict: Hashable, Sendable {
    /// Both sides changed the content in different ways.
    case bothChanged
    /// Both sides added the key with different contents.
    case bothAdded
    /// They removed an entry that we changed; our entry is still there.
    case removedByThem
    /// We removed an entry that they changed. The parameter has the same meaning as in ``MergeDecision/add(after:)``.
    case removedByUs(after: KeyedPlace?)
}

/// One entry of a merged list, or an entry that is removed.
struct MergeStep: Hashable, Sendable {
    let place: KeyedPlace
    let decision: MergeDecision
}

import AXSource

/// A three-way merge of lists by key. The result contains the changes of both sides. An entry is a conflict only if
/// both sides changed it in different ways.
///
/// “Our” side is the one that is edited, and the changes of “their” side are merged into it. The result has our order.
/// An entry that they added follows the nearest entry before it that we have as well, and comes after entries that we
/// added at the same position. If they changed only the order, the change is ignored.
///
/// Time and memory are linear in the number of entries.
struct KeyedMerge: Hashable, Sendable {
    /// The steps in the order of the result: one for each of our entries, and one for each entry that is only in their
    /// list and is new or in conflict. Entries that both sides removed, and entries that we removed and they didn't
    /// change, have no step.
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
    /// The content. An entry counts as changed if its content differs.
    let content: Content
}

/// Identifies an entry in all three lists. If a key occurs more than once, its first occurrences in the lists belong
/// together, and so do its second ones, and so on.
struct KeyedPlace: Hashable, Sendable {
    let key: StringKey
    /// The number of entries with the same key that precede this one in its list.
    let occurrence: Int

    init(_ key: StringKey, occurrence: Int = 0) {
        self.key = key
        self.occurrence = occurrence
    }
}

/// One of the three lists.
struct MergeSide<Content: Hashable & Sendable> {
    /// The places of the entries, in the order of the list.
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

    /// The steps for entries that are only in their list, by our entry that they follow; the key is nil at the
    /// beginning of the list. An entry that we removed and they didn't change has no step.
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

    /// For each of our entries that is followed by entries that only we added, the last of these entries. The key is
    /// nil at the beginning of the list.
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

/// The decision about one entry in a merge. “Our” side is the one that is edited, and the changes of “their” side are
/// merged into it.
enum MergeDecision: Hashable, Sendable {
    /// Our entry stays unchanged, because only we changed it, both sides made the same change, or neither side changed
    /// it.
    case keepOurs
    /// Our entry gets their content, because only they changed it.
    case takeTheirs
    /// Our entry is removed, because they removed it and we didn't change it.
    case remove
    /// Their entry is added, because it is new and only in their list.
    /// - Parameter neighbor: our entry that it follows; nil at the beginning of the list. Entries that follow the same
    ///   neighbor are in the order of the steps.
    case add(after: KeyedPlace?)
    /// Both sides changed it in different ways.
    case conflict(MergeConflict)
}

enum MergeConflict: Hashable, Sendable {
    /// Both sides changed the content in different ways.
    case bothChanged
    /// Both sides added the key, with different contents.
    case bothAdded
    /// They removed an entry that we changed. Our entry is still in the list.
    case removedByThem
    /// We removed an entry that they changed. The parameter has the same meaning as in ``MergeDecision/add(after:)``.
    case removedByUs(after: KeyedPlace?)
}

/// A step for one entry of the merged list, or for an entry that is removed.
struct MergeStep: Hashable, Sendable {
    let place: KeyedPlace
    let decision: MergeDecision
}

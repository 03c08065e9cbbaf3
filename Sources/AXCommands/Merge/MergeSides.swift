import AXSource

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

/// The lists of a merge, compared entry by entry.
struct MergeSides<Content: Hashable & Sendable> {
    let base: MergeSide<Content>
    let ours: MergeSide<Content>
    let theirs: MergeSide<Content>

    /// What becomes of an entry that we have.
    func decision(forOurs place: KeyedPlace) -> MergeDecision {
        let old = base.contents[place]
        let our = ours.contents[place]
        let their = theirs.contents[place]
        if our == their || their == old { return .keepOurs }
        if our == old { return their == nil ? .remove : .takeTheirs }
        if their == nil { return .conflict(.removedByThem) }
        return .conflict(old == nil ? .bothAdded : .bothChanged)
    }

    /// The entries that only they have, where we did not simply remove them, by the entry of ours that they follow.
    func arrivals() -> [KeyedPlace?: [MergeStep]] {
        let ends = additionEnds()
        var result: [KeyedPlace?: [MergeStep]] = [:]
        var neighbour = ends[nil]
        for place in theirs.places {
            if ours.contents[place] != nil {
                neighbour = ends[place] ?? place
            } else if base.contents[place] == nil {
                result[neighbour, default: []].append(MergeStep(place: place, decision: .add(after: neighbour)))
            } else if base.contents[place] != theirs.contents[place] {
                let conflict = MergeDecision.conflict(.removedByUs(after: neighbour))
                result[neighbour, default: []].append(MergeStep(place: place, decision: conflict))
            }
        }
        return result
    }

    /// For each entry of ours that is followed by entries that only we have: the last of these; nil stands for the
    /// start.
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

/// What a merge makes of one entry. “Ours” is the side whose text is edited, “theirs” the one whose changes come in.
enum MergeDecision: Hashable, Sendable {
    /// Our entry stays as it is: only we changed it, both changed it alike, or nobody did.
    case keepOurs
    /// Only they changed it: our entry gets their content.
    case takeTheirs
    /// They removed it and we did not touch it: our entry goes.
    case remove
    /// Only they have it, and it is new.
    /// - Parameter neighbour: the entry of ours that it follows; nil before all of ours. Entries that follow the same
    ///   one
    ///   stand in the order of the steps.
    case add(after: KeyedPlace?)
    /// Both sides changed it, and not alike.
    case conflict(MergeConflict)
}

/// Why an entry cannot be merged.
enum MergeConflict: Hashable, Sendable {
    /// Both sides have other contents than the base.
    case bothChanged
    /// Both sides added the key, with different contents.
    case bothAdded
    /// They removed what we changed; our entry is there.
    case removedByThem
    /// We removed what they changed; where it would stand is told as in ``MergeDecision/add(after:)``.
    case removedByUs(after: KeyedPlace?)
}

/// One entry of a merged list, or one that goes.
struct MergeStep: Hashable, Sendable {
    let place: KeyedPlace
    let decision: MergeDecision
}

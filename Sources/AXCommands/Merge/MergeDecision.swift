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

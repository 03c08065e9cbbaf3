import AXSource

/// The text of a three-way merge by key. What nobody changed is ours, byte for byte; conflicts are marked as Git marks
/// them.
struct TreeMerge {
    private(set) var text: [UInt8] = []
    /// The way to each part that both sides changed.
    private(set) var conflicts: [[StringKey]] = []

    init(base: MergedVersion, ours: MergedVersion, theirs: MergedVersion) {
        self.init(base, ours, theirs, path: [])
    }

    private init(_ base: MergedVersion, _ ours: MergedVersion, _ theirs: MergedVersion, path: [StringKey]) {
        let steps = KeyedMerge(base: base.entries, ours: ours.entries, theirs: theirs.entries).steps
        var pieces: [MergedPiece] = []
        for step in steps {
            let separator = ours.separator(before: step.place) ?? theirs.separator(before: step.place)
            guard let content = content(of: step, base, ours, theirs, path) else { continue }
            pieces.append(MergedPiece(separator: separator, content: content))
        }
        let edges = ours.isEmpty ? theirs : ours
        let prefix = Self.merged(base.prefix, edges.prefix, theirs.prefix) ?? edges.prefix
        let suffix = Self.merged(base.suffix, edges.suffix, theirs.suffix) ?? edges.suffix
        let usual = ours.separator ?? theirs.separator ?? edges.usualSeparator
        text = prefix + MergedPiece.joined(pieces, separator: usual) + suffix
    }

    /// What one step adds to the result; nil for nothing.
    private mutating func content(
        of step: MergeStep, _ base: MergedVersion, _ ours: MergedVersion, _ theirs: MergedVersion,
        _ path: [StringKey]
    ) -> MergedPiece.Content? {
        switch step.decision {
        case .keepOurs: return ours.text(of: step.place).map(MergedPiece.Content.text)
        case .takeTheirs, .add: return theirs.text(of: step.place).map(MergedPiece.Content.text)
        case .remove: return nil
        case .conflict:
            if let merged = inside(step.place, base, ours, theirs, path) { return .text(merged) }
            conflicts.append(path + [step.place.key])
            return .conflict(ours: ours.text(of: step.place) ?? [], theirs: theirs.text(of: step.place) ?? [])
        }
    }

    /// A part that both changed, merged by the parts inside it; nil where it cannot be.
    private mutating func inside(
        _ place: KeyedPlace, _ base: MergedVersion, _ ours: MergedVersion, _ theirs: MergedVersion,
        _ path: [StringKey]
    ) -> [UInt8]? {
        guard let our = ours.inside(of: place), let their = theirs.inside(of: place) else { return nil }
        let old = base.inside(of: place) ?? (our.head, .empty, our.tail)
        guard let head = Self.merged(old.head, our.head, their.head),
            let tail = Self.merged(old.tail, our.tail, their.tail)
        else { return nil }
        let merge = TreeMerge(old.version, our.version, their.version, path: path + [place.key])
        conflicts += merge.conflicts
        return head + merge.text + tail
    }

    /// The side that changed; nil when both did, and not alike.
    private static func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        if ours == theirs || theirs == base { return ours }
        return ours == base ? theirs : nil
    }
}

/// Finds the lines that differ between two texts: the fewest for small changes, and in bounded time for any.
enum LineDiff {
    /// The changes that turn `old` into `new`, ascending, no two adjacent.
    /// - Parameters:
    ///   - old: lines by number: equal lines have equal numbers.
    ///   - limit: the most differing lines for which the smallest answer is looked for.
    static func changes(from old: [Int], to new: [Int], limit: Int = 400) -> [LineChange] {
        // The work stays bounded for texts of any size.
        let limit = min(limit, max(16, 50_000_000 / (old.count + new.count + 1)))
        let all = LineChange(old: 0..<old.count, new: 0..<new.count)
        let middle = trimmed(all, old, new)
        if let exact = ShortestEdit.changes(middle, old, new, limit: limit) { return joined(exact) }
        let gaps = CommonLines.gaps(middle, old, new)
        return joined(
            gaps.flatMap { gap in
                let gap = trimmed(gap, old, new)
                return ShortestEdit.changes(gap, old, new, limit: limit / 8) ?? [gap]
            })
    }

    /// Without the lines at both ends that are the same.
    private static func trimmed(_ change: LineChange, _ old: [Int], _ new: [Int]) -> LineChange {
        let head = zip(old[change.old], new[change.new]).prefix { $0 == $1 }.count
        let oldRest = change.old.dropFirst(head)
        let newRest = change.new.dropFirst(head)
        let tail = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
        return LineChange(old: oldRest.dropLast(tail), new: newRest.dropLast(tail))
    }

    /// Changes that touch become one; empty ones go.
    private static func joined(_ changes: [LineChange]) -> [LineChange] {
        changes.reduce(into: []) { result, change in
            if change.old.isEmpty, change.new.isEmpty { return }
            if let last = result.last, last.old.upperBound == change.old.lowerBound,
                last.new.upperBound == change.new.lowerBound
            {
                result[result.count - 1] = LineChange(
                    old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
            } else {
                result.append(change)
            }
        }
    }
}

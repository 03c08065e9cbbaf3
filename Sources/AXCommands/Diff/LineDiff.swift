import AXSource

/// Finds the lines that differ between two files. If there are few changes, the result is the smallest possible. The
/// running time is limited for any input.
enum LineDiff {
    /// The changes that turn `old` into `new`, in ascending order. No two changes are adjacent.
    /// - Parameters:
    ///   - old: the lines of the old file as numbers; equal lines have equal numbers.
    ///   - limit: the maximum number of differing lines for which the smallest set of changes is found.
    static func changes(from old: [Int], to new: [Int], limit: Int = 400) -> [LineChange] {
        // Limits the amount of work for large files.
        let limit = min(limit, max(16, 50_000_000 / (old.count + new.count + 1)))
        let all = LineChange(old: 0..<old.count, new: 0..<new.count)
        let middle = trimmed(all, old, new)
        if let exact = MyersDiff.changes(middle, old, new, limit: limit) { return combined(exact) }
        let gaps = PatienceDiff.gaps(middle, old, new)
        return combined(
            gaps.flatMap { gap in
                let gap = trimmed(gap, old, new)
                return MyersDiff.changes(gap, old, new, limit: limit / 8) ?? [gap]
            })
    }

    /// Removes equal lines at both ends.
    private static func trimmed(_ change: LineChange, _ old: [Int], _ new: [Int]) -> LineChange {
        let head = zip(old[change.old], new[change.new]).prefix { $0 == $1 }.count
        let oldRest = change.old.dropFirst(head)
        let newRest = change.new.dropFirst(head)
        let tail = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
        return LineChange(old: oldRest.dropLast(tail), new: newRest.dropLast(tail))
    }

    /// Combines adjacent changes, and removes empty ones.
    private static func combined(_ changes: [LineChange]) -> [LineChange] {
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

/// A change that replaces the lines `old` with the lines `new`. The ranges are 0-based line numbers.
struct LineChange: Hashable, Sendable {
    let old: Range<Int>
    let new: Range<Int>
}

/// The greedy algorithm by E. W. Myers, “An O(ND) Difference Algorithm and Its Variations” (1986).
///
/// It takes at most lines × limit steps, and memory for limit² numbers.
private struct MyersDiff {
    private let old: ArraySlice<Int>
    private let new: ArraySlice<Int>
    /// For each round, the furthest old line on each diagonal at the beginning of the round.
    private var rounds: [[Int]] = []

    /// The smallest set of changes within a part of two files; nil if more than `limit` lines differ.
    static func changes(_ part: LineChange, _ old: [Int], _ new: [Int], limit: Int) -> [LineChange]? {
        var search = MyersDiff(old[part.old], new[part.new])
        return search.run(limit: limit) ? search.changes() : nil
    }

    private init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        self.old = old
        self.new = new
    }

    /// Returns whether the files can be made equal by adding and removing at most `limit` lines. Round `d` searches the
    /// diagonals `-d … d`, where a diagonal is the old line minus the new line. The index of a diagonal is
    /// `diagonal + d`.
    private mutating func run(limit: Int) -> Bool {
        var furthest: [Int] = []
        for distance in 0...max(0, min(limit, old.count + new.count)) {
            rounds.append(furthest)
            var next = Array(repeating: 0, count: 2 * distance + 1)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let start = Self.start(diagonal, distance, furthest)
                let end = follow(from: start, diagonal)
                next[diagonal + distance] = end
                if end >= old.count, end - diagonal >= new.count { return true }
            }
            furthest = next
        }
        return false
    }

    /// The old line at which a path enters a diagonal, either from above (a line is added) or from the left (a line is
    /// removed).
    private static func start(_ diagonal: Int, _ distance: Int, _ furthest: [Int]) -> Int {
        if distance == 0 { return 0 }
        return isAddition(diagonal, distance, furthest)
            ? furthest[diagonal + 1 + distance - 1] : furthest[diagonal - 1 + distance - 1] + 1
    }

    private static func isAddition(_ diagonal: Int, _ distance: Int, _ furthest: [Int]) -> Bool {
        if diagonal == -distance { return true }
        if diagonal == distance { return false }
        return furthest[diagonal - 1 + distance - 1] < furthest[diagonal + 1 + distance - 1]
    }

    private func follow(from start: Int, _ diagonal: Int) -> Int {
        var line = start
        while line < old.count, line - diagonal < new.count, line - diagonal >= 0,
            old[old.startIndex + line] == new[new.startIndex + line - diagonal]
        {
            line += 1
        }
        return line
    }

    /// Follows the path back from the end. Each step is an added or removed line.
    private func changes() -> [LineChange] {
        var changes: [LineChange] = []
        var oldLine = old.count
        var newLine = new.count
        for distance in stride(from: rounds.count - 1, to: 0, by: -1) {
            let furthest = rounds[distance]
            let diagonal = oldLine - newLine
            let isAddition = Self.isAddition(diagonal, distance, furthest)
            let before = isAddition ? diagonal + 1 : diagonal - 1
            oldLine = furthest[before + distance - 1]
            newLine = oldLine - before
            changes.append(change(oldLine, newLine, isAddition: isAddition))
        }
        return changes.reversed()
    }

    private func change(_ oldLine: Int, _ newLine: Int, isAddition: Bool) -> LineChange {
        let oldStart = old.startIndex + oldLine
        let newStart = new.startIndex + newLine
        return LineChange(
            old: oldStart..<(oldStart + (isAddition ? 0 : 1)), new: newStart..<(newStart + (isAddition ? 1 : 0)))
    }
}

/// A “patience” diff: matches the lines that occur exactly once in each file, so that only the gaps between them need
/// to be compared. It needs lines × log lines steps.
private enum PatienceDiff {
    /// The gaps between the lines that occur exactly once in each file and are in the same order.
    static func gaps(_ part: LineChange, _ old: [Int], _ new: [Int]) -> [LineChange] {
        var gaps: [LineChange] = []
        var oldStart = part.old.lowerBound
        var newStart = part.new.lowerBound
        for match in inOrder(matches(part, old, new)) {
            gaps.append(LineChange(old: oldStart..<match.old, new: newStart..<match.new))
            oldStart = match.old + 1
            newStart = match.new + 1
        }
        gaps.append(LineChange(old: oldStart..<part.old.upperBound, new: newStart..<part.new.upperBound))
        return gaps
    }

    private struct Match {
        let old: Int
        let new: Int
    }

    /// The lines that occur exactly once in each file, in the order of the old file.
    private static func matches(_ part: LineChange, _ old: [Int], _ new: [Int]) -> [Match] {
        let oldIndexes = uniqueLines(old, part.old)
        let newIndexes = uniqueLines(new, part.new)
        return part.old.compactMap { line in
            guard oldIndexes[old[line]] != nil, let index = newIndexes[old[line]] else { return nil }
            return Match(old: line, new: index)
        }
    }

    /// The indexes of the lines that occur only once, by the number of the line's text.
    private static func uniqueLines(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
        var indexes: [Int: Int] = [:]
        var repeated: Set<Int> = []
        for line in range where indexes.updateValue(line, forKey: lines[line]) != nil { repeated.insert(lines[line]) }
        for number in repeated { indexes[number] = nil }
        return indexes
    }

    /// The longest sequence of matches that are in the same order in both files (patience sorting).
    private static func inOrder(_ matches: [Match]) -> [Match] {
        var piles: [Int] = []
        var previous = Array(repeating: -1, count: matches.count)
        for index in matches.indices {
            let pile = piles.partitioningIndex { matches[$0].new >= matches[index].new }
            if pile > 0 { previous[index] = piles[pile - 1] }
            if pile == piles.count { piles.append(index) } else { piles[pile] = index }
        }
        var run: [Match] = []
        var index = piles.last ?? -1
        while index >= 0 {
            run.append(matches[index])
            index = previous[index]
        }
        return run.reversed()
    }
}

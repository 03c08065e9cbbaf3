/// The greedy algorithm by E. W. Myers, “An O(ND) Difference Algorithm and Its Variations” (1986).
///
/// Takes at most lines × limit time and limit² memory.
struct ShortestEdit {
    private let old: ArraySlice<Int>
    private let new: ArraySlice<Int>
    /// The furthest old line on each diagonal, before each round.
    private var rounds: [[Int]] = []

    /// The smallest set of changes within a part of two files; nil if it has more than `limit` lines.
    static func changes(_ part: LineChange, _ old: [Int], _ new: [Int], limit: Int) -> [LineChange]? {
        var search = ShortestEdit(old[part.old], new[part.new])
        return search.run(limit: limit) ? search.changes() : nil
    }

    private init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
        self.old = old
        self.new = new
    }

    /// Round `d` has the diagonals `-d … d` (old line − new line), at index `diagonal + d`.
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

    /// Where a path enters a diagonal: from above (a line is added) or from the left (a line is removed).
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

import AXSource

/// A “patience” diff: matches the lines that occur once in both files, and leaves only the gaps between them to
/// compare. Takes lines × log lines time.
enum CommonLines {
    /// The gaps between the lines that occur once in both files and in the same order.
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

    /// The lines that occur once in each file, in the order of the old one.
    private static func matches(_ part: LineChange, _ old: [Int], _ new: [Int]) -> [Match] {
        let oldPlaces = lonePlaces(old, part.old)
        let newPlaces = lonePlaces(new, part.new)
        return part.old.compactMap { line in
            guard oldPlaces[old[line]] != nil, let place = newPlaces[old[line]] else { return nil }
            return Match(old: line, new: place)
        }
    }

    /// The index of each line that occurs only once, by line number of ``LineNumbering``.
    private static func lonePlaces(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
        var places: [Int: Int] = [:]
        var repeated: Set<Int> = []
        for line in range where places.updateValue(line, forKey: lines[line]) != nil { repeated.insert(lines[line]) }
        for number in repeated { places[number] = nil }
        return places
    }

    /// The longest run of matches that ascends in the new file, too (patience sorting).
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

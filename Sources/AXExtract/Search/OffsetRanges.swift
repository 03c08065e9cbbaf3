import AXSource

/// Parts of a file, as UTF-8 offsets.
struct OffsetRanges: Sendable {
    /// The outermost ranges, in ascending order.
    private let ranges: [Range<Int>]

    /// - Parameter ranges: Ranges that don't overlap unless one contains the other.
    init(_ ranges: [Range<Int>]) {
        let sorted = ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
        self.ranges = sorted.reduce(into: []) { outer, range in
            if outer.last.map({ $0.upperBound <= range.lowerBound }) ?? true { outer.append(range) }
        }
    }

    func contain(_ offset: Int) -> Bool {
        let next = ranges.partitioningIndex { $0.upperBound > offset }
        return next < ranges.count && ranges[next].contains(offset)
    }
}

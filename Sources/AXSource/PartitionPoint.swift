extension RandomAccessCollection {
    /// The first index whose element belongs to the second part of a partitioned list, found by binary search;
    /// `endIndex` if all elements belong to the first part.
    /// - Parameter isInSecondPart: Whether an element belongs to the second part.
    @inlinable package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isInSecondPart(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}

extension RandomAccessCollection {
    /// The first index whose element satisfies `isInSecondPart`, found by binary search; `endIndex` if none does.
    /// - Parameter isInSecondPart: false for all elements up to some index, and true for all after it.
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

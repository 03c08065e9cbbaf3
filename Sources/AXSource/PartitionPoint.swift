extension RandomAccessCollection {
    /// Where the second part of a list begins, found by halving; the end where all belongs to the first.
    /// - Parameter isBehind: Whether an element belongs to the second part. In the list, all that do follow all that do not.
    @inlinable package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isBehind(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}

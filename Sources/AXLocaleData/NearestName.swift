/// The name that a misspelled one most likely means.
enum NearestName {
    /// The candidate with the fewest single-letter changes from `name`; nil where none is near.
    static func of(_ name: String, in candidates: [String]) -> String? {
        let scored = candidates.map { (candidate: $0, distance: distance(name, $0)) }
        guard let best = scored.min(by: { $0.distance < $1.distance }),
            best.distance <= max(2, best.candidate.count / 3)
        else { return nil }
        return best.candidate
    }

    /// Levenshtein's distance in Unicode scalars. Long names are far from everything, so that hostile ones cost nothing.
    private static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased().unicodeScalars.prefix(64))
        let right = Array(right.lowercased().unicodeScalars.prefix(64))
        var row = Array(0...right.count)
        for (leftIndex, leftScalar) in left.enumerated() {
            var diagonal = row[0]
            row[0] = leftIndex + 1
            for (rightIndex, rightScalar) in right.enumerated() {
                let change = diagonal + (leftScalar == rightScalar ? 0 : 1)
                diagonal = row[rightIndex + 1]
                row[rightIndex + 1] = min(change, diagonal + 1, row[rightIndex] + 1)
            }
        }
        return row[right.count]
    }
}

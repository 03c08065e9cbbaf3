/// Suggests a name for a misspelled one.
package enum NearestName {
    /// The maximum number of suggestions that callers request for one file, because each one requires a comparison with
    /// all valid names.
    package static let maximumSuggestions = 100

    /// The closest of `names`, ignoring case; nil if none is similar enough. A name is similar if at most one letter or
    /// a third of its letters differ. Only the first 64 code points are compared.
    package static func of(_ name: String, in names: some Sequence<String>) -> String? {
        let written = Array(name.lowercased().unicodeScalars.prefix(64))
        let closest =
            names
            .map { (name: $0, distance: distance(written, Array($0.lowercased().unicodeScalars.prefix(64)))) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        guard let closest, closest.distance <= max(1, closest.name.unicodeScalars.count / 3) else { return nil }
        return closest.name
    }

    /// The number of letters that must be inserted, removed, replaced or swapped with their neighbors (optimal string
    /// alignment).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let change = last[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}

import AXSource

/// Suppressions by the key or the file that they are about.
struct SuppressionIndex {
    private let suppressions: [PlacedSuppression]
    private var byKey: [StringKey: [Int]] = [:]
    private var byPath: [String: SuppressedParts] = [:]
    private var patterns: (globs: GlobIndex, places: [Int]) = (GlobIndex(), [])

    init(_ suppressions: [PlacedSuppression]) {
        self.suppressions = suppressions
        var parts: [String: [(span: Span, place: Int)]] = [:]
        for (place, suppression) in suppressions.enumerated() {
            switch suppression.strings {
            case .key(let key, _, _): byKey[key, default: []].append(place)
            case .part(let path, let span, let keys):
                parts[path, default: []].append((span, place))
                for key in keys { byKey[key, default: []].append(place) }
            case .pattern(let glob):
                patterns.globs.append(glob)
                patterns.places.append(place)
            }
        }
        byPath = parts.mapValues(SuppressedParts.init)
    }

    /// All suppressions about a rule at a location, for one of the keys of its finding.
    func places(covering key: StringKey?, at location: RuleLocation) -> [Int] {
        let matching = key.map { key in patterns.globs.matches(key.text).map { patterns.places[$0] } } ?? []
        let near = Set(
            (key.flatMap { byKey[$0] } ?? []) + (byPath[location.path]?.places(at: location.start) ?? []) + matching)
        return near.sorted().filter { suppressions[$0].covers(key, at: location) }
    }

    /// Whether any suppression is about a rule at a location.
    func covers(_ key: StringKey?, at location: RuleLocation) -> Bool { !places(covering: key, at: location).isEmpty }
}

/// The parts of one file that suppressions are about.
private struct SuppressedParts {
    private let parts: [(span: Span, place: Int)]
    /// The furthest end of the parts up to each.
    private let ends: [Int]

    init(_ parts: [(span: Span, place: Int)]) {
        self.parts = parts.sorted { $0.span < $1.span }
        var end = 0
        ends = self.parts.map { part in
            end = max(end, part.span.end)
            return end
        }
    }

    /// The suppressions of all parts that an offset lies in.
    func places(at offset: Int) -> [Int] {
        let behind = parts.partitioningIndex { $0.span.start > offset }
        return parts.indices[..<behind].reversed().prefix { ends[$0] > offset }
            .filter { parts[$0].span.end > offset }.map { parts[$0].place }
    }
}

import AXSource

/// Finds suppressions by the key, the pattern or the location that they apply to.
struct SuppressionIndex {
    private let suppressions: [Suppression]
    private var byKey: [StringKey: [Int]] = [:]
    private var byPath: [String: SuppressedParts] = [:]
    private var patterns: (globs: GlobIndex, indices: [Int]) = (GlobIndex(), [])

    init(_ suppressions: [Suppression]) {
        self.suppressions = suppressions
        var parts: [String: [(span: Span, index: Int)]] = [:]
        for (index, suppression) in suppressions.enumerated() {
            switch suppression.strings {
            case .key(let key, _, _): byKey[key, default: []].append(index)
            case .part(let path, let span, let keys):
                parts[path, default: []].append((span, index))
                for key in keys { byKey[key, default: []].append(index) }
            case .pattern(let glob):
                patterns.globs.append(glob)
                patterns.indices.append(index)
            }
        }
        byPath = parts.mapValues(SuppressedParts.init)
    }

    /// The indices of all suppressions that cover a finding.
    /// - Parameter key: the finding's key, or one of the keys that the finding counts.
    func indices(covering key: StringKey?, at location: RuleLocation) -> [Int] {
        let matching = key.map { key in patterns.globs.matches(key.text).map { patterns.indices[$0] } } ?? []
        let near = Set(
            (key.flatMap { byKey[$0] } ?? []) + (byPath[location.path]?.indices(at: location.start) ?? []) + matching)
        return near.sorted().filter { suppressions[$0].covers(key, at: location) }
    }

    func covers(_ key: StringKey?, at location: RuleLocation) -> Bool { !indices(covering: key, at: location).isEmpty }
}

private struct SuppressedParts {
    /// The parts, sorted by span.
    private let parts: [(span: Span, index: Int)]
    /// For each part, the greatest end offset of that part and all previous ones.
    private let ends: [Int]

    init(_ parts: [(span: Span, index: Int)]) {
        self.parts = parts.sorted { $0.span < $1.span }
        var end = 0
        ends = self.parts.map { part in
            end = max(end, part.span.end)
            return end
        }
    }

    /// - Parameter offset: a UTF-8 offset in the file.
    func indices(at offset: Int) -> [Int] {
        let end = parts.partitioningIndex { $0.span.start > offset }
        return parts.indices[..<end].reversed().prefix { ends[$0] > offset }
            .filter { parts[$0].span.end > offset }.map { parts[$0].index }
    }
}

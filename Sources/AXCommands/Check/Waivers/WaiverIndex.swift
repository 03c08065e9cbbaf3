import AXSource

/// Waivers by the key or the file that they are about.
struct WaiverIndex {
    private let waivers: [PlacedWaiver]
    private var byKey: [StringKey: [Int]] = [:]
    private var byPath: [String: WaivedParts] = [:]
    private var patterns: (globs: GlobIndex, places: [Int]) = (GlobIndex(), [])

    init(_ waivers: [PlacedWaiver]) {
        self.waivers = waivers
        var parts: [String: [(span: Span, place: Int)]] = [:]
        for (place, waiver) in waivers.enumerated() {
            switch waiver.strings {
            case .key(let key, _, _): byKey[key, default: []].append(place)
            case .part(let path, let span, let keys):
                parts[path, default: []].append((span, place))
                for key in keys { byKey[key, default: []].append(place) }
            case .pattern(let glob):
                patterns.globs.append(glob)
                patterns.places.append(place)
            }
        }
        byPath = parts.mapValues(WaivedParts.init)
    }

    /// All waivers about a finding and one of its keys.
    func places(covering key: StringKey?, of finding: Diagnostic) -> [Int] {
        let matching = key.map { key in patterns.globs.matches(key.text).map { patterns.places[$0] } } ?? []
        let near = Set(
            (key.flatMap { byKey[$0] } ?? []) + (byPath[finding.path]?.places(at: finding.span.start) ?? []) + matching)
        return near.sorted().filter { waivers[$0].covers(key, of: finding) }
    }

    /// Whether any waiver is about a finding that counts no strings.
    func covers(_ finding: Diagnostic) -> Bool { !places(covering: finding.key, of: finding).isEmpty }
}

/// The parts of one file that waivers are about.
private struct WaivedParts {
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

    /// The waivers of all parts that an offset lies in.
    func places(at offset: Int) -> [Int] {
        let behind = parts.partitioningIndex { $0.span.start > offset }
        return parts.indices[..<behind].reversed().prefix { ends[$0] > offset }
            .filter { parts[$0].span.end > offset }.map { parts[$0].place }
    }
}

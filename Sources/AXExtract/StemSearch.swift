import AXSource

/// Finds several short texts at once in bytes, most of which it does not look at.
///
/// Of few texts the rarest pair of bytes of each is looked for. Of more, it is the method of Wu and Manber (“A fast algorithm
/// for multi-pattern searching”, 1994) with blocks of two bytes: a table tells for each pair of bytes how far the search may
/// go on when the pair stands at the end of the window.
package struct StemSearch: Sendable {
    private let stems: [[UInt8]]
    /// The length of the shortest stem: so many bytes are looked at together.
    private let window: Int
    /// How far to go on, by the pair of bytes at the end of the window; 0 where a stem may begin with the window.
    private let steps: [UInt8]
    /// The search for the rarest pairs; nil where they are too many.
    private let pairs: PairSearch?
    /// The stems that have a pair of bytes, and how far behind their beginnings: their rarest pair, or the first.
    private let anchors: [UInt16: [Anchor]]

    private struct Anchor: Sendable {
        let stem: Int
        let distance: Int
    }

    /// - Parameter stems: Texts that are not empty. Short ones make the search slow.
    package init(_ stems: [String]) {
        let stems = stems.map { Array($0.utf8) }
        self.stems = stems
        window = stems.map(\.count).min() ?? 0
        guard window > 1 else {
            (steps, pairs, anchors) = ([], nil, [:])
            return
        }
        let rarest = RarePairs.chosen(of: stems)
        let distinct = Set(rarest.map(\.pair))
        let isFew = distinct.count <= PairSearch.most
        pairs = isFew ? PairSearch(distinct.sorted()) : nil
        steps = isFew ? [] : Self.steps(stems, window: window)
        let chosen = isFew ? rarest : stems.map { ($0[0].paired(with: $0[1]), 0) }
        anchors = Dictionary(grouping: zip(stems.indices, chosen), by: \.1.0)
            .mapValues { $0.map { Anchor(stem: $0.0, distance: $0.1.1) } }
    }

    private static func steps(_ stems: [[UInt8]], window: Int) -> [UInt8] {
        var steps = [UInt8](repeating: UInt8(min(window - 1, 255)), count: 1 << 16)
        for stem in stems {
            for end in 1..<window {
                let pair = Int(stem[end - 1].paired(with: stem[end]))
                steps[pair] = min(steps[pair], UInt8(min(window - 1 - end, 255)))
            }
        }
        return steps
    }

    /// Whether one of the places where a stem begins is the one that is looked for.
    /// - Parameter isWanted: Tells for the offset of a stem and its index in the list. Places that overlap are given in any
    ///   order.
    package func contains(in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool)
        -> Bool
    {
        if window < 2 {
            return bytes.indices.contains { offset in
                stems.indices.contains { matches($0, bytes, offset) && isWanted(offset, $0) }
            }
        }
        var offset = 0
        while let pair = next(in: bytes, from: offset) {
            for anchor in anchors[bytes[pair].paired(with: bytes[pair + 1])] ?? [] {
                let start = pair - anchor.distance
                if matches(anchor.stem, bytes, start), isWanted(start, anchor.stem) { return true }
            }
            offset = pair + 1
        }
        return false
    }

    /// The offset of the next pair that anchors stems.
    private func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        if let pairs {
            let pair = pairs.next(in: bytes, from: start)
            return pair < bytes.count ? pair : nil
        }
        return steps.withUnsafeBufferPointer { steps in
            var end = start + window - 1
            while end < bytes.count {
                let step = Int(steps[Int(bytes[end - 1].paired(with: bytes[end]))])
                if step == 0 { return end - window + 1 }
                end += step
            }
            return nil
        }
    }

    /// All places where a stem begins that are looked for, in order.
    package func offsets(
        in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool
    ) -> [Int] {
        var offsets: [Int] = []
        _ = contains(in: bytes) { offset, stem in
            if isWanted(offset, stem) { offsets.append(offset) }
            return false
        }
        return offsets.sorted()
    }

    private func matches(_ stem: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let stem = stems[stem]
        guard offset >= 0, offset + stem.count <= bytes.count else { return false }
        for index in stem.indices where bytes[offset + index] != stem[index] { return false }
        return true
    }
}

import AXSource

/// Finds several short texts at once in bytes, most of which it does not look at.
///
/// Of few texts the rarest pair of bytes of each is looked for. Of more, it is the method of Wu and Manber (“A fast algorithm
/// for multi-pattern searching”, 1994) with blocks of two bytes: a table tells for each pair of bytes how far the search may
/// go on when the pair stands at the end of the window.
package final class StemSearch: Sendable {
    /// The length of the shortest stem: so many bytes are looked at together.
    private let window: Int
    /// How far to go on, by the pair of bytes at the end of the window; 0 where a stem may begin with the window.
    private let steps: [UInt8]
    /// The search for the rarest pairs; nil where they are too many.
    private let pairs: PairSearch?
    /// The stems, each at its rarest pair of bytes or the first, in the order of the pairs.
    private let anchors: [Anchor]
    /// The letters of all stems.
    private let letters: [UInt8]

    private struct Anchor: Sendable {
        let pair: UInt16
        /// How far the pair stands behind the beginning of the stem.
        let distance: Int
        let stem: Int
        /// The stem's letters.
        let range: Range<Int>
    }

    /// - Parameter stems: Texts that are not empty. Short ones make the search slow.
    package init(_ stems: [String]) {
        let stems = stems.map { Array($0.utf8) }
        letters = Array(stems.joined())
        window = stems.map(\.count).min() ?? 0
        guard window > 1 else {
            (steps, pairs) = ([], nil)
            anchors = Self.anchors(of: stems, at: stems.map { _ in (0, 0) })
            return
        }
        let rarest = RarePairs.chosen(of: stems)
        let distinct = Set(rarest.map(\.pair))
        let isFew = distinct.count <= PairSearch.most
        pairs = isFew ? PairSearch(distinct.sorted()) : nil
        steps = isFew ? [] : Self.steps(stems, window: window)
        anchors = Self.anchors(of: stems, at: isFew ? rarest : stems.map { ($0[0].paired(with: $0[1]), 0) })
    }

    private static func anchors(of stems: [[UInt8]], at places: [(pair: UInt16, distance: Int)]) -> [Anchor] {
        var end = 0
        return stems.indices.map { stem in
            end += stems[stem].count
            return Anchor(
                pair: places[stem].pair, distance: places[stem].distance, stem: stem,
                range: end - stems[stem].count..<end)
        }.sorted { $0.pair < $1.pair }
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
        anchors.withUnsafeBufferPointer { anchors in
            letters.withUnsafeBufferPointer { letters in
                func isFound(_ anchor: Anchor, at start: Int) -> Bool {
                    Self.begins(bytes, at: start, with: letters[anchor.range]) && isWanted(start, anchor.stem)
                }
                if window < 2 {
                    return bytes.indices.contains { start in anchors.contains { isFound($0, at: start) } }
                }
                var offset = 0
                while let place = next(in: bytes, from: offset) {
                    let pair = bytes[place].paired(with: bytes[place + 1])
                    var index = anchors.partitioningIndex { $0.pair >= pair }
                    while index < anchors.count, anchors[index].pair == pair {
                        if isFound(anchors[index], at: place - anchors[index].distance) { return true }
                        index += 1
                    }
                    offset = place + 1
                }
                return false
            }
        }
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

    private static func begins(
        _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, with stem: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        guard offset >= 0, offset + stem.count <= bytes.count else { return false }
        for index in 0..<stem.count where bytes[offset + index] != stem[stem.startIndex + index] { return false }
        return true
    }
}

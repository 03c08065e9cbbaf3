/// Finds several short texts at once in bytes, most of which it does not look at.
///
/// It is the method of Wu and Manber (“A fast algorithm for multi-pattern searching”, 1994) with blocks of two bytes: a
/// table tells for each pair of bytes how far the search may go on when the pair stands at the end of the window.
package struct StemSearch: Sendable {
    private let stems: [[UInt8]]
    /// The length of the shortest stem: so many bytes are looked at together.
    private let window: Int
    /// How far to go on, by the pair of bytes at the end of the window; 0 where a stem may begin with the window.
    private let steps: [UInt8]

    /// - Parameter stems: Texts that are not empty. Short ones make the search slow.
    package init(_ stems: [String]) {
        self.stems = stems.map { Array($0.utf8) }
        window = self.stems.map(\.count).min() ?? 0
        guard window > 1 else {
            steps = []
            return
        }
        var steps = [UInt8](repeating: UInt8(min(window - 1, 255)), count: 1 << 16)
        for stem in self.stems {
            for end in 1..<window {
                let pair = Self.pair(stem[end - 1], stem[end])
                steps[pair] = min(steps[pair], UInt8(min(window - 1 - end, 255)))
            }
        }
        self.steps = steps
    }

    /// Whether one of the places where a stem begins is the one that is looked for.
    /// - Parameter isWanted: Tells for the offset of a stem and its index in the list.
    package func contains(in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool)
        -> Bool
    {
        if window < 2 {
            return bytes.indices.contains { offset in
                stems.indices.contains { matches($0, bytes, offset) && isWanted(offset, $0) }
            }
        }
        return steps.withUnsafeBufferPointer { steps in
            var end = window - 1
            while end < bytes.count {
                let step = Int(steps[Self.pair(bytes[end - 1], bytes[end])])
                if step > 0 {
                    end += step
                    continue
                }
                let start = end - window + 1
                for stem in stems.indices where matches(stem, bytes, start) && isWanted(start, stem) { return true }
                end += 1
            }
            return false
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
        return offsets
    }

    private func matches(_ stem: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let stem = stems[stem]
        guard offset + stem.count <= bytes.count else { return false }
        for index in stem.indices where bytes[offset + index] != stem[index] { return false }
        return true
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
        Int(first) << 8 | Int(second)
    }
}

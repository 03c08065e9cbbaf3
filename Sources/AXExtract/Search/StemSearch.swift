/// Finds several short texts at once in bytes.
package struct StemSearch: Sendable {
    private let stems: [[UInt8]]
    /// The indices of the stems that begin with a byte.
    private let candidates: [[Int]]
    /// Whether a stem begins with a byte: most bytes are passed over by this alone.
    private let isFirst: [Bool]

    /// - Parameter stems: Texts that are not empty.
    package init(_ stems: [String]) {
        self.stems = stems.map { Array($0.utf8) }
        var candidates = [[Int]](repeating: [], count: 256)
        for (index, stem) in self.stems.enumerated() {
            if let first = stem.first { candidates[Int(first)].append(index) }
        }
        self.candidates = candidates
        isFirst = candidates.map { !$0.isEmpty }
    }

    /// Whether one of the places where a stem begins is the one that is looked for.
    /// - Parameter isWanted: Tells for the offset of a stem and its index in the list.
    package func contains(
        in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool
    ) -> Bool {
        isFirst.withUnsafeBufferPointer { isFirst in
            bytes.indices.contains { offset in
                isFirst[Int(bytes[offset])]
                    && candidates[Int(bytes[offset])].contains { stem in
                        bytes[offset...].starts(with: stems[stem]) && isWanted(offset, stem)
                    }
            }
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
}

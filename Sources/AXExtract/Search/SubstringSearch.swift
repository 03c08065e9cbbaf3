import AXSource

/// Searches bytes for several short strings at once, with the algorithm of Wu and Manber (“A Fast Algorithm for
/// Multi-Pattern Searching”, 1994): a window as long as the shortest string moves over the bytes, and its last two bytes
/// decide how far.
package struct SubstringSearch: Sendable {
    private let stems: [[UInt8]]
    /// The indices of the stems, by their first byte.
    private let candidates: [[Int]]
    /// The length of the window in bytes: at least two.
    private let window: Int
    /// For each pair of bytes at the end of the window, how far the window can move. 0 if a stem may be in the window.
    private let moves: [UInt8]

    /// - Parameter stems: The strings to find. Empty strings never match.
    package init(_ stems: [String]) {
        self.stems = stems.map { Array($0.utf8) }
        var candidates = [[Int]](repeating: [], count: 256)
        for (index, stem) in self.stems.enumerated() {
            if let first = stem.first { candidates[Int(first)].append(index) }
        }
        self.candidates = candidates
        let known = self.stems.filter { !$0.isEmpty }
        window = min(max(known.map(\.count).min() ?? 2, 2), Int(UInt8.max))
        moves = Self.moves(of: window, known)
    }

    private static func moves(of window: Int, _ stems: [[UInt8]]) -> [UInt8] {
        var moves = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
        for stem in stems {
            for end in 1..<min(window, stem.count) {
                let pair = pair(stem[end - 1], stem[end])
                moves[pair] = min(moves[pair], UInt8(window - 1 - end))
            }
            if stem.count == 1 { for second in UInt8.min...UInt8.max { moves[pair(stem[0], second)] = 0 } }
        }
        return moves
    }

    /// Whether `isWanted` accepts a match.
    /// - Parameter isWanted: Takes the UTF-8 offset of a match and the index of its stem. Called in the order of the
    ///   offsets.
    package func contains(
        in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool
    ) -> Bool {
        moves.withUnsafeBufferPointer { moves in
            var last = window - 1
            while last < bytes.count {
                let move = moves[Self.pair(bytes[last &- 1], bytes[last])]
                if move > 0 {
                    last &+= Int(move)
                } else {
                    if isWantedMatch(bytes, last - window + 1, isWanted) { return true }
                    last &+= 1
                }
            }
            // The last byte can be a stem of one byte.
            return bytes.indices.suffix(1).contains { isWantedMatch(bytes, $0, isWanted) }
        }
    }

    private func isWantedMatch(
        _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ isWanted: (_ offset: Int, _ stem: Int) -> Bool
    ) -> Bool {
        candidates[Int(bytes[offset])].contains { stem in
            bytes[offset...].starts(with: stems[stem]) && isWanted(offset, stem)
        }
    }

    /// Whether one of the strings occurs as a whole word, and `isWanted` accepts its index.
    package func containsWord(in text: [UInt8], where isWanted: (_ stem: Int) -> Bool = { _ in true }) -> Bool {
        text.withUnsafeBufferPointer { bytes in containsWord(in: bytes) { _, stem in isWanted(stem) } }
    }

    /// Whether one of the strings occurs as a whole word, and `isWanted` accepts its offset and index.
    func containsWord(
        in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool
    ) -> Bool {
        contains(in: bytes) { start, stem in
            let end = start + stems[stem].count
            return (start == 0 || !bytes[start - 1].isIdentifierByte)
                && (end == bytes.count || !bytes[end].isIdentifierByte) && isWanted(start, stem)
        }
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

    /// The UTF-8 offsets of the wanted matches, in order.
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

    /// The indices of the strings that a file contains as words, not only where it declares a function or property.
    /// - Parameter isRead: Whether the word at a UTF-8 offset counts.
    func uses(in text: [UInt8], where isRead: (_ offset: Int) -> Bool = { _ in true }) -> Set<Int> {
        var found: Set<Int> = []
        text.withUnsafeBufferPointer { bytes in
            _ = containsWord(in: bytes) { start, stem in
                if !Self.isDeclared(bytes, start..<start + stems[stem].count), isRead(start) { found.insert(stem) }
                return false
            }
        }
        return found
    }

    /// Whether a word is the name in a declaration. `if let title {` also reads `title`.
    private static func isDeclared(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        guard declarations.contains(where: { bytes[..<word.lowerBound].suffix($0.count).elementsEqual($0) }) else {
            return false
        }
        let next = bytes[word.upperBound...].first { !$0.isASCIISpace }
        return next.map("(<:=".utf8.contains) ?? false
    }

    private static let declarations = ["func ", "let ", "var "].map { Array($0.utf8) }
}

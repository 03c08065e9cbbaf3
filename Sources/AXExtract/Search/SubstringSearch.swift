import AXSource

/// Searches bytes for several short strings at once.
package struct SubstringSearch: Sendable {
    private let stems: [[UInt8]]
    /// The indices of the stems, by their first byte.
    private let candidates: [[Int]]
    /// For each pair of bytes, whether a stem begins with it. The check rules out most offsets.
    private let isStart: [Bool]

    /// - Parameter stems: The strings to find. Empty strings never match.
    package init(_ stems: [String]) {
        self.stems = stems.map { Array($0.utf8) }
        var candidates = [[Int]](repeating: [], count: 256)
        for (index, stem) in self.stems.enumerated() {
            if let first = stem.first { candidates[Int(first)].append(index) }
        }
        self.candidates = candidates
        var isStart = [Bool](repeating: false, count: 1 << 16)
        for stem in self.stems where !stem.isEmpty {
            for second in stem.count > 1 ? stem[1]...stem[1] : 0...255 { isStart[Self.pair(stem[0], second)] = true }
        }
        self.isStart = isStart
    }

    /// Whether `isWanted` accepts a match.
    /// - Parameter isWanted: Takes the UTF-8 offset of a match and the index of its stem.
    package func contains(
        in bytes: UnsafeBufferPointer<UInt8>, where isWanted: (_ offset: Int, _ stem: Int) -> Bool
    ) -> Bool {
        guard var first = bytes.first else { return false }
        return isStart.withUnsafeBufferPointer { isStart in
            // Each byte is loaded once. This loop runs over all sources several times.
            var offset = 0
            while offset < bytes.count {
                let second = offset &+ 1 < bytes.count ? bytes[offset &+ 1] : 0
                if isStart[Self.pair(first, second)], isWantedMatch(bytes, offset, isWanted) { return true }
                first = second
                offset &+= 1
            }
            return false
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

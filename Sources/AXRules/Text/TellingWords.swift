import AXSource

/// The words of a language that no other language has, ready to be looked for in the bytes of a text.
struct TellingWords: Sendable {
    /// Those of at most eight letters of ASCII, each packed into one number.
    private var short: Set<UInt64> = []
    /// A bit for each of them, so that most other words need no look at the set.
    private var marks = [UInt64](repeating: 0, count: 64)
    private let all: Set<String>

    init(_ words: Set<String>) {
        all = words
        for word in words where word.utf8.count <= 8 && word.utf8.allSatisfy({ $0 < 0x80 }) {
            let packed = word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
            short.insert(packed)
            marks[Self.place(of: packed) >> 6] |= Self.mark(packed)
        }
    }

    /// How many words a text has, runs of letters, and whether one of them is telling. After a telling word no more than four
    /// are counted.
    func search(_ text: String) -> (words: Int, isTold: Bool) {
        var text = text
        return text.withUTF8(search)
    }

    private func search(_ text: UnsafeBufferPointer<UInt8>) -> (words: Int, isTold: Bool) {
        var (words, isTold, start) = (0, false, 0)
        while start < text.count, !isTold || words < 4 {
            guard Self.isLetter(text[start]) else {
                start += 1
                continue
            }
            var (end, packed, isASCII): (Int, UInt64, Bool) = (start, 0, true)
            while end < text.count, Self.isLetter(text[end]) {
                packed = packed << 8 | UInt64(text[end] | 0x20)
                isASCII = isASCII && text[end] < 0x80
                end += 1
            }
            words += 1
            isTold = isTold || holds(UnsafeBufferPointer(rebasing: text[start..<end]), packed, isASCII)
            start = end
        }
        return (words, isTold)
    }

    private func holds(_ word: UnsafeBufferPointer<UInt8>, _ packed: UInt64, _ isASCII: Bool) -> Bool {
        if isASCII, word.count <= 8 {
            return marks[Self.place(of: packed) >> 6] & Self.mark(packed) != 0 && short.contains(packed)
        }
        if isASCII { return all.contains(String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)) }
        return all.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    /// One of 4096 places, by multiplying.
    private static func place(of packed: UInt64) -> Int { Int((packed &* 0x9E37_79B9_7F4A_7C15) >> 52) }

    private static func mark(_ packed: UInt64) -> UInt64 { 1 << UInt64(place(of: packed) & 63) }

    /// A letter of ASCII, or any byte beyond.
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILetter }
}

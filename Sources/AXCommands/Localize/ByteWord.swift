import Foundation

/// Looks for bytes in a text.
enum ByteWord {
    /// The first place of a word that is not empty, from an offset on; nil where there is none.
    static func range(of word: [UInt8], in text: [UInt8], from start: Int = 0) -> Range<Int>? {
        guard !word.isEmpty else { return nil }
        // The text is looked through for the byte that stands in it least often.
        let rare = word.firstIndex { seldom.contains($0) } ?? 0
        return text.withUnsafeBytes { bytes -> Range<Int>? in
            guard let base = bytes.baseAddress else { return nil }
            var offset = start
            while offset + word.count <= bytes.count {
                let rest = bytes.count - offset - word.count + 1
                guard let found = memchr(base + offset + rare, Int32(word[rare]), rest) else { return nil }
                let place = UnsafeRawPointer(found) - base - rare
                if memcmp(base + place, word, word.count) == 0 { return place..<place + word.count }
                offset = place + 1
            }
            return nil
        }
    }

    private static let seldom = Array("jkqvxzJKQVXZ:".utf8)
}

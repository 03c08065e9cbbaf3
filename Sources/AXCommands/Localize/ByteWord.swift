import Foundation

/// Looks for bytes in a text.
enum ByteWord {
    /// The first place of a word that is not empty, from an offset on; nil where there is none.
    static func range(of word: [UInt8], in text: [UInt8], from start: Int = 0) -> Range<Int>? {
        guard let first = word.first else { return nil }
        return text.withUnsafeBytes { bytes -> Range<Int>? in
            guard let base = bytes.baseAddress else { return nil }
            var offset = start
            while offset + word.count <= bytes.count {
                let rest = bytes.count - offset - word.count + 1
                guard let found = memchr(base + offset, Int32(first), rest) else { return nil }
                let place = UnsafeRawPointer(found) - base
                if memcmp(base + place, word, word.count) == 0 { return place..<place + word.count }
                offset = place + 1
            }
            return nil
        }
    }
}

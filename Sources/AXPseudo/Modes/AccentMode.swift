/// `accent`: replaces basic Latin letters with look-alikes.
///
/// Apart from protected parts and inserted values, text that appears in plain Latin letters isn't localized.
package struct AccentMode: PseudoMode {
    package let id = "accent"
    package let summary = "replace Latin letters with look-alikes to reveal strings that aren't localized"
    package let changes = PseudoAspect.letters
    package let speechConflict: String? = "voices read words with look-alike letters letter by letter"

    package init() {}

    package func write(_ words: String) -> String { AccentTable.accent(words) }
}

/// Look-alikes for the basic Latin letters, one code point per letter, with the same case.
///
/// Each is in the Latin blocks up to U+024F or in U+1E00–1EFF, so that strings keep their number of grapheme clusters
/// and screen fonts contain the glyphs. All look-alikes are different, so the replacement can be reversed.
package enum AccentTable {
    private static let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let accented = "áƀçďéƒğĥíĵķļṁñöƥɋřšťüṽŵẋýžÂƁČĐÈƑĜĦÏĴĶŁṀŃØƤɊŔŞŦŮṼŴẊŸŻ"

    private static let forward = table(from: plain, to: accented)
    private static let backward = table(from: accented, to: plain)

    /// Replaces each basic Latin letter with its look-alike. Letters with a combining mark are unchanged, because a
    /// second mark could violate the canonical order of marks in Normalization Form C.
    package static func accent(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            String(unsafeUninitializedCapacity: bytes.count * 3) { result in
                var end = 0
                for offset in bytes.indices {
                    let byte = bytes[offset]
                    let lookalike = byte < 0x80 ? lookalikes[Int(byte)] : 0
                    guard lookalike != 0, !isMark(bytes, at: offset + 1) else {
                        result[end] = byte
                        end += 1
                        continue
                    }
                    var rest = lookalike
                    while rest != 0 {
                        result[end] = UInt8(truncatingIfNeeded: rest)
                        rest >>= 8
                        end += 1
                    }
                }
                return end
            }
        }
    }

    /// The look-alikes by ASCII code, as UTF-8 with the first byte in the lowest bits; 0 for characters without one.
    private static let lookalikes: [UInt32] = (UInt8.min..<0x80).map { byte in
        guard let lookalike = forward[Unicode.Scalar(byte)] else { return 0 }
        return String(Character(lookalike)).utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Whether a character with a nonzero canonical combining class is at `offset`.
    private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < bytes.count, bytes[offset] >= 0xCC else { return false }
        var decoder = UTF8()
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return false }
        return scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// Restores the source of an accented string. The source must not have contained look-alikes.
    package static func restore(_ text: String) -> String {
        replacing(text, by: backward)
    }

    private static func replacing(_ text: String, by table: [Unicode.Scalar: Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text.unicodeScalars.lazy.map { table[$0] ?? $0 })
        return String(result)
    }

    private static func table(from: String, to: String) -> [Unicode.Scalar: Unicode.Scalar] {
        Dictionary(zip(from.unicodeScalars, to.unicodeScalars)) { first, _ in first }
    }
}

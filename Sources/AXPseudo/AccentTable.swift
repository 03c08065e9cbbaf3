/// Look-alikes for the letters of the basic Latin alphabet, one for one, upper case for upper case.
///
/// Each is one code point of the Latin blocks up to U+024F or of U+1E00–1EFF, so that a text keeps its number of
/// grapheme clusters and a screen font has the glyph. No two letters share one, so the table can be read backwards.
package enum AccentTable {
    private static let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let accented = "áƀçďéƒğĥíĵķļṁñöƥɋřšťüṽŵẋýžÂƁČĐÈƑĜĦÏĴĶŁṀŃØƤɊŔŞŦŮṼŴẊŸŻ"

    private static let forward = table(from: plain, to: accented)
    private static let backward = table(from: accented, to: plain)

    /// The text with each basic Latin letter replaced by its look-alike. A letter with a mark of its own stays: two marks on
    /// one letter may stand in another order than Normalization Form C has them.
    package static func accent(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count * 2)
        var bytes = ArraySlice(text.utf8)
        while let byte = bytes.popFirst() {
            guard byte < 0x80, let lookalike = lookalikes[Int(byte)], !beginsWithMark(bytes) else {
                result.append(byte)
                continue
            }
            result.append(contentsOf: lookalike)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The look-alikes as UTF-8, by ASCII letter.
    private static let lookalikes: [[UInt8]?] = (UInt8.min..<0x80).map { byte in
        forward[Unicode.Scalar(byte)].map { Array(String(Character($0)).utf8) }
    }

    private static func beginsWithMark(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first >= 0x80 else { return false }
        var decoder = UTF8()
        var iterator = bytes.prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return false }
        return scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// The source of an accented text, as long as the source held none of the look-alikes itself.
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

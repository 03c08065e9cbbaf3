/// Counts grapheme clusters, the characters that people see.
enum GraphemeCount {
    /// How many clusters a text has in which each code point is one, as in nearly all texts, whatever stands beside it. Below
    /// U+0300 only CR and LF join, and the Latin letters of U+1E00 to U+1EFF join nothing (UAX #29).
    /// - Returns: nil for a text that holds any other code point, or CR.
    static func ofSimple(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var count = 0
            var offset = 0
            while offset < bytes.count {
                switch bytes[offset] {
                case 0x0D: return nil
                case ..<0x80: offset &+= 1
                case ..<0xCC: offset &+= 2
                case 0xE1 where offset &+ 1 < bytes.count && bytes[offset &+ 1] & 0xFC == 0xB8: offset &+= 3
                default: return nil
                }
                count &+= 1
            }
            return count
        }
    }
}

/// A key pattern: `*` is any run of bytes, `?` any one character.
struct Glob: Sendable {
    private let pattern: [UInt8]

    init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    /// Whether the whole key fits. The time grows with pattern × key at worst.
    func matches(_ key: [UInt8]) -> Bool {
        var (place, offset) = (0, 0)
        var retry: (place: Int, offset: Int)?
        while offset < key.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                place += 1
                retry = (place, offset)
            } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") {
                place += 1
                offset = Self.nextCharacter(after: offset, in: key)
            } else if place < pattern.count, pattern[place] == key[offset] {
                place += 1
                offset += 1
            } else if let last = retry {
                retry = (last.place, last.offset + 1)
                (place, offset) = (last.place, last.offset + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    private static func nextCharacter(after offset: Int, in key: [UInt8]) -> Int {
        key[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? key.count
    }
}

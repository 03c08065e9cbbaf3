/// References to variables in format strings: `%#@NAME@`, or `%2$#@NAME@` with the position of the argument.
///
/// Unlike ``FormatSpecifier``, names may hold any character: string catalogs allow dots and letters of all scripts.
enum XLIFFVariable {
    /// The position that `text` gives the variable; nil where it gives none.
    static func argument(of name: String, in text: String) -> Int? {
        let bytes = Array(text.utf8)
        let tail = Array("$#@\(name)@".utf8)
        guard let place = firstPlace(of: tail, in: bytes[...]) else { return nil }
        var start = place
        while start > 0, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
        guard start < place, start > 0, bytes[start - 1] == UInt8(ascii: "%") else { return nil }
        return Int(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    /// Where `text` refers to the variable without a position; nil where it does not.
    static func offset(of name: String, in text: String) -> Int? {
        firstPlace(of: Array("%#@\(name)@".utf8), in: Array(text.utf8)[...])
    }

    /// The text with every `old` replaced, compared as code units.
    static func replace(_ old: String, by new: String, in text: String) -> String {
        let bytes = Array(text.utf8)
        let pattern = Array(old.utf8)
        var result: [UInt8] = []
        var offset = 0
        while let place = firstPlace(of: pattern, in: bytes[offset...]) {
            result += bytes[offset..<place] + Array(new.utf8)
            offset = place + pattern.count
        }
        return String(decoding: result + bytes[offset...], as: UTF8.self)
    }

    private static func firstPlace(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = pattern.first else { return nil }
        var rest = bytes
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: pattern) { return start }
            rest = rest[(start + 1)...]
        }
        return nil
    }
}

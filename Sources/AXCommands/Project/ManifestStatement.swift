import AXSource

/// What project files say about the development language. They are searched, not parsed: one word is wanted.
enum ManifestStatement {
    /// `developmentRegion = en;` of `project.pbxproj`.
    static func developmentRegion(of bytes: [UInt8]) -> String? {
        value(after: "developmentRegion", separator: UInt8(ascii: "="), in: bytes)
    }

    /// `defaultLocalization: "en"` of `Package.swift`.
    static func defaultLocalization(of bytes: [UInt8]) -> String? {
        value(after: "defaultLocalization", separator: UInt8(ascii: ":"), in: bytes)
    }

    /// The word that follows a name and a separator, with or without quotes.
    private static func value(after name: String, separator: UInt8, in bytes: [UInt8]) -> String? {
        let name = Array(name.utf8)
        var offset = 0
        while let found = bytes.firstRange(of: name, from: offset) {
            offset = found.upperBound
            let next = skipSpaces(bytes, from: offset)
            guard next < bytes.count, bytes[next] == separator else { continue }
            let word = word(in: bytes, from: skipSpaces(bytes, from: next + 1))
            if !word.isEmpty { return word }
        }
        return nil
    }

    private static func skipSpaces(_ bytes: [UInt8], from offset: Int) -> Int {
        bytes[offset...].firstIndex { !$0.isMarkupSpace } ?? bytes.count
    }

    /// A language tag or an old name: letters, digits, `-`, `_`, and spaces inside quotes.
    private static func word(in bytes: [UInt8], from start: Int) -> String {
        let isQuoted = start < bytes.count && bytes[start] == UInt8(ascii: "\"")
        let word = bytes[(isQuoted ? start + 1 : start)...].prefix(64).prefix {
            $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: "_") || isQuoted && $0 == 0x20
        }
        return String(decoding: word, as: UTF8.self)
    }
}

import AXSource

/// An HTML character reference: `&amp;`, `&#228;`, `&#xE4;`.
struct CharacterEntity {
    /// The UTF-8 offsets of the reference.
    let range: Range<Int>
    /// The character; nil if the name isn't in ``named``, or if the number isn't a valid character.
    let meant: String?

    /// The length of `thetasym`, the longest name in HTML 4.
    private static let longestName = 8

    /// The first character reference in a string; nil if there isn't one.
    static func first(in text: String) -> CharacterEntity? {
        guard text.holds(UInt8(ascii: "&")) else { return nil }
        let bytes = Array(text.utf8)
        for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
            let name = bytes[(start + 1)...].prefix(longestName).prefix {
                $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#")
            }
            guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"), isName(name) else { continue }
            let range = start..<name.endIndex + 1
            return CharacterEntity(range: range, meant: character(String(decoding: name, as: UTF8.self)))
        }
        return nil
    }

    /// Whether the bytes are a number, or at least two letters, the last of which may be a digit.
    private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        if name.first == UInt8(ascii: "#") {
            return name.count > 2 && name.dropFirst().allSatisfy(\.isASCIIAlphanumeric)
        }
        return name.count > 1 && name.dropLast().allSatisfy(\.isASCIILetter) && name.last?.isASCIIAlphanumeric == true
    }

    private static func character(_ name: String) -> String? {
        if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(UInt32(name.dropFirst(2), radix: 16)) }
        if name.hasPrefix("#") { return scalar(UInt32(name.dropFirst())) }
        return named[name]
    }

    private static func scalar(_ value: UInt32?) -> String? {
        value.flatMap(Unicode.Scalar.init).map(String.init)
    }

    /// The names that tools commonly write, from the HTML standard's list of named character references.
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–",
        "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "ecirc": "ê", "agrave": "à", "acirc": "â", "ccedil": "ç", "ocirc": "ô", "ugrave": "ù",
        "icirc": "î", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ", "atilde": "ã",
        "otilde": "õ", "aring": "å", "oslash": "ø", "aelig": "æ", "Eacute": "É", "copy": "©", "reg": "®", "trade": "™",
        "deg": "°", "euro": "€", "middot": "·", "bull": "•", "shy": "\u{AD}",
    ]
}

import AXSource

/// The escape sequences of C string literals (C17, section 6.4.4.4).
enum CEscapes {
    /// Adds a part of a literal as it is meant. An unknown escape stands for its character, as in Clang.
    static func appendResolved(_ spelled: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        var index = spelled.startIndex
        while index < spelled.endIndex {
            let byte = spelled[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < spelled.endIndex else {
                bytes.append(byte)
                continue
            }
            index = appendEscape(spelled, at: index, to: &bytes)
        }
    }

    /// - Parameter index: The character behind the backslash.
    /// - Returns: The index behind the escape.
    private static func appendEscape(_ spelled: ArraySlice<UInt8>, at index: Int, to bytes: inout [UInt8]) -> Int {
        let byte = spelled[index]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return appendNumber(spelled, from: index, radix: 8, most: 3, to: &bytes) { UInt8(truncatingIfNeeded: $0) }
        case UInt8(ascii: "x"):
            return appendNumber(spelled, from: index + 1, radix: 16, most: 8, to: &bytes) {
                UInt8(truncatingIfNeeded: $0)
            }
        case UInt8(ascii: "u"): return appendScalar(spelled, from: index + 1, digits: 4, to: &bytes)
        case UInt8(ascii: "U"): return appendScalar(spelled, from: index + 1, digits: 8, to: &bytes)
        case 0x20, 0x09...0x0D: return lineEnd(spelled, at: index, to: &bytes)
        default:
            bytes.append(simple[byte] ?? byte)
            return index + 1
        }
    }

    /// A backslash that takes a line end away.
    private static func lineEnd(_ spelled: ArraySlice<UInt8>, at index: Int, to bytes: inout [UInt8]) -> Int {
        var end = index
        while end < spelled.endIndex, spelled[end] == 0x20 || spelled[end] == 0x09 { end += 1 }
        guard end < spelled.endIndex, spelled[end] == 0x0A || spelled[end] == 0x0D else {
            bytes.append(spelled[index])
            return index + 1
        }
        let isPair = spelled[end] == 0x0D && end + 1 < spelled.endIndex && spelled[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    private static func appendNumber(
        _ spelled: ArraySlice<UInt8>, from start: Int, radix: Int, most: Int, to bytes: inout [UInt8],
        _ value: (Int) -> UInt8
    ) -> Int {
        let (number, end) = number(spelled, from: start, radix: radix, most: most)
        if end > start { bytes.append(value(number)) }
        return end
    }

    private static func appendScalar(
        _ spelled: ArraySlice<UInt8>, from start: Int, digits: Int, to bytes: inout [UInt8]
    ) -> Int {
        let (number, end) = number(spelled, from: start, radix: 16, most: digits)
        if end == start + digits, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) {
            bytes += Array(String(scalar).utf8)
        }
        return end
    }

    private static func number(
        _ spelled: ArraySlice<UInt8>, from start: Int, radix: Int, most: Int
    ) -> (value: Int, end: Int) {
        var value = 0
        var index = start
        while index < spelled.endIndex, index < start + most,
            let digit = Character(Unicode.Scalar(spelled[index])).hexDigitValue, digit < radix
        {
            value = value << (radix == 8 ? 3 : 4) | digit
            index += 1
        }
        return (value, index)
    }

    private static let simple: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "e"): 0x1B,
    ]
}

import AXScan
import AXSource

/// A string literal, or several in a row, which the compiler joins: `@"a" @"b"`.
struct ObjCLiteral {
    /// The text, escapes resolved. Bytes that are no UTF-8 are shown as U+FFFD.
    let text: String
    /// Whether it is one literal on one line.
    let isSingle: Bool

    /// The literal that a range is; nil where it is anything else.
    init?(_ range: Range<Int>, in source: ObjCSource) {
        var bytes: [UInt8] = []
        var count = 0
        for index in range {
            switch source.kind(index) {
            case .string:
                count += 1
                Self.append(source.file.text[source.tokens[index].span.range], to: &bytes)
            case .punctuator where source.isToken(index, "@"): continue
            default: return nil
            }
        }
        guard count > 0 else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
        isSingle = count == 1
    }

    /// Adds what stands between the quotes of a literal, its prefix left out.
    private static func append(_ spelled: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        guard let quote = spelled.firstIndex(of: UInt8(ascii: "\"")), quote < spelled.endIndex - 1 else { return }
        let inner = spelled[(quote + 1)..<(spelled.endIndex - 1)]
        if quote > spelled.startIndex, spelled[quote - 1] == UInt8(ascii: "R") {
            guard let open = inner.firstIndex(of: UInt8(ascii: "(")) else { return }
            bytes += inner[(open + 1)...].dropLast(open - inner.startIndex + 1)
        } else if inner.contains(UInt8(ascii: "\\")) {
            CEscapes.appendResolved(inner, to: &bytes)
        } else {
            bytes += inner
        }
    }
}

/// The escape sequences of C string literals (C17, section 6.4.4.4).
private enum CEscapes {
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

import AXScan
import AXSource

/// A string literal, or several in a row, which the compiler joins: `@"a" @"b"`.
struct ObjCLiteral {
    /// The text, with escapes decoded. Invalid UTF-8 is replaced by U+FFFD.
    let text: String
    /// Whether it is only one literal.
    let isSingle: Bool

    /// The literal in a range of tokens, possibly in Core Foundation's macro `CFSTR("…")`; nil for anything else.
    init?(unwrapping range: Range<Int>, in source: ObjCSource) {
        let isWrapped =
            source.isToken(range.lowerBound, "CFSTR") && source.isToken(range.lowerBound + 1, "(")
            && source.closer(range.lowerBound + 1) == range.upperBound - 1
        self.init(isWrapped ? range.lowerBound + 2..<range.upperBound - 1 : range, in: source)
    }

    /// The literal in a range of tokens; nil for anything else.
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

    /// Adds the text between the quotes of a literal. A C++ raw literal has the prefix `R`.
    private static func append(_ literal: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        guard let quote = literal.firstIndex(of: UInt8(ascii: "\"")), quote < literal.endIndex - 1 else { return }
        let inner = literal[(quote + 1)..<(literal.endIndex - 1)]
        if quote > literal.startIndex, literal[quote - 1] == UInt8(ascii: "R") {
            guard let open = inner.firstIndex(of: UInt8(ascii: "(")) else { return }
            bytes += inner[(open + 1)...].dropLast(open - inner.startIndex + 1)
        } else if inner.contains(UInt8(ascii: "\\")) {
            CEscapes.appendUnescaped(inner, to: &bytes)
        } else {
            bytes += inner
        }
    }
}

/// The escape sequences of C string literals (C17, section 6.4.4.4).
private enum CEscapes {
    /// Adds the characters of a literal, with escapes decoded. An unknown escape becomes its character, as in Clang.
    static func appendUnescaped(_ escaped: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        var index = escaped.startIndex
        while index < escaped.endIndex {
            let byte = escaped[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < escaped.endIndex else {
                bytes.append(byte)
                continue
            }
            index = appendEscape(escaped, at: index, to: &bytes)
        }
    }

    /// - Parameter index: The index of the character after the backslash.
    /// - Returns: The index after the escape.
    private static func appendEscape(_ escaped: ArraySlice<UInt8>, at index: Int, to bytes: inout [UInt8]) -> Int {
        let byte = escaped[index]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return appendNumber(escaped, from: index, radix: 8, most: 3, to: &bytes)
        case UInt8(ascii: "x"):
            return appendNumber(escaped, from: index + 1, radix: 16, most: 8, to: &bytes)
        case UInt8(ascii: "u"): return appendScalar(escaped, from: index + 1, digits: 4, to: &bytes)
        case UInt8(ascii: "U"): return appendScalar(escaped, from: index + 1, digits: 8, to: &bytes)
        case 0x20, 0x09...0x0D: return lineEnd(escaped, at: index, to: &bytes)
        default:
            bytes.append(simple[byte] ?? byte)
            return index + 1
        }
    }

    /// Skips the line break after a backslash, along with white space before the line break. Without a line break, adds
    /// the character after the backslash.
    private static func lineEnd(_ escaped: ArraySlice<UInt8>, at index: Int, to bytes: inout [UInt8]) -> Int {
        var end = index
        while end < escaped.endIndex, escaped[end] == 0x20 || escaped[end] == 0x09 { end += 1 }
        guard end < escaped.endIndex, escaped[end] == 0x0A || escaped[end] == 0x0D else {
            bytes.append(escaped[index])
            return index + 1
        }
        let isPair = escaped[end] == 0x0D && end + 1 < escaped.endIndex && escaped[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    private static func appendNumber(
        _ escaped: ArraySlice<UInt8>, from start: Int, radix: Int, most: Int, to bytes: inout [UInt8]
    ) -> Int {
        let (number, end) = number(escaped, from: start, radix: radix, most: most)
        if end > start { bytes.append(UInt8(truncatingIfNeeded: number)) }
        return end
    }

    private static func appendScalar(
        _ escaped: ArraySlice<UInt8>, from start: Int, digits: Int, to bytes: inout [UInt8]
    ) -> Int {
        let (number, end) = number(escaped, from: start, radix: 16, most: digits)
        if end == start + digits, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) {
            bytes += Array(String(scalar).utf8)
        }
        return end
    }

    private static func number(
        _ escaped: ArraySlice<UInt8>, from start: Int, radix: Int, most: Int
    ) -> (value: Int, end: Int) {
        var value = 0
        var index = start
        while index < escaped.endIndex, index < start + most,
            let digit = Character(Unicode.Scalar(escaped[index])).hexDigitValue, digit < radix
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

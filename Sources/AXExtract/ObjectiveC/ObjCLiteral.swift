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

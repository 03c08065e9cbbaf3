import AXScan
import AXSource

/// Finds the partners of brackets.
///
/// A bracket that fits no open one is passed over, and one that is closed by a bracket further out stays without a
/// partner. Each branch of an `#if` begins with the brackets that were open before it, as only one of them is compiled.
enum ObjCBrackets {
    static func partners(
        of tokens: [CToken], in text: [UInt8], _ restarts: [ObjCPreprocessor.Restart]
    ) -> [Int] {
        var partners = [Int](repeating: -1, count: tokens.count)
        var open: [(index: Int, closer: UInt8)] = []
        var conditionals: [Int] = []
        var restart = 0
        for (index, token) in tokens.enumerated() {
            while restart < restarts.count, restarts[restart].index <= index {
                apply(restarts[restart].kind, &conditionals, &open)
                restart += 1
            }
            guard token.kind == .punctuator, token.span.length == 1 else { continue }
            let byte = text[token.span.start]
            if let closer = closers[byte] {
                open.append((index, closer))
            } else if isCloser(byte), let match = match(byte, in: open) {
                partners[index] = open[match].index
                partners[open[match].index] = index
                open.removeSubrange(match...)
            }
        }
        return partners
    }

    private static func apply(
        _ kind: ObjCPreprocessor.Restart.Kind, _ conditionals: inout [Int], _ open: inout [(index: Int, closer: UInt8)]
    ) {
        switch kind {
        case .begins: conditionals.append(open.count)
        case .alternates:
            if let count = conditionals.last, open.count > count { open.removeSubrange(count...) }
        case .ends: _ = conditionals.popLast()
        }
    }

    /// The innermost open bracket that a closer fits, a few levels up at most: a stray one must not close everything.
    private static func match(_ closer: UInt8, in open: [(index: Int, closer: UInt8)]) -> Int? {
        let reach = closer == UInt8(ascii: "}") ? 8 : 1
        return open.indices.suffix(reach).last { open[$0].closer == closer }
    }

    private static func isCloser(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private static let closers: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
}

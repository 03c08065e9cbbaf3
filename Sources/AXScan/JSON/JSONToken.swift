package import AXSource

/// A token of a JSON text. There are no gaps between tokens.
package struct JSONToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case whitespace
        /// A bracket, a colon or a comma.
        case punctuation
        case string
        case number
        case literal
        /// The rest of the text from an error on; if the error is in place of a key's value, from the key on.
        case junk
    }

    package let kind: Kind
    package let span: Span
}

extension JSONTree {
    /// The tokens of the text, without gaps.
    package var tokens: [JSONToken] {
        var tokens: [JSONToken] = []
        var offset = 0
        for node in nodes where node.kind != .object && node.kind != .array {
            appendGap(from: offset, to: Int(node.start), to: &tokens)
            tokens.append(JSONToken(kind: Self.kind(of: node), span: node.span))
            offset = Int(node.end)
        }
        appendGap(from: offset, to: text.count, to: &tokens)
        return tokens
    }

    private static func kind(of node: JSONNode) -> JSONToken.Kind {
        switch node.kind {
        case .string, .escapedString: .string
        case .number: .number
        case .literal, .object, .array: .literal
        }
    }

    /// Appends the white space and punctuation between two values. Anything else is junk up to the end of the gap.
    private func appendGap(from start: Int, to end: Int, to tokens: inout [JSONToken]) {
        var offset = start
        while offset < end {
            let first = offset
            var kind = JSONToken.Kind.punctuation
            switch text[offset] {
            case 0x7B, 0x7D, 0x5B, 0x5D, 0x3A, 0x2C: offset += 1
            case 0x20, 0x09, 0x0A, 0x0D:
                kind = .whitespace
                while offset < end, text[offset].isMarkupSpace { offset += 1 }
            default:
                kind = .junk
                offset = end
            }
            tokens.append(JSONToken(kind: kind, span: Span(first, offset)))
        }
    }
}

import AXSource

/// Splits a string that code concatenates with a format string or by appending:
/// `[[a stringByAppendingString:@" "] stringByAppendingString:b]`.
struct ObjCConcatenation {
    let source: ObjCSource

    /// The maximum number of strings that are split off a chain. The rest of a longer chain is one part.
    private static let longestChain = 64

    static let selectors: Set<String> = ["stringByAppendingString", "stringByAppendingFormat"]

    /// One string of the chain; the range of a format includes its values.
    private struct Link {
        let range: Range<Int>
        let isFormat: Bool
    }

    /// The strings of the chain that ends with a message, as parts of a ``Concatenation``.
    func parts(of message: ObjCMessage, _ part: ObjCPart) -> [ObjCPart] {
        var parts: [ObjCPart] = []
        var pieces: [Concatenation.Piece] = []
        for link in links(of: message) {
            guard link.isFormat else {
                pieces.append(piece(link.range, parts.count))
                parts.append(part.text(link.range))
                continue
            }
            let arguments = ObjCArguments.split(link.range, in: source)
            let format = arguments.first.flatMap { ObjCLiteral($0, in: source)?.text }
            pieces +=
                format.map { Concatenation.pieces(ofFormat: $0, from: parts.count + 1, words: parts.count) } ?? [
                    .opaque(part: parts.count)
                ]
            parts += self.parts(ofFormat: arguments, part)
        }
        let whole = Concatenation(source.span(part.range), pieces, parts.map { source.excerpt($0.range) })
        return parts.enumerated().map { $0.element.inside(whole, at: $0.offset) }
    }

    /// The links of the chain, in source order.
    private func links(of last: ObjCMessage) -> [Link] {
        var links: [Link] = []
        var message = last
        while let appended = message.parts.first {
            links.append(Link(range: appended.argument, isFormat: appended.name == "stringByAppendingFormat"))
            let receiver = message.receiver
            guard links.count < Self.longestChain, source.isToken(receiver.lowerBound, "["),
                source.closer(receiver.lowerBound) == receiver.upperBound - 1,
                let inner = ObjCMessage(at: receiver.lowerBound, in: source),
                inner.parts.first.map({ Self.selectors.contains($0.name) }) == true
            else { break }
            message = inner
        }
        links.append(Link(range: message.receiver, isFormat: false))
        return links.reversed()
    }

    /// The maximum length of an operand that is searched for a choice or a separator, in tokens. The limit keeps
    /// thousands of nested messages from taking quadratic time.
    private static let longestName = 200

    private func piece(_ range: Range<Int>, _ part: Int) -> Concatenation.Piece {
        if let literal = ObjCLiteral(range, in: source) { return .text(literal.text, part: part) }
        guard range.count <= Self.longestName else { return .opaque(part: part) }
        let isChoice = range.contains { source.isToken($0, "?") }
        return isChoice || Concatenation.mayBeSeparator(source.text(range)) ? .opaque(part: part) : .value(part: part)
    }

    /// The format and its values. Only values known to be strings are kept, unless the format itself has no words, as
    /// in `%@, %@`. In that case, all values are kept.
    func parts(ofFormat arguments: [Range<Int>], _ part: ObjCPart) -> [ObjCPart] {
        guard let format = arguments.first else { return [] }
        let values = Array(arguments.dropFirst())
        var main = part.replaced(by: format)
        main.arguments = values
        let glue = ObjCLiteral(format, in: source).flatMap { Wording.isGlue($0.text) ? $0.text : nil }
        let whole = glue.map { glue in
            Concatenation(
                source.span(format), Concatenation.pieces(ofFormat: glue, from: 0), values.map(source.excerpt))
        }
        return [main]
            + values.enumerated().map { index, range in
                let value = part.text(range, glue == nil ? .strings : .everything)
                return whole.map { value.inside($0, at: index) } ?? value
            }
    }
}

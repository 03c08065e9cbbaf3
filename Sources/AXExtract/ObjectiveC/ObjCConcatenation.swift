import AXSource

/// Takes a chain of appended strings apart: `[[a stringByAppendingString:@" "] stringByAppendingString:b]`.
struct ObjCConcatenation {
    let source: ObjCSource

    /// More links of one chain are not told apart.
    private static let longestChain = 64

    static let selectors: Set<String> = ["stringByAppendingString", "stringByAppendingFormat"]

    /// What is appended to what; a format brings its values along.
    private struct Link {
        let range: Range<Int>
        let isFormat: Bool
    }

    /// The strings of a chain that ends with a message, those marked that follow each other without a pause.
    func parts(of message: ObjCMessage, _ part: ObjCPart) -> [ObjCPart] {
        var parts: [ObjCPart] = []
        var pieces: [Concatenation.Piece] = []
        for link in links(of: message) {
            guard link.isFormat else {
                pieces += self.pieces(link.range, parts.count)
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

    /// The links of the chain, the first string first.
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

    /// More tokens are no name. A message may hold thousands that hold each other, and each would be gone over.
    private static let longestName = 200

    private func pieces(_ range: Range<Int>, _ part: Int) -> [Concatenation.Piece] {
        if let literal = ObjCLiteral(range, in: source) { return [.text(literal.text, part: part)] }
        guard range.count <= Self.longestName else { return [.opaque(part: part)] }
        let isChoice = range.contains { source.isToken($0, "?") }
        return isChoice || Concatenation.isGlueName(source.text(range)) ? [.opaque(part: part)] : [.value(part: part)]
    }

    /// A format and its values. Where the format is mere punctuation, the values are what is spoken.
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

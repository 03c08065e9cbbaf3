import AXModel
import AXSource

/// Reads an expression as a text: words and values.
struct ObjCTextReader {
    let source: ObjCSource
    /// The strings whose texts are known.
    let parts: [LocalizableSite.Part]
    /// What stands for one of two texts.
    var hole: Range<Int>?

    func text(of range: Range<Int>) throws(RewriteRefusal) -> SpokenText {
        let range = ObjCBranches(source: source).unwrapped(range)
        if let hole, hole == range { return SpokenText([.hole]) }
        if let literal = ObjCLiteral(range, in: source) { return SpokenText([.text(literal.text)]) }
        if let arguments = formatArguments(of: range) { return try formatted(arguments) }
        guard let part = part(in: range) else {
            throw RewriteRefusal("the value of “\(source.excerpt(range).prefix(60))” is unknown")
        }
        guard let text = part.text else {
            throw RewriteRefusal("no table has a value for “\(source.excerpt(range).prefix(60))”")
        }
        return SpokenText(text)
    }

    /// The arguments of `[NSString stringWithFormat:…]` and its kin, the format first; nil for anything else.
    func formatArguments(of range: Range<Int>) -> [Range<Int>]? {
        guard source.isToken(range.lowerBound, "["), source.closer(range.lowerBound) == range.upperBound - 1,
            let message = ObjCMessage(at: range.lowerBound, in: source), message.parts.count == 1,
            Self.formats.contains(message.parts[0].name)
        else { return nil }
        return ObjCArguments.split(message.parts[0].argument, in: source)
    }

    private static let formats: Set<String> = ["stringWithFormat", "localizedStringWithFormat"]

    private func formatted(_ arguments: [Range<Int>]) throws(RewriteRefusal) -> SpokenText {
        guard let format = arguments.first else { throw RewriteRefusal("a format string is missing") }
        let text: String
        if let literal = ObjCLiteral(format, in: source) {
            text = literal.text
        } else {
            text = try self.text(of: format).pieces.map { if case .text(let words) = $0 { words } else { "" } }.joined()
        }
        let values = Array(arguments.dropFirst())
        let filled = SpokenText(format: text, values: values.map { (source.text($0), "%@") })
        guard !filled.pieces.isEmpty else {
            throw RewriteRefusal(
                "a format string has more placeholders than "
                    + "arguments")
        }
        guard let hole, let index = values.firstIndex(of: hole) else { return filled }
        let spelled = source.text(values[index])
        return SpokenText(
            filled.pieces.map { piece in
                if case .value(spelled, _) = piece { .hole } else { piece }
            })
    }

    private func part(in range: Range<Int>) -> LocalizableSite.Part? {
        let span = source.span(range)
        return parts.first { span.start <= $0.span.start && $0.span.end <= span.end }
    }
}

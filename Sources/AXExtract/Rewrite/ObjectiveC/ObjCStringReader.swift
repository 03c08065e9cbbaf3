import AXModel
import AXSource

/// Reads an expression as a string of words and values.
struct ObjCStringReader {
    let source: ObjCSource
    /// The parts of the site, whose source strings may be known.
    let parts: [LocalizableSite.Part]
    /// The tokens of the choice, or of the variable with its result; nil to read a string of the choice itself.
    var hole: Range<Int>?

    func string(of range: Range<Int>) throws(RewriteRefusal) -> ComposedString {
        let range = ObjCBranches(source: source).unwrapped(range)
        if let hole, hole == range { return ComposedString([.hole]) }
        if let literal = ObjCLiteral(range, in: source) { return ComposedString([.text(literal.text)]) }
        if let arguments = formatArguments(of: range) { return try formatted(arguments) }
        guard let part = part(in: range) else {
            throw RewriteRefusal("the value of “\(source.excerpt(range).prefix(60))” is unknown")
        }
        guard let text = part.text else {
            throw RewriteRefusal("no table has a value for “\(source.excerpt(range).prefix(60))”")
        }
        return ComposedString(text)
    }

    /// The arguments of `[NSString stringWithFormat:…]` and its localized variant, the format string first; nil for
    /// other expressions.
    func formatArguments(of range: Range<Int>) -> [Range<Int>]? {
        guard source.isToken(range.lowerBound, "["), source.closer(range.lowerBound) == range.upperBound - 1,
            let message = ObjCMessage(at: range.lowerBound, in: source), message.parts.count == 1,
            Self.formats.contains(message.parts[0].name)
        else { return nil }
        return ObjCArguments.split(message.parts[0].argument, in: source)
    }

    private static let formats: Set<String> = ["stringWithFormat", "localizedStringWithFormat"]

    private func formatted(_ arguments: [Range<Int>]) throws(RewriteRefusal) -> ComposedString {
        guard let format = arguments.first else { throw RewriteRefusal("a format string is missing") }
        let text: String
        if let literal = ObjCLiteral(format, in: source) {
            text = literal.text
        } else {
            text = try string(of: format).pieces.map { if case .text(let words) = $0 { words } else { "" } }.joined()
        }
        let values = Array(arguments.dropFirst())
        let filled = ComposedString(format: text, values: values.map { (source.text($0), "%@") })
        guard !filled.pieces.isEmpty else {
            throw RewriteRefusal("a format string has more placeholders than arguments")
        }
        guard let hole, let index = values.firstIndex(of: hole) else { return filled }
        let expression = source.text(values[index])
        return ComposedString(
            filled.pieces.map { piece in
                if case .value(expression, _) = piece { .hole } else { piece }
            })
    }

    private func part(in range: Range<Int>) -> LocalizableSite.Part? {
        let span = source.span(range)
        return parts.first { span.start <= $0.span.start && $0.span.end <= span.end }
    }
}

import AXSource

/// Makes a localized text of a literal. Where the literal is a format, its values stay where they are.
struct ObjCLiteralRewrite {
    let source: ObjCSource
    /// The bodies of the file's functions.
    let bodies: [Range<Int>]

    func draft(of part: LocalizableSite.Part) throws(RewriteRefusal) -> RewriteDraft {
        guard let range = source.tokens(of: part.span) else {
            throw RewriteRefusal("the value at this location isn't a literal")
        }
        guard source.isToken(range.lowerBound, "@"), let literal = ObjCLiteral(range, in: source) else {
            throw RewriteRefusal("the value at this location isn't an NSString literal")
        }
        let next = bodies.partitioningIndex { $0.upperBound > range.lowerBound }
        guard let body = bodies[next...].first, body.contains(range.lowerBound), !isStatic(range.lowerBound, in: body)
        else { throw RewriteRefusal("an Objective-C constant can't be initialized with a localization call") }
        return RewriteDraft(place: part.span, message: RewriteMessage(forms: .plain(literal.text), values: []))
    }

    /// Tokens of a longer statement are not gone over for each of its literals.
    private static let longestStatement = 2_000

    /// Whether the statement around a token declares something static, or may.
    private func isStatic(_ index: Int, in body: Range<Int>) -> Bool {
        var start = index
        while start > body.lowerBound, ![";", "{", "}"].contains(where: { source.text(start - 1..<start) == $0 }) {
            start -= 1
            if index - start > Self.longestStatement { return true }
        }
        return (start..<index).contains { source.isToken($0, "static") }
    }
}

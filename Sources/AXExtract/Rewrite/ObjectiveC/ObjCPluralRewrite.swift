import AXModel
import AXScan
import AXSource

/// Turns two strings that the code chooses between into one localized plural.
struct ObjCPluralRewrite {
    let source: ObjCSource
    /// The bodies of the file's functions, as ranges of tokens.
    let bodies: [Range<Int>]
    let singular: LocalizableSite.Part
    let plural: LocalizableSite.Part

    /// In tokens. The limit keeps a long function with many choices from being searched once per choice.
    private static let longestBody = 10_000

    private var reader: ObjCStringReader { ObjCStringReader(source: source, parts: [singular, plural]) }

    func draft() throws(RewriteRefusal) -> RewriteDraft {
        guard let one = source.tokens(of: singular.span)?.lowerBound,
            let many = source.tokens(of: plural.span)?.lowerBound,
            let body = bodies[bodies.partitioningIndex { $0.upperBound > one }...].first, body.contains(one),
            body.contains(many)
        else { throw RewriteRefusal("the two strings aren't chosen in the same function") }
        guard body.count <= Self.longestBody else { throw RewriteRefusal.tooLong }
        let choice = try ObjCChoiceFinder(source: source, body: body).choice(between: one, and: many)
        guard !hasComment(in: choice.range) else { throw RewriteRefusal("there's a comment between the strings") }
        let isSingularFirst = choice.first.contains(one)
        let singular = try reader.string(of: isSingularFirst ? choice.first : choice.second)
        let plural = try reader.string(of: isSingularFirst ? choice.second : choice.first)
        let strings = (singular, plural)
        let count = counted(choice.subject, body)
        let isPrinted = singular.prints(count.isCount) || plural.prints(count.isCount)
        if !isPrinted || singular.isOpen || plural.isOpen,
            let draft = try joined(choice, strings, body)
        {
            return draft
        }
        guard !singular.isOpen, !plural.isOpen else {
            throw RewriteRefusal("the strings have placeholders that are filled in elsewhere")
        }
        return RewriteDraft(
            span: span(of: choice), lead: choice.lead ?? "",
            message: try count.message(singular: singular, plural: plural))
    }

    /// The choice without the semicolon of a statement, which stays.
    private func span(of choice: ObjCChoice) -> Span {
        let hasSemicolon = choice.lead != nil && source.isToken(choice.range.upperBound - 1, ";")
        return source.span(hasSemicolon ? choice.range.dropLast() : choice.range)
    }

    private func hasComment(in range: Range<Int>) -> Bool {
        range.dropFirst().contains { index in
            let gap = Span(source.tokens[index - 1].span.end, source.tokens[index].span.start)
            return source.file.text[gap.range].contains { $0 > 0x20 && $0 != UInt8(ascii: "\\") }
        }
    }

    // MARK: The count

    private func counted(_ subject: Range<Int>, _ body: Range<Int>) -> CountedMessage {
        let expression = source.text(subject)
        let bare = source.text(ObjCBranches(source: source).unwrapped(subject))
        let known = [singular, plural].flatMap(\.values).first { isSame($0.expression, bare) }
        let printed = known.flatMap { value in value.specifier.map { (value.expression, $0) } }
        return CountedMessage(
            count: .init(expression: printed?.0 ?? "(long)\(expression)", specifier: printed?.1 ?? "%ld")
        ) { isSame($0, bare) }
    }

    /// Whether an expression is the count, possibly with a cast.
    private func isSame(_ expression: String, _ bare: String) -> Bool {
        guard expression.hasSuffix(bare) else { return false }
        let cast = expression.dropLast(bare.count).filter { !$0.isWhitespace }
        return cast.isEmpty || cast.hasPrefix("(") && cast.hasSuffix(")") && !cast.dropFirst().contains("(")
    }

    // MARK: Strings that other code combines with the count

    /// A draft for the string that the choice and the count are inserted into:
    /// `[NSString stringWithFormat:@"%d %@", count, word]`. Nil if there isn't such a string.
    private func joined(
        _ choice: ObjCChoice, _ strings: (ComposedString, ComposedString), _ body: Range<Int>
    ) throws(RewriteRefusal) -> RewriteDraft? {
        let surroundings = ObjCEnclosingMessage(source: source, body: body)
        guard let found = surroundings.message(around: choice),
            let arguments = reader.formatArguments(of: found.message)
        else { return nil }
        let bare = source.text(ObjCBranches(source: source).unwrapped(choice.subject))
        let printing = arguments.dropFirst().first { isSame(source.text($0), bare) }
        guard let printing else { return nil }
        var reader = reader
        reader.hole = found.use
        let isFormat = arguments.first == found.use
        guard isFormat == (strings.0.isOpen || strings.1.isOpen) else { return nil }
        let values = arguments.dropFirst().map { (expression: source.text($0), specifier: String?("%@")) }
        func whole(_ string: ComposedString) throws(RewriteRefusal) -> ComposedString {
            guard isFormat else { return try reader.string(of: found.message).filled(with: string) }
            let words = string.pieces.map { if case .text(let words) = $0 { words } else { "" } }.joined()
            let filled = ComposedString(format: words, values: values)
            guard !filled.pieces.isEmpty else {
                throw RewriteRefusal("a format string has more placeholders than there are arguments")
            }
            return filled
        }
        let (one, many) = (try whole(strings.0), try whole(strings.1))
        guard let specifier = specifier(of: bare, in: [many, one]) else { return nil }
        let count = CountedMessage(count: .init(expression: source.text(printing), specifier: specifier)) {
            isSame($0, bare)
        }
        return RewriteDraft(
            span: source.span(found.message), removals: found.removals.map { source.span($0) },
            message: try count.message(singular: one, plural: many))
    }

    /// The specifier that prints the count; nil if no specifier prints it as an integer.
    private func specifier(of bare: String, in strings: [ComposedString]) -> String? {
        for string in strings {
            for case .value(let expression, let specifier?) in string.pieces where isSame(expression, bare) {
                guard case .integer? = Message(parsing: specifier).placeholders.first?.type else { return nil }
                return specifier
            }
        }
        return nil
    }
}

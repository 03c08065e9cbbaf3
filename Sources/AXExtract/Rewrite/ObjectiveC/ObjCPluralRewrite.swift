import AXModel
import AXScan
import AXSource

/// Makes one text with plural forms of two between which the code chooses.
struct ObjCPluralRewrite {
    let source: ObjCSource
    /// The bodies of the file's functions.
    let bodies: [Range<Int>]
    let singular: LocalizableSite.Part
    let plural: LocalizableSite.Part

    /// A function of more tokens is not gone over for each choice in it.
    private static let longestBody = 10_000

    private var reader: ObjCTextReader { ObjCTextReader(source: source, parts: [singular, plural]) }

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
        let singular = try reader.text(of: isSingularFirst ? choice.first : choice.second)
        let plural = try reader.text(of: isSingularFirst ? choice.second : choice.first)
        let texts = (singular, plural)
        let count = counted(choice.subject, body)
        let isPrinted = singular.prints(count.isCount) || plural.prints(count.isCount)
        if !isPrinted || singular.isOpen || plural.isOpen,
            let draft = try joined(choice, texts, body)
        {
            return draft
        }
        guard !singular.isOpen, !plural.isOpen else {
            throw RewriteRefusal("the strings have placeholders that are filled in elsewhere")
        }
        return RewriteDraft(
            place: place(of: choice), lead: choice.lead ?? "",
            message: try count.message(singular: singular, plural: plural))
    }

    /// The statement without its semicolon, which stays.
    private func place(of choice: ObjCChoice) -> Span {
        let range = choice.range
        guard choice.lead != nil else { return source.span(range) }
        let isOpen = source.isToken(range.upperBound - 1, ";")
        guard !isOpen else { return source.span(range.lowerBound..<range.upperBound - 1) }
        return source.span(range)
    }

    private func hasComment(in range: Range<Int>) -> Bool {
        range.dropFirst().contains { index in
            let gap = Span(source.tokens[index - 1].span.end, source.tokens[index].span.start)
            return source.file.text[gap.range].contains { $0 > 0x20 && $0 != UInt8(ascii: "\\") }
        }
    }

    // MARK: The number

    private func counted(_ subject: Range<Int>, _ body: Range<Int>) -> CountedMessage {
        let spelled = source.text(subject)
        let bare = source.text(ObjCBranches(source: source).unwrapped(subject))
        let known = [singular, plural].flatMap(\.values).first { isSame($0.expression, bare) }
        let printed = known.flatMap { value in value.specifier.map { (value.expression, $0) } }
        return CountedMessage(
            count: .init(expression: printed?.0 ?? "(long)\(spelled)", specifier: printed?.1 ?? "%ld")
        ) { isSame($0, bare) }
    }

    /// The same number, whatever it is cast to.
    private func isSame(_ expression: String, _ bare: String) -> Bool {
        guard expression.hasSuffix(bare) else { return false }
        let cast = expression.dropLast(bare.count).filter { !$0.isWhitespace }
        return cast.isEmpty || cast.hasPrefix("(") && cast.hasSuffix(")") && !cast.dropFirst().contains("(")
    }

    // MARK: Texts that are put together with the number elsewhere

    /// `[NSString stringWithFormat:@"%d %@", count, word]`, where the word is chosen before; nil where nothing of the kind
    /// is done.
    private func joined(
        _ choice: ObjCChoice, _ texts: (SpokenText, SpokenText), _ body: Range<Int>
    ) throws(RewriteRefusal) -> RewriteDraft? {
        let surroundings = ObjCSurroundingText(source: source, body: body)
        guard let found = surroundings.message(around: choice),
            let arguments = reader.formatArguments(of: found.message)
        else { return nil }
        let bare = source.text(ObjCBranches(source: source).unwrapped(choice.subject))
        let printing = arguments.dropFirst().first { isSame(source.text($0), bare) }
        guard let printing else { return nil }
        var reader = reader
        reader.hole = found.use
        let isFormat = arguments.first == found.use
        guard isFormat == (texts.0.isOpen || texts.1.isOpen) else { return nil }
        let values = arguments.dropFirst().map { (expression: source.text($0), specifier: String?("%@")) }
        func whole(_ text: SpokenText) throws(RewriteRefusal) -> SpokenText {
            guard isFormat else { return try reader.text(of: found.message).filled(with: text) }
            let words = text.pieces.map { if case .text(let words) = $0 { words } else { "" } }.joined()
            let filled = SpokenText(format: words, values: values)
            guard !filled.pieces.isEmpty else {
                throw RewriteRefusal("a format string has more placeholders than there are arguments")
            }
            return filled
        }
        let (one, many) = (try whole(texts.0), try whole(texts.1))
        guard let specifier = specifier(of: bare, in: [many, one]) else { return nil }
        let count = CountedMessage(count: .init(expression: source.text(printing), specifier: specifier)) {
            isSame($0, bare)
        }
        return RewriteDraft(
            place: source.span(found.message), removals: found.removals.map { source.span($0) },
            message: try count.message(singular: one, plural: many))
    }

    /// How the texts print the number; nil where they do not, or as something else than a number.
    private func specifier(of bare: String, in texts: [SpokenText]) -> String? {
        for text in texts {
            for case .value(let expression, let specifier?) in text.pieces where isSame(expression, bare) {
                guard case .integer? = Message(parsing: specifier).placeholders.first?.type else { return nil }
                return specifier
            }
        }
        return nil
    }
}

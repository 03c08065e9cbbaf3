/// Finds the message that takes the result of a choice as an argument and may insert it into another string. Ranges are
/// of tokens.
struct ObjCEnclosingMessage {
    struct Found {
        /// From bracket to bracket.
        let message: Range<Int>
        /// The choice, or the variable with its result, in the message.
        let use: Range<Int>
        /// The statements that serve only the choice.
        let removals: [Range<Int>]
    }

    let source: ObjCSource
    let body: Range<Int>

    /// Nil if the result isn't an argument of a message, or is used more than once.
    func message(around choice: ObjCChoice) -> Found? {
        guard choice.lead != nil else { return inline(choice) }
        guard let name = choice.variable, let declaration = declaration(of: name, before: choice.range.lowerBound)
        else { return nil }
        let uses = body.filter { index in
            source.name(index) == name && !choice.range.contains(index) && !declaration.contains(index)
        }
        guard uses.count == 1, let use = uses.first, use > choice.range.upperBound,
            !source.isToken(use + 1, "="), let message = message(around: use..<use + 1)
        else { return nil }
        return Found(message: message, use: use..<use + 1, removals: [declaration, choice.range])
    }

    /// The message around a choice that is an expression, or around the variable that the choice initializes:
    /// `[NSString stringWithFormat:@"%d %@", count, count == 1 ? one : many]`.
    private func inline(_ choice: ObjCChoice) -> Found? {
        if let message = message(around: choice.range) {
            return Found(message: message, use: choice.range, removals: [])
        }
        let equals = choice.range.lowerBound - 1
        guard source.isToken(equals, "="), source.isToken(choice.range.upperBound, ";"),
            let name = source.name(equals - 1), let start = statementStart(equals), start < equals - 1
        else { return nil }
        let declaration = start..<choice.range.upperBound + 1
        let uses = body.filter { source.name($0) == name && !declaration.contains($0) }
        guard uses.count == 1, let use = uses.first, use > declaration.upperBound, !source.isToken(use + 1, "="),
            let message = message(around: use..<use + 1)
        else { return nil }
        return Found(message: message, use: use..<use + 1, removals: [declaration])
    }

    /// The innermost message around an argument.
    private func message(around argument: Range<Int>) -> Range<Int>? {
        var index = argument.lowerBound - 1
        while index > body.lowerBound {
            if let opener = source.opener(index) {
                index = opener - 1
                continue
            }
            if source.isToken(index, "["), let close = source.closer(index) { return index..<close + 1 }
            if source.isToken(index, ";") || source.isToken(index, "{") || source.isToken(index, "(") { return nil }
            index -= 1
        }
        return nil
    }

    /// The declaration of a variable without a value: `NSString *word;`. Nil if the function mentions the name
    /// elsewhere before `end`.
    private func declaration(of name: String, before end: Int) -> Range<Int>? {
        let mentions = (body.lowerBound..<end).filter { source.name($0) == name }
        guard mentions.count == 1, let mention = mentions.first, source.isToken(mention + 1, ";"),
            let start = statementStart(mention), start < mention
        else { return nil }
        return start..<mention + 2
    }

    /// The first token of the statement around a token.
    private func statementStart(_ index: Int) -> Int? {
        var start = index
        while start > body.lowerBound {
            if source.isToken(start - 1, ";") || source.isToken(start - 1, "{") || source.isToken(start - 1, "}") {
                return start
            }
            start -= 1
        }
        return start
    }
}

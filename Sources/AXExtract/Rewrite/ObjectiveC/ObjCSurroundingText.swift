/// Finds the message that puts the result of a choice into a text.
struct ObjCSurroundingText {
    struct Found {
        /// The brackets of the message.
        let message: Range<Int>
        /// What stands for the result in it.
        let use: Range<Int>
        /// The statements that only make the choice.
        let removals: [Range<Int>]
    }

    let source: ObjCSource
    let body: Range<Int>

    /// Nil where the result of the choice stands for itself, or is used more than once.
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

    /// `[NSString stringWithFormat:@"%d %@", count, count == 1 ? one : many]`, or a variable that the choice begins.
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

    /// The brackets right around an argument.
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

    /// `NSString *word;`
    private func declaration(of name: String, before end: Int) -> Range<Int>? {
        let places = (body.lowerBound..<end).filter { source.name($0) == name }
        guard places.count == 1, let place = places.first, source.isToken(place + 1, ";"),
            let start = statementStart(place), start < place
        else { return nil }
        return start..<place + 2
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

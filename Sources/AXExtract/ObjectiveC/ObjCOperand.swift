import AXScan

/// Finds the extent of an operand: a name, a literal, a message or a block, with the members and calls after it.
enum ObjCOperand {
    /// The index after the operand that begins at `start`; `start` itself if no operand begins there.
    static func end(_ start: Int, before end: Int, in source: ObjCSource) -> Int {
        var index = start
        if source.isToken(index, "^"), let brace = blockBrace(after: index, before: end, in: source) {
            return endOfCalls(source.next(brace, before: end), before: end, in: source)
        }
        if source.isToken(index, "@") { index += 1 }
        guard index < end else { return end }
        let isOperand =
            source.kind(index) != .punctuator || source.isToken(index, "(") || source.isToken(index, "[")
            || source.isToken(index, "{")
        guard isOperand else { return start }
        index = source.next(index, before: end)
        while index < end, source.kind(index - 1) == .string,
            source.kind(index) == .string || source.isToken(index, "@")
        {
            index += 1
        }
        return endOfCalls(index, before: end, in: source)
    }

    private static func endOfCalls(_ start: Int, before end: Int, in source: ObjCSource) -> Int {
        var index = start
        while index < end {
            if source.isToken(index, ".") || source.isToken(index, "->") {
                index = min(index + 2, end)
            } else if source.isToken(index, "(") || source.isToken(index, "[") {
                index = source.next(index, before: end)
            } else {
                return index
            }
        }
        return end
    }

    /// The member at the end of an operand: its base and the index of its name. Nil if the operand doesn't end in a
    /// member.
    static func lastMember(_ range: Range<Int>, in source: ObjCSource) -> (base: Range<Int>, name: Int)? {
        let name = range.upperBound - 1
        guard name - 1 > range.lowerBound, source.kind(name) == .identifier,
            source.isToken(name - 1, ".") || source.isToken(name - 1, "->")
        else { return nil }
        return (range.lowerBound..<name - 1, name)
    }

    /// The names of a dotted path: `["self", "titleLabel"]`; nil for anything else.
    static func path(_ range: Range<Int>, in source: ObjCSource) -> [String]? {
        var names: [String] = []
        for (number, index) in range.enumerated() {
            if number % 2 == 0 {
                guard let name = source.name(index) else { return nil }
                names.append(name)
            } else {
                guard source.isToken(index, ".") || source.isToken(index, "->") else { return nil }
            }
        }
        return range.count % 2 == 1 ? names : nil
    }

    /// The brace of `^{`, `^(int count) {` or `^NSString *(int count) {`; nil if the caret is an operator.
    static func blockBrace(after caret: Int, before end: Int, in source: ObjCSource) -> Int? {
        var index = caret + 1
        while index < min(end, caret + 8) {
            if source.isToken(index, "{") { return index }
            guard source.kind(index) == .identifier || source.isToken(index, "*") || source.isToken(index, "(") else {
                return nil
            }
            index = source.next(index, before: end)
        }
        return nil
    }
}

import AXScan

/// A message send: `[receiver first:argument second:argument]`.
struct ObjCMessage {
    struct Part {
        let name: String
        let index: Int
        /// The tokens of the argument, with any commas of variadic arguments; empty for a message without arguments.
        let argument: Range<Int>
    }

    let receiver: Range<Int>
    let parts: [Part]

    /// The selector: `labelFor:count:`.
    var selector: String {
        parts.count == 1 && parts[0].argument.isEmpty ? parts[0].name : parts.map { $0.name + ":" }.joined()
    }

    /// The message in the brackets that open at an index; nil for a subscript or an array literal.
    init?(at open: Int, in source: ObjCSource) {
        guard source.isToken(open, "["), let close = source.closer(open), close > open + 2,
            !source.isToken(open - 1, "@"), !Self.isSubscripted(open - 1, in: source)
        else { return nil }
        receiver = open + 1..<Self.receiverEnd(open + 1, before: close, in: source)
        guard receiver.upperBound < close else { return nil }
        parts = Self.parts(receiver.upperBound..<close, in: source)
        guard !parts.isEmpty else { return nil }
    }

    private static func isSubscripted(_ index: Int, in source: ObjCSource) -> Bool {
        if source.isToken(index, ")") {
            // `(NSString *)[x y]` is a message after a cast. A subscript, `(x)[0]`, isn't recognized.
            return false
        }
        guard let name = source.name(index) else { return source.isToken(index, "]") }
        return name != "return" && name != "case" && name != "else" && name != "in" && name != "do"
    }

    /// The index after the receiver. A receiver is one operand, possibly after a cast: a name with its members, a
    /// message, a literal or an expression in parentheses.
    private static func receiverEnd(_ start: Int, before end: Int, in source: ObjCSource) -> Int {
        var index = start
        while source.isToken(index, "("), let close = source.closer(index), close + 1 < end,
            startsOperand(close + 1, in: source), !isSelector(close + 1, before: end, in: source)
        {
            index = close + 1
        }
        if source.isToken(index, "@") || source.isToken(index, "*") || source.isToken(index, "&") { index += 1 }
        index = source.next(index, before: end)
        while index < end {
            if source.isToken(index, ".") || source.isToken(index, "->") {
                index = min(index + 2, end)
            } else if source.isToken(index, "(") || source.isToken(index, "[") {
                index = source.next(index, before: end)
            } else if source.kind(index) == .string, source.kind(index - 1) == .string {
                index += 1
            } else {
                return index
            }
        }
        return end
    }

    private static func startsOperand(_ index: Int, in source: ObjCSource) -> Bool {
        source.kind(index) == .identifier || source.isToken(index, "[") || source.isToken(index, "(")
    }

    /// Whether the selector begins at `index`, so that the parentheses before it aren't a cast: `[(x) y]`.
    private static func isSelector(_ index: Int, before end: Int, in source: ObjCSource) -> Bool {
        source.kind(index) == .identifier && (index + 1 == end || source.isToken(index + 1, ":"))
    }

    private static func parts(_ range: Range<Int>, in source: ObjCSource) -> [Part] {
        if range.count == 1, let name = source.name(range.lowerBound) {
            return [Part(name: name, index: range.lowerBound, argument: range.upperBound..<range.upperBound)]
        }
        let names = names(range, in: source)
        guard names.first == range.lowerBound else { return [] }
        return names.enumerated().map { number, index in
            let end = number + 1 < names.count ? names[number + 1] : range.upperBound
            return Part(name: source.name(index) ?? "", index: index, argument: index + 2..<max(index + 2, end))
        }
    }

    /// The indices of the names before colons, except for the colons of `?:`.
    private static func names(_ range: Range<Int>, in source: ObjCSource) -> [Int] {
        var names: [Int] = []
        var questions = 0
        var index = range.lowerBound
        while index < range.upperBound {
            if source.isToken(index, "?") {
                questions += 1
            } else if source.isToken(index, ":") {
                if questions > 0 {
                    questions -= 1
                } else if source.kind(index - 1) == .identifier {
                    names.append(index - 1)
                }
            }
            index = source.next(index, before: range.upperBound)
        }
        return names
    }
}

import AXScan
import AXSource

/// Finds the element that a statement is about, its name, and the class of an object that a message makes.
struct ObjCReceiver {
    let source: ObjCSource

    /// The operand that ends before a dot or an arrow.
    func operand(before dot: Int, from start: Int) -> Range<Int> {
        var index = dot - 1
        while index > start {
            if let open = source.opener(index) {
                index = open
                let isCallOrSubscript =
                    index > start && (source.kind(index - 1) == .identifier || source.isToken(index - 1, "]"))
                if isCallOrSubscript, !source.isToken(index - 1, "return") {
                    index -= 1
                    continue
                }
            }
            guard index - 1 > start, source.isToken(index - 1, ".") || source.isToken(index - 1, "->") else { break }
            index -= 2
        }
        return max(index, start)..<dot
    }

    /// The element's name: `playButton` for `self.playButton`, `_playButton` and `[self playButton]`; nil for `self`,
    /// `super` and an empty range. The name of any other expression is its source.
    func name(of range: Range<Int>) -> String? {
        let range = ObjCBranches(source: source).unwrapped(range)
        if let path = ObjCOperand.path(range, in: source) { return Self.name(path) }
        if source.isToken(range.lowerBound, "["), let message = ObjCMessage(at: range.lowerBound, in: source),
            source.closer(range.lowerBound) == range.upperBound - 1, message.parts[0].argument.isEmpty,
            let receiver = ObjCOperand.path(message.receiver, in: source)
        {
            return Self.name(receiver + [message.parts[0].name])
        }
        return range.isEmpty ? nil : source.excerpt(range)
    }

    private static func name(_ path: [String]) -> String? {
        var path = path
        if path[0] == "self" || path[0] == "super" { path.removeFirst() }
        guard !path.isEmpty else { return nil }
        path[0] = String(path[0].drop { $0 == "_" })
        return path.joined(separator: ".")
    }

    /// The class of the object that a message makes, `[[C alloc] init…]` or `[C make…]`; nil for other messages.
    func className(of message: ObjCMessage) -> String? {
        var range = message.receiver
        if source.isToken(range.lowerBound, "["), let inner = ObjCMessage(at: range.lowerBound, in: source),
            inner.parts[0].name == "alloc"
        {
            range = inner.receiver
        }
        guard range.count == 1, let name = source.name(range.lowerBound), name.beginsWithCapital else {
            return nil
        }
        return name
    }

    /// The part of a property's name that names the element: `playButton` in `playButtonAccessibilityLabel`. Nil if
    /// there isn't one.
    static func element(_ row: APIRow, _ name: String) -> String? {
        guard case .nameEnding(let ending) = row.shape, name.count > ending.count else { return nil }
        return String(name.dropLast(ending.count).drop { $0 == "_" })
    }
}

import AXModel

extension RuleContext {
    /// The forms of the unit that is judged, each beside the source text that the code's arguments were written for.
    func formatPairs(_ unit: Unit, _ source: Unit?) -> [FormatPair] {
        if let known = facts.formatPairs { return known }
        let pairs = FormatPair.all(unit, source, in: self)
        facts.formatPairs = pairs
        return pairs
    }

    /// The pairs of which the arguments can be compared one by one: a width from the argument list shifts all that
    /// follow.
    func comparableFormatPairs(_ unit: Unit, _ source: Unit?) -> [FormatPair] {
        formatPairs(unit, source).filter { $0.target.arguments.amounts == $0.source.arguments.amounts }
    }
}

/// Splits the tokens between parentheses, brackets or braces.
enum ObjCArguments {
    /// The arguments between commas; none for an empty range.
    static func split(_ range: Range<Int>, in source: ObjCSource) -> [Range<Int>] {
        guard !range.isEmpty else { return [] }
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if source.isToken(index, ",") {
                parts.append(start..<index)
                start = index + 1
            }
            index = source.next(index, before: range.upperBound)
        }
        parts.append(start..<range.upperBound)
        return parts
    }

    /// The keys and values of `@{ key: value, … }`.
    static func entries(_ range: Range<Int>, in source: ObjCSource) -> [(key: Range<Int>, value: Range<Int>)] {
        split(range, in: source).compactMap { entry in
            var questions = 0
            var index = entry.lowerBound
            while index < entry.upperBound {
                if source.isToken(index, "?") {
                    questions += 1
                } else if source.isToken(index, ":") {
                    if questions == 0 { return (entry.lowerBound..<index, index + 1..<entry.upperBound) }
                    questions -= 1
                }
                index = source.next(index, before: entry.upperBound)
            }
            return nil
        }
    }
}

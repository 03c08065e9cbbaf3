import AXModel

/// The “th” of “%lldth”.
enum RankEnding {
    /// The first number of the code with an ending right behind it, as UTF-8 offsets of both.
    static func printed(in text: String, _ endings: [String]) -> Range<Int>? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        let message = Message(parsing: text)
        var offset = 0
        var number: Range<Int>?
        for segment in message.segments {
            let end = offset + segment.raw.utf8.count
            switch segment {
            case .placeholder(let specifier):
                // “50 % de remise” prints no number.
                let isNumber = specifier.type.isInteger || specifier.type == .ownArgument
                number = isNumber && !specifier.flags.contains(" ") ? offset..<end : nil
            case .text(let prose):
                if let number, let length = length(in: prose[...], endings) {
                    return number.lowerBound..<number.upperBound + length
                }
                number = nil
            }
            offset = end
        }
        return nil
    }

    /// The first rank in digits, as UTF-8 offsets.
    static func written(in text: String, _ endings: [String]) -> Range<Int>? {
        var start = text.startIndex
        while let first = text[start...].firstIndex(where: \.isWholeNumber) {
            let end = text[first...].firstIndex { !$0.isWholeNumber } ?? text.endIndex
            let isAlone = first == text.startIndex || !text[text.index(before: first)].isLetter
            if isAlone, let length = length(in: text[end...], endings) {
                let offset = text[..<first].utf8.count
                return offset..<offset + text[first..<end].utf8.count + length
            }
            start = end
        }
        return nil
    }

    /// The length in UTF-8 of the ending that a text begins with; a hyphen may come first, and no letter may follow.
    private static func length(in text: Substring, _ endings: [String]) -> Int? {
        let hyphen = text.first == "-" ? 1 : 0
        let word = text.dropFirst(hyphen).prefix { $0.isLetter || $0 == ":" }
        guard endings.contains(word.lowercased()) else { return nil }
        return hyphen + word.utf8.count
    }
}

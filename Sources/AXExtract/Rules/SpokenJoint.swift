import AXModel

/// Tells a sentence that is put together of parts from a list of facts, by what stands between the parts.
enum SpokenJoint {
    /// A piece of what is put together.
    enum Piece {
        case text(String, part: Int)
        case value(part: Int)
        /// Nobody knows how it begins and ends.
        case opaque
    }

    /// The parts that follow each other without a pause between them.
    static func joined(_ pieces: [Piece]) -> Set<Int> {
        var joined: Set<Int> = []
        var last: Int?
        var gap = ""
        func meet(_ part: Int) {
            if let before = last, before != part, isBlank(gap) { joined.formUnion([before, part]) }
            last = part
            gap = ""
        }
        for piece in pieces {
            switch piece {
            case .opaque: last = nil
            case .value(let part): meet(part)
            case .text(let text, let part):
                guard let first = text.firstIndex(where: isWord), let end = text.lastIndex(where: isWord) else {
                    gap += text
                    continue
                }
                gap += text[..<first]
                meet(part)
                gap = String(text[text.index(after: end)...])
            }
        }
        return joined
    }

    /// The values of a format such as `"%d %@"` that follow each other without a pause, by their indices.
    static func joined(format: String) -> Set<Int> { joined(pieces(ofFormat: format, from: 0)) }

    /// The pieces of a format.
    /// - Parameters:
    ///   - first: The part that its first value is.
    ///   - words: The part that its own words are.
    static func pieces(ofFormat format: String, from first: Int, words: Int = -1) -> [Piece] {
        var next = 0
        return Message(parsing: format).segments.map { segment in
            switch segment {
            case .text(let text): return .text(text, part: words)
            case .placeholder(let specifier):
                if specifier.isLiteralPercent { return .text("%", part: words) }
                next += 1
                return .value(part: first + (specifier.position ?? next) - 1)
            }
        }
    }

    /// Whether a name is one of what stands between parts, or may bring a comma of its own.
    static func isGlueName(_ name: String) -> Bool {
        let name = name.lowercased()
        return glueNames.contains(where: name.contains)
    }

    private static let glueNames = [
        "separator", "comma", "delimiter", "divider", "newline", "suffix", "prefix", "space", "pause",
    ]

    /// Whether a part brings a comma, colon or end of its own.
    static func isListed(_ text: String) -> Bool {
        let words = text.drop(while: \.isWhitespace)
        let end = words.reversed().first { !$0.isWhitespace }
        return words.first.map(isPause) ?? false || end.map(isPause) ?? false
    }

    /// Whether a character makes a pause in speech or ends a thought.
    static func isPause(_ character: Character) -> Bool {
        character.isNewline || character.isPunctuation && !quotes.contains(character) || character.isMathSymbol
    }

    /// Whether what stands between two parts is mere white space, or nothing.
    private static func isBlank(_ text: String) -> Bool {
        text.allSatisfy { $0.isWhitespace && !$0.isNewline }
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static let quotes: Set<Character> = ["'", "’", "\"", "“", "”", "%"]
}

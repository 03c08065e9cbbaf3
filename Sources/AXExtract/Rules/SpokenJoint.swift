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

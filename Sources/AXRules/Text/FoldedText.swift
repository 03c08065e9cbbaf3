import AXModel

/// A text made ready for searching: case folded, white space runs as one space, each format specifier as one scalar.
///
/// Positions in it are indices of ``scalars``; ``offsets(of:)`` leads back to the text that was folded. Made in
/// linear time.
struct FoldedText: Sendable {
    /// What stands for a format specifier: OBJECT REPLACEMENT CHARACTER.
    static let placeholder: Unicode.Scalar = "\u{FFFC}"

    private(set) var scalars: [Unicode.Scalar] = []
    /// The UTF-8 offset in the original of each scalar, and the length of the original.
    private var origins: [Int] = []
    /// The runs of letters and digits, in order.
    private(set) var words: [Range<Int>] = []
    /// The clauses, in order: each a run of indices of ``words``.
    private(set) var clauses: [Clause] = []

    /// The words between two marks of punctuation.
    struct Clause: Hashable, Sendable {
        /// Indices of ``FoldedText/words``.
        var words: Range<Int>
        /// Whether the clause is the first of its sentence.
        let opensSentence: Bool
    }

    init(_ text: String) {
        var masked = Self.specifiers(of: text)[...]
        let length = text.utf8.count
        scalars.reserveCapacity(length)
        origins.reserveCapacity(length + 1)
        var offset = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            defer { offset += length }
            if let specifier = masked.first, offset >= specifier.lowerBound {
                if offset == specifier.lowerBound { append(Self.placeholder, from: offset) }
                if offset + length >= specifier.upperBound { masked.removeFirst() }
            } else if let ascii = Self.plain(scalar) {
                append(ascii, from: offset)
            } else {
                fold(scalar, at: offset)
            }
        }
        origins.append(offset)
        findWords()
        findClauses()
    }

    /// The folded form of a printing character of ASCII but the space; nil for any other.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.value > 0x20, scalar.value < 0x7F else { return nil }
        return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }

    /// UTF-8 offsets in the original of a range of scalars.
    func offsets(of range: Range<Int>) -> Range<Int> {
        origins[range.lowerBound]..<max(origins[range.lowerBound], origins[range.upperBound])
    }

    /// The scalars of a run of words, with what stands between them.
    func range(ofWords words: Range<Int>) -> Range<Int> {
        words.isEmpty ? 0..<0 : self.words[words.lowerBound].lowerBound..<self.words[words.upperBound - 1].upperBound
    }

    /// The clause that a word belongs to, found by halving.
    func clause(ofWord index: Int) -> Clause? {
        var low = 0
        var high = clauses.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if clauses[middle].words.lowerBound <= index { low = middle } else { high = middle }
        }
        return low < clauses.count && clauses[low].words.contains(index) ? clauses[low] : nil
    }

    /// Whether nothing but a hyphen parts the word at `index` from the one before.
    func isJoinedToWordBefore(_ index: Int) -> Bool {
        guard index > 0, index < words.count else { return false }
        let end = words[index - 1].upperBound
        return words[index].lowerBound == end + 1 && scalars[end] == "-"
    }

    /// The folded text of a range of scalars.
    func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }
}

// MARK: - Folding

extension FoldedText {
    /// UTF-8 ranges of the format specifiers. One with a space in it is more likely a percent sign in prose.
    private static func specifiers(of text: String) -> [Range<Int>] {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
        return Message(parsing: text).placeholders
            .filter { !$0.isLiteralPercent && !$0.flags.contains(" ") }
            .map(\.range)
    }

    private mutating func append(_ scalar: Unicode.Scalar, from offset: Int) {
        scalars.append(scalar)
        origins.append(offset)
    }

    /// Arabic tatweel and vowel signs (but the doubling sign, which parts words), soft hyphens, joiners and direction
    /// marks play no part in a search and are left out.
    private mutating func fold(_ scalar: Unicode.Scalar, at offset: Int) {
        switch scalar {
        case " ": foldSpace(scalar, at: offset)
        case "\u{2019}", "\u{02BC}": append("'", from: offset)
        case "\u{2010}", "\u{2011}": append("-", from: offset)
        case "\u{0640}", "\u{064B}"..."\u{0650}", "\u{0652}", "\u{00AD}", "\u{200B}"..."\u{200F}",
            "\u{2066}"..."\u{2069}":
            break
        default:
            if scalar.properties.isWhitespace {
                foldSpace(scalar, at: offset)
            } else if scalar.isASCII {
                append(scalar, from: offset)
            } else {
                foldLetter(scalar, at: offset)
            }
        }
    }

    private mutating func foldLetter(_ scalar: Unicode.Scalar, at offset: Int) {
        if scalar.properties.isLowercase && !scalar.properties.changesWhenLowercased
            || scalar.value >= 0x2E80 && scalar.value < 0xA640
        {
            append(scalar, from: offset)
        } else {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower, from: offset) }
        }
    }

    private mutating func foldSpace(_ scalar: Unicode.Scalar, at offset: Int) {
        let isNewline = scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
        if let last = scalars.last, last == " " || last == "\n" {
            if isNewline { scalars[scalars.count - 1] = "\n" }
        } else {
            append(isNewline ? "\n" : " ", from: offset)
        }
    }
}

// MARK: - Words and clauses

extension FoldedText {
    private mutating func findWords() {
        var start: Int?
        for (index, scalar) in scalars.enumerated() {
            if scalar.isWordPart {
                start = start ?? index
            } else if let begin = start {
                words.append(begin..<index)
                start = nil
            }
        }
        if let begin = start { words.append(begin..<scalars.count) }
    }

    private mutating func findClauses() {
        var gapStart = 0
        for (index, word) in words.enumerated() {
            let gap = scalars[gapStart..<word.lowerBound]
            if index == 0 || ClauseMarks.areBreak(gap) {
                let opens = index == 0 || ClauseMarks.endSentence(gap)
                clauses.append(Clause(words: index..<index + 1, opensSentence: opens))
            } else {
                let last = clauses.count - 1
                clauses[last].words = clauses[last].words.lowerBound..<index + 1
            }
            gapStart = word.upperBound
        }
    }
}

extension Unicode.Scalar {
    /// Whether the folded scalar can be a part of a word: a letter, a mark, a digit, an underscore or a placeholder.
    var isWordPart: Bool {
        if isASCII { return (0x61...0x7A).contains(value) || (0x30...0x39).contains(value) || self == "_" }
        // Small letters of Latin-1, the most frequent ones beyond ASCII.
        if (0xDF...0xFF).contains(value) { return value != 0xF7 }
        if self == FoldedText.placeholder { return true }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            return true
        default:
            return false
        }
    }
}

extension Unicode.Scalar {
    /// White space, found without a look at the tables of Unicode where that can be.
    var isSpace: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}

import AXLocale
import AXSource

/// A text made ready for searching: case folded, white space runs as one space, each format specifier as one scalar.
///
/// Positions in it are indices of ``scalars``; ``offsets(of:)`` leads back to the text that was folded. Made in
/// linear time.
final class FoldedText: Sendable {
    /// What stands for a format specifier.
    static let placeholder = Folding.placeholder

    let scalars: [Unicode.Scalar]
    /// The UTF-8 offset in the original of each scalar, and the length of the original; empty where each is its own index.
    private let origins: [Int]
    /// The runs of letters and digits, in order.
    let words: [Range<Int>]
    /// The clauses, in order: each a run of indices of ``words``.
    let clauses: [Clause]

    /// The words between two marks of punctuation.
    struct Clause: Hashable, Sendable {
        /// Indices of ``FoldedText/words``.
        var words: Range<Int>
        /// Whether the clause is the first of its sentence.
        let opensSentence: Bool
    }

    init(_ text: String) {
        let folding = Folding(text)
        scalars = folding.scalars
        origins = folding.origins
        words = scalars.wordRanges
        clauses = scalars.clauses(of: words)
    }

    /// UTF-8 offsets in the original of a range of scalars.
    func offsets(of range: Range<Int>) -> Range<Int> {
        guard !origins.isEmpty else { return range }
        return origins[range.lowerBound]..<max(origins[range.lowerBound], origins[range.upperBound])
    }

    /// The scalars of a run of words, with what stands between them.
    func range(ofWords words: Range<Int>) -> Range<Int> {
        words.isEmpty ? 0..<0 : self.words[words.lowerBound].lowerBound..<self.words[words.upperBound - 1].upperBound
    }

    /// The clause that a word belongs to.
    func clause(ofWord index: Int) -> Clause? {
        let clause = clauses[..<clauses.partitioningIndex { $0.words.lowerBound > index }].last
        return clause.flatMap { $0.words.contains(index) ? $0 : nil }
    }

    /// The words of the first sentence.
    var firstSentence: Range<Int> {
        0..<(clauses.dropFirst().first(where: \.opensSentence)?.words.lowerBound ?? words.count)
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

// MARK: - Words and clauses

extension [Unicode.Scalar] {
    fileprivate var wordRanges: [Range<Int>] {
        var words: [Range<Int>] = []
        words.reserveCapacity(count / 5 + 1)
        var start = -1
        withUnsafeBufferPointer { scalars in
            for index in scalars.indices {
                if scalars[index].isWordPart {
                    if start < 0 { start = index }
                } else if start >= 0 {
                    words.append(start..<index)
                    start = -1
                }
            }
        }
        if start >= 0 { words.append(start..<count) }
        return words
    }

    fileprivate func clauses(of words: [Range<Int>]) -> [FoldedText.Clause] {
        guard !words.isEmpty else { return [] }
        var clauses: [FoldedText.Clause] = []
        var (first, opens) = (0, true)
        for index in words.indices.dropFirst() {
            let gap = words[index - 1].upperBound..<words[index].lowerBound
            if gap.count == 1, self[gap.lowerBound] == " " { continue }
            guard ClauseMarks.areBreak(self[gap]) else { continue }
            clauses.append(FoldedText.Clause(words: first..<index, opensSentence: opens))
            (first, opens) = (index, ClauseMarks.endSentence(self[gap]))
        }
        clauses.append(FoldedText.Clause(words: first..<words.count, opensSentence: opens))
        return clauses
    }
}

extension Unicode.Scalar {
    /// Whether the folded scalar can be a part of a word: a letter, a mark, a digit, an underscore or a placeholder.
    var isWordPart: Bool {
        if value < 0x80 { return value &- 0x61 < 26 || value &- 0x30 < 10 || value == 0x5F }
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

/// Which marks between two words end a clause or a sentence.
private enum ClauseMarks {
    /// Marks that end a clause wherever they stand.
    private static let strong: Set<Unicode.Scalar> = [
        ";", "!", "?", "(", ")", "[", "]", "…", "—", "|", "•", "¿", "¡", "\n",
        "،", "؛", "؟", "、", "。", "，", "；", "：", "！", "？", "（", "）", "・", "।",
    ]
    /// Marks that end a clause unless they join two words, as in `3.5` or `on/off`.
    private static let weak: Set<Unicode.Scalar> = [".", ",", ":", "–"]

    /// Whether what stands between two words parts them into two clauses.
    static func areBreak(_ gap: ArraySlice<Unicode.Scalar>) -> Bool {
        if gap.count == 1, gap.first == " " { return false }
        if gap.contains(where: strong.contains) { return true }
        if gap.count > 1, gap.contains(where: weak.contains) { return true }
        return gap.elementsEqual([" ", "-", " "])
    }

    /// Whether what stands between two words ends a sentence.
    static func endSentence(_ gap: ArraySlice<Unicode.Scalar>) -> Bool {
        areBreak(gap) && gap.contains { $0 == "\n" || TextFacts.isSentenceTerminator($0) }
    }
}

extension String {
    /// The words of letters alone, folded, without specifiers, addresses and tags.
    var plainWords: [String] {
        let folded = FoldedText(self)
        return folded.words.compactMap { range in
            let word = folded.scalars[range]
            guard word.allSatisfy(\.isInWord) else { return nil }
            return String(String.UnicodeScalarView(word))
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a mark on one.
    fileprivate var isInWord: Bool {
        if isASCII { return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) }
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
}

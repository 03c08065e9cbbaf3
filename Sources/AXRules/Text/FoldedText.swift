import AXLocale
import AXSource

/// Text prepared for searches: in lowercase, with each run of white space as one space or line break, and each format
/// specifier and template variable as one scalar.
///
/// Positions are indices of ``scalars``; ``offsets(of:)`` maps them to the original text. Folding takes linear time.
final class FoldedText: Sendable {
    /// The scalar that replaces a format specifier or a template variable.
    static let placeholder = Folding.placeholder

    let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar in the original, and the length of the original; empty if each offset equals the
    /// index.
    private let origins: [Int]
    /// The ranges of the words in ``scalars``, in order. A word is a run of letters, marks, digits, underscores and
    /// placeholders.
    let words: [Range<Int>]
    let clauses: [Clause]

    /// The words between two marks that separate clauses. The beginning and the end of the text count as marks.
    struct Clause: Hashable, Sendable {
        /// The indices of the words in ``FoldedText/words``.
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

    /// The UTF-8 offsets in the original for a range of scalars.
    func offsets(of range: Range<Int>) -> Range<Int> {
        guard !origins.isEmpty else { return range }
        return origins[range.lowerBound]..<max(origins[range.lowerBound], origins[range.upperBound])
    }

    /// The range of scalars from the first to the last of the words; `0..<0` if there are no words.
    func range(ofWords words: Range<Int>) -> Range<Int> {
        words.isEmpty ? 0..<0 : self.words[words.lowerBound].lowerBound..<self.words[words.upperBound - 1].upperBound
    }

    func clause(ofWord index: Int) -> Clause? {
        let clause = clauses[..<clauses.partitioningIndex { $0.words.lowerBound > index }].last
        return clause.flatMap { $0.words.contains(index) ? $0 : nil }
    }

    var firstSentence: Range<Int> {
        0..<(clauses.dropFirst().first(where: \.opensSentence)?.words.lowerBound ?? words.count)
    }

    /// Whether only a hyphen separates the word at `index` from the previous word.
    func isJoinedToWordBefore(_ index: Int) -> Bool {
        guard index > 0, index < words.count else { return false }
        let end = words[index - 1].upperBound
        return words[index].lowerBound == end + 1 && scalars[end] == "-"
    }

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
    /// Whether the folded scalar can be part of a word: a letter, a mark, a digit, an underscore or a placeholder.
    var isWordPart: Bool {
        if value < 0x80 { return value &- 0x61 < 26 || value &- 0x30 < 10 || value == 0x5F }
        // The lowercase letters of Latin-1, the most frequent letters outside ASCII.
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
    /// Whether the scalar is white space. Looks up Unicode properties only if necessary, because that is slow.
    var isSpace: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}

private enum ClauseMarks {
    /// Marks that end a clause in any position.
    private static let strong: Set<Unicode.Scalar> = [
        ";", "!", "?", "(", ")", "[", "]", "…", "—", "|", "•", "¿", "¡", "\n",
        "،", "؛", "؟", "、", "。", "，", "；", "：", "！", "？", "（", "）", "・", "।",
    ]
    /// Marks that end a clause unless they connect two words, as in `3.5` or `10:30`.
    private static let weak: Set<Unicode.Scalar> = [".", ",", ":", "–"]

    /// Whether the scalars between two words separate two clauses.
    static func areBreak(_ gap: ArraySlice<Unicode.Scalar>) -> Bool {
        if gap.count == 1, gap.first == " " { return false }
        if gap.contains(where: strong.contains) { return true }
        if gap.count > 1, gap.contains(where: weak.contains) { return true }
        return gap.elementsEqual([" ", "-", " "])
    }

    /// Whether the scalars between two words end a sentence.
    static func endSentence(_ gap: ArraySlice<Unicode.Scalar>) -> Bool {
        areBreak(gap) && gap.contains { $0 == "\n" || TextProperties.isSentenceTerminator($0) }
    }
}

extension String {
    /// The words that consist only of letters, folded. Format specifiers and template variables aren't words.
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
    /// Whether the scalar is a letter or a mark on a letter.
    fileprivate var isInWord: Bool {
        if isASCII { return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) }
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
}

import AXLocale

/// Which marks between two words end a clause or a sentence.
enum ClauseMarks {
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

import AXLocaleData
import AXModel
import AXSource

/// Parts of a label or value that only the layout separates.
enum SpokenMissingPause: StringRule {
    static let page = RulePage(
        id: "spoken-missing-pause", concern: .speech,
        summary: "The parts of a string are separated only by layout, which isn't spoken.",
        why: """
            A line break, a bar or a middle dot separates facts visually. A voice may speak the name of the separator. \
            If a voice doesn't speak the separator, the facts run together. Apple, Accessibility Programming Guide for \
            iOS, on table rows: commas create pauses (“Apple Inc., $432.39, up 1.3%”).
            """,
        example: Example("%@ | %@ left", role: "label"),
        instead: Example("%@, %@ left", role: "label"),
        severity: .note)

    static let needs = StringNeeds(roles: [.label, .value])

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard !context.isCombined(unit.key) else { return [] }
        return unit.firstFinding { text in
            guard text.string.mayHaveLayout, let separator = PartSeparator.first(in: text.string) else { return nil }
            return context.finding(
                page, unit, text, at: separator.range,
                "the parts before and after \(separator.name) may run together when spoken",
                why: "Use a comma (“\(context.style.comma)” in this language) to create a pause.")
        }
    }
}

extension String {
    /// Whether the string contains a line break, a bar, a middle dot, a dash, two consecutive spaces, or three
    /// characters that may begin a placeholder.
    fileprivate var mayHaveLayout: Bool {
        var (first, second): (UInt8, UInt8) = (0, 0)
        var values = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "$") { values += 1 }
            if values == 3 { return true }
            switch (first, second, byte) {
            case (_, _, 0x0A), (_, _, 0x0D), (_, _, 0x7C), (_, 0x20, 0x20), (_, 0x20, 0x2D), (0xE2, 0x80, 0x93),
                (_, 0xC2, 0xB7), (0xE2, 0x80, 0xA2),
                (0xE2, 0x80, 0xA7), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x88, 0x99), (0xEF, 0xBD, 0x9C):
                return true
            default: (first, second) = (second, byte)
            }
        }
        return false
    }
}

/// A separator between two parts of a string at which voices don't pause.
private struct PartSeparator {
    let range: Range<Int>
    /// The name of the separator in words, or the character itself if it's visible.
    let name: String

    static func first(in text: String) -> PartSeparator? {
        let folded = FoldedText(text)
        if let row = valuesInARow(folded) { return row }
        for (left, right) in zip(folded.words, folded.words.dropFirst()) {
            let range = folded.offsets(of: left.upperBound..<right.lowerBound)
            let next = text.part(folded.offsets(of: right)).unicodeScalars.first
            let gap = Gap(
                scalars: Array(text.part(range).unicodeScalars),
                isAfterValue: folded.scalars[left].contains(FoldedText.placeholder),
                isBeforeValue: folded.scalars[right.lowerBound] == FoldedText.placeholder,
                isBeforeCapital: next?.properties.isUppercase == true,
                isBeforeLowercase: next?.properties.isLowercase == true)
            if let name = gap.name { return PartSeparator(range: range, name: name) }
        }
        return nil
    }
}

extension PartSeparator {
    /// The first space in a row of three values that are only separated by spaces; nil if there isn't such a row. Two
    /// values may be a name, or a number and its unit.
    private static func valuesInARow(_ text: FoldedText) -> PartSeparator? {
        let isValue = { (word: Range<Int>) in text.scalars[word].allSatisfy { $0 == FoldedText.placeholder } }
        let pairs = zip(text.words, text.words.dropFirst())
        for (pair, next) in zip(pairs, text.words.dropFirst(2)) {
            let gaps = [pair.0.upperBound..<pair.1.lowerBound, pair.1.upperBound..<next.lowerBound]
            guard [pair.0, pair.1, next].allSatisfy(isValue), gaps.allSatisfy({ text.scalars[$0].elementsEqual([" "]) })
            else { continue }
            return PartSeparator(range: text.offsets(of: gaps[0]), name: "the space")
        }
        return nil
    }
}

private struct Gap {
    let scalars: [Unicode.Scalar]
    let isAfterValue: Bool
    let isBeforeValue: Bool
    let isBeforeCapital: Bool
    let isBeforeLowercase: Bool

    /// The name of a separator that is visible but not audible; nil if the words belong to the same part, or if
    /// punctuation causes a pause.
    ///
    /// A line break may also wrap a sentence, and two spaces are usually a typing mistake. They are only separators
    /// next to values.
    var name: String? {
        let marks = scalars.filter { !$0.properties.isWhitespace }
        guard let mark = marks.first else {
            if scalars.contains(where: \.isLineBreak) {
                return isAfterValue && (isBeforeValue || isBeforeCapital) ? "the line break" : nil
            }
            return scalars.count > 1 && isAfterValue && isBeforeValue ? "the spaces" : nil
        }
        // A mark at the beginning of a line marks the item of a list.
        if scalars.prefix(while: { $0 != mark }).contains(where: \.isLineBreak) { return nil }
        // A dash between two values may express a range, and a sentence continues with a lowercase letter after a dash.
        if Self.dashes.contains(mark), isAfterValue && isBeforeValue || !isSpaced || isBeforeLowercase { return nil }
        guard marks.count == 1, Self.bars.contains(mark), isSpaced || isAfterValue && isBeforeValue else { return nil }
        return "“\(mark)”"
    }

    private var isSpaced: Bool {
        scalars.count > 2 && scalars.first?.properties.isWhitespace == true
            && scalars.last?.properties.isWhitespace == true
    }

    /// Bars, dashes and centered dots. There are no spaces around the middle dot in Catalan (l·l).
    private static let bars: Set<Unicode.Scalar> = ["|", "·", "•", "∙", "‧", "｜", "-", "–"]
    private static let dashes: Set<Unicode.Scalar> = ["-", "–"]
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool { "\n\r\u{2028}\u{2029}".unicodeScalars.contains(self) }
}

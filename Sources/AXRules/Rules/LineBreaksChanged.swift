import AXModel
import AXSource

/// A translation that loses the lines of its source, or has lines that the source doesn't have.
enum LineBreaksChanged: StringRule {
    static let page = RulePage(
        id: "line-breaks-changed", concern: .translations,
        summary: "The translation loses or adds paragraphs, or breaks a line within a sentence.",
        why: """
            A voice may pause at a line break, and a braille display shows one line at a time. A line break added by \
            mistake cuts a sentence in two; a missing line break can make two facts run together.
            """,
        example: Example("Titel von\nKünstler", locale: "de", role: "label", source: "Song by artist"),
        instead: Example("Titel von Künstler", locale: "de", role: "label", source: "Song by artist"),
        severity: .note)

    static let needs = StringNeeds(source: true, bytes: ByteSet("\n\r"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let original = source?.onlyText?.string, let text = unit.onlyText else { return [] }
        let (own, other) = (LineLayout(text.string), LineLayout(original))
        guard let difference = own.difference(against: other) else { return [] }
        return [context.finding(page, unit, text, difference)]
    }
}

/// The audible properties of a string's lines.
private struct LineLayout {
    /// The number of lines that aren't blank.
    private(set) var lines = 1
    /// Whether an empty line separates paragraphs, or the lines are items of a list.
    private(set) var hasParts = false
    /// Whether a line ends in the middle of a sentence.
    private(set) var breaksSentence = false

    init(_ text: String) {
        guard text.holdsByte(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let filled = all.indices.filter { all[$0].contains { !$0.isWhitespace } }
        guard let first = filled.first, let last = filled.last else { return }
        lines = filled.count
        hasParts =
            lines < last - first + 1
            || filled.dropFirst().contains { line in all[line].first { !$0.isWhitespace }.map(Self.isPoint) ?? false }
        breaksSentence = filled.dropLast().contains { line in
            all[line].last { !$0.isWhitespace }.map { !Self.ends($0) } ?? false
        }
    }

    /// The audible difference; nil if there isn't one. A single break between two sentences is a normal pause, and a
    /// source may break its lines for its layout.
    func difference(against source: LineLayout) -> String? {
        if hasParts != source.hasParts, (lines == 1) != (source.lines == 1) {
            return source.hasParts
                ? "source has paragraphs or a list, but the translation is a single line"
                : "translation has paragraphs or a list, but the source is a single line"
        }
        guard source.lines == 1, lines > 1, breaksSentence else { return nil }
        return "translation breaks a line within a sentence, but the source is a single line"
    }

    private static func ends(_ character: Character) -> Bool {
        ".!?:;…。！？：；।۔؟؛։၊။።”’\")»".contains(character)
    }

    private static func isPoint(_ character: Character) -> Bool {
        "•-–*·▪◦‣⚠✓✔".contains(character)
    }
}

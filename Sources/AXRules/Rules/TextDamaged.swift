import AXLocale
import AXModel
import AXSource

/// A string that a tool damaged.
enum TextDamaged: StringRule {
    static let page = RulePage(
        id: "text-damaged", concern: .translations,
        summary: """
            Letters were lost or garbled, or the string contains control characters or escape sequences from a file \
            format.
            """,
        why: """
            A file that is read in the wrong encoding, or that passes through a spreadsheet or a web page, can turn \
            “für” into “fÃ¼r”, “f\u{FFFD}r” or “f?r”, “&” into “&amp;” and a line break into “\\n”. VoiceOver may read \
            the damaged string character by character. Control characters, such as U+0007, come from the same programs; \
            a voice can't speak them, and XML files can't contain them.
            """,
        example: Example("WÃ¤hlt ein Lied fÃ¼r die Liste.", locale: "de", source: "Selects a song for the list."),
        instead: Example("Wählt ein Lied für die Liste.", locale: "de", source: "Selects a song for the list."),
        severity: .error, or: [.warning], traits: [.blocksApply], yieldsTo: [.encoding])

    static let needs = StringNeeds(bytes: ByteSet("&\\?", 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x80...0xF4))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        var original = SourceWording(of: source)
        return unit.firstFinding { text in
            let finding =
                control(unit, text, in: context) ?? misread(unit, text, &original, in: context) ?? escaped(
                    unit, text, &original, in: context)
                ?? lost(unit, text, &original, in: context)
            // If the source is equal, the damage is in the source.
            return finding.flatMap { original.texts.contains(text.string) ? nil : $0 }
        }
    }

    /// The finding about a control character other than a tab or a line break.
    private static func control(_ unit: Unit, _ text: LocatedText, in context: RuleContext) -> Diagnostic? {
        guard text.string.holdsByte(where: \.isForbiddenControl),
            let (offset, byte) = text.string.utf8.enumerated().first(where: { $0.element.isForbiddenControl })
        else { return nil }
        let name = Unicode.Scalar(byte).codePoint
        return context.finding(page, unit, text, at: offset..<offset + 1, .control(name), why: .withoutControl)
    }

    /// The finding about letters that were decoded with the wrong encoding, or couldn't be decoded.
    private static func misread(
        _ unit: Unit, _ text: LocatedText, _ original: inout SourceWording, in context: RuleContext
    ) -> Diagnostic? {
        guard text.string.holdsByte(where: { $0 >= 0x80 }), !context.isPseudo else { return nil }
        let letters = context.language.letters
        guard !letters.isEmpty, let first = Mojibake.first(in: text.string, letters: letters, { original.texts }) else {
            return text.string.firstUnreadable.map { sign in
                context.finding(
                    page, unit, text, at: sign, .unreadable(text.string.word(around: sign)), why: .askAgain)
            }
        }
        let edits = first.pieces.map { text.edit($0.range, String($0.meant)) }
        let word = text.string.word(around: first.pieces[0].range)
        return context.finding(
            page, unit, text, at: first.pieces[0].range, .misread(word, String(first.pieces[0].meant)),
            why: .encoding, fixIts: [FixIt("Restore the letters", edits: edits, safety: .needsReview)])
    }

    /// The finding about a character reference or an escape sequence, if the source doesn't have any.
    private static func escaped(
        _ unit: Unit, _ text: LocatedText, _ original: inout SourceWording, in context: RuleContext
    ) -> Diagnostic? {
        guard original.isKnown else { return nil }
        if let entity = CharacterEntity.first(in: text.string),
            original.texts.allSatisfy({ CharacterEntity.first(in: $0) == nil && !$0.holds(UInt8(ascii: "<")) })
        {
            let fix = entity.meant.map {
                FixIt("Write “\($0)”", edits: [text.edit(entity.range, $0)], safety: .needsReview)
            }
            return context.finding(
                page, unit, text, at: entity.range, severity: .warning, .entity(text.string.quoted(entity.range)),
                why: .spokenAsWritten, fixIts: fix.map { [$0] } ?? [])
        }
        guard let escape = text.string.firstEscape, original.texts.allSatisfy({ !$0.holds(UInt8(ascii: "\\")) })
        else { return nil }
        return context.finding(
            page, unit, text, at: escape, severity: .warning, .escape(text.string.quoted(escape)),
            why: .spokenAsWritten)
    }

    /// The finding about question marks in place of letters.
    private static func lost(
        _ unit: Unit, _ text: LocatedText, _ original: inout SourceWording, in context: RuleContext
    ) -> Diagnostic? {
        guard original.isKnown, let mark = QuestionMarks.forLetters(in: text.string, { original.texts }) else {
            return nil
        }
        return context.finding(
            page, unit, text, at: mark, .lost(text.string.word(around: mark)), why: .askAgain)
    }
}

private enum QuestionMarks {
    /// The minimum number of consecutive question marks that replace a whole word.
    private static let fewest = 3

    /// The UTF-8 offsets of the first question marks that replace letters. They are inside a word, or there are at
    /// least three in place of a word and the source doesn't contain “??”.
    static func forLetters(in text: String, _ originals: () -> Set<String>) -> Range<Int>? {
        let mark = UInt8(ascii: "?")
        guard text.holds(mark) else { return nil }
        let bytes = Array(text.utf8)
        for start in bytes.indices where bytes[start] == mark && (start == 0 || bytes[start - 1] != mark) {
            let end = bytes[start...].firstIndex { $0 != mark } ?? bytes.count
            let before = text.part(0..<start).unicodeScalars.last
            let after = text.part(end..<bytes.count).unicodeScalars.first
            let follows = before.map(isOfWord) ?? false
            if follows, let after, isOfWord(after), !after.properties.isUppercase, !isAddress(bytes, around: start) {
                return start..<end
            }
            if !follows, end - start >= fewest, originals().allSatisfy({ !$0.contains("??") }) { return start..<end }
        }
        return nil
    }

    /// Whether the scalar is a letter of a script that separates words with spaces. In other scripts, text may directly
    /// follow a question.
    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && (Script(of: scalar)?.spacesWords ?? false)
    }

    /// Whether the question mark is within an address.
    private static func isAddress(_ bytes: [UInt8], around offset: Int) -> Bool {
        let before = bytes[..<offset].reversed().prefix { $0 > 0x20 }
        let after = bytes[offset...].prefix { $0 > 0x20 }
        return before.contains { "./=:".utf8.contains($0) } || after.contains { "/=&".utf8.contains($0) }
    }
}

extension String {
    /// The UTF-8 offsets of the first replacement character (U+FFFD) or control character from U+0080 to U+009F, except
    /// U+0085; nil if there isn't one.
    fileprivate var firstUnreadable: Range<Int>? {
        var offset = 0
        for scalar in unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar == "\u{FFFD}" || (0x80...0x9F).contains(scalar.value) && scalar.value != 0x85 {
                return offset..<offset + width
            }
            offset += width
        }
        return nil
    }

    /// The UTF-8 offsets of the first escape sequence that was escaped twice: `\n`, `\"`, `\u00e4`.
    fileprivate var firstEscape: Range<Int>? {
        guard holds(UInt8(ascii: "\\")) else { return nil }
        let bytes = Array(utf8)
        for start in bytes.indices.dropLast() where bytes[start] == UInt8(ascii: "\\") {
            switch bytes[start + 1] {
            case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                return start..<start + 2
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let digits = bytes[(start + 2)...].prefix(4)
                if digits.count == 4, digits.allSatisfy({ $0.hexadecimalValue != nil }) { return start..<start + 6 }
            default: break
            }
        }
        return nil
    }

    /// The word that contains the range, quoted.
    fileprivate func word(around range: Range<Int>) -> String {
        let bytes = Array(utf8)
        let start = bytes[..<range.lowerBound].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex { $0 <= 0x20 } ?? bytes.count
        return quoted(start..<end)
    }
}

extension String {
    fileprivate static func misread(_ word: String, _ meant: String) -> String {
        "\(word) was read in the wrong encoding; one of its letters was “\(meant)”"
    }
    fileprivate static func unreadable(_ word: String) -> String { "a letter in \(word) is lost" }
    fileprivate static func lost(_ word: String) -> String { "a question mark replaces a letter in \(word)" }
    fileprivate static func entity(_ entity: String) -> String { "\(entity) is an HTML character reference" }
    fileprivate static func escape(_ escape: String) -> String { "escape \(escape) is shown literally" }
    fileprivate static func control(_ name: String) -> String { "string contains the control character \(name)" }
    fileprivate static let withoutControl = "Remove it. A voice can't speak it, and XML files can't contain it."
    fileprivate static let encoding = "Read the delivered file as UTF-8, or ask for it again."
    fileprivate static let askAgain = "The letter can't be recovered. Ask for the file again."
    fileprivate static let spokenAsWritten =
        "The source doesn't contain sequences of this kind, so the app probably doesn't decode them. Write "
        + "the character that the sequence represents."
}

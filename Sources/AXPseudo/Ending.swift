/// The marks that close a text: sentence terminators, closing quotes and brackets, emoji, and the white space among them.
enum Ending {
    /// How many marks are looked at. Finding the flag before a flag takes as long as there are flags in a row.
    private static let most = 128

    /// Where the closing marks of a text begin; its end when it has none.
    static func start(in text: String) -> String.Index {
        if endsInLetter(text) { return text.endIndex }
        var start = text.endIndex
        for _ in 0..<most where start > text.startIndex {
            let before = text.index(before: start)
            guard closes(text[before]) else { break }
            start = before
        }
        return start
    }

    /// Whether a text ends in a Latin letter or a digit, as most do: known without a look at its characters.
    private static func endsInLetter(_ text: String) -> Bool {
        guard let last = text.unicodeScalars.last else { return false }
        switch last.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x100...0x24F, 0x1E00...0x1EFF: return true
        case 0xC0...0xFF: return last != "×" && last != "÷"
        default: return false
        }
    }

    private static func closes(_ character: Character) -> Bool {
        marks.contains(character) || character.isWhitespace || isEmoji(character)
    }

    /// Terminators and separators of all scripts that the locale data knows, then closing quotes and brackets.
    private static let marks = Set(".!?…:;,。！？｡．：；，、،؛؟۔।॥։။។።፡" + ")]}»›”’\"'」』）】》〉")

    private static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.value > 0x7F else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}"))
    }
}

/// The marks that close a text: sentence terminators, closing quotes and brackets, emoji, and the white space among them.
enum Ending {
    /// Where the closing marks of a text begin; its end when it has none.
    static func start(in text: String) -> String.Index {
        var start = text.endIndex
        while start > text.startIndex {
            let before = text.index(before: start)
            guard closes(text[before]) else { break }
            start = before
        }
        return start
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

/// Words of names and texts, for keys.
package enum KeyWords {
    private static let longest = 200

    /// The words of a name of code or of a text, in lower case: `playButton` gives `play`, `button`; what is not ASCII is
    /// left out, since keys are typed.
    package static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var previous: Character = " "
        let characters = Array(text.prefix(longest))
        for (index, character) in characters.enumerated() {
            let isPart = character.isASCII && (character.isLetter || character.isNumber)
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let starts = character.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
            if !isPart || starts {
                // An apostrophe divides no word.
                if "'’".contains(character) { continue }
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isPart { word += character.lowercased() }
            previous = character
        }
        return word.isEmpty ? words : words + [word]
    }
}

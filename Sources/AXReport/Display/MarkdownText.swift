extension String {
    /// The text with what Markdown would take for markup escaped, on one line.
    var markdown: String {
        reduce(into: "") { result, character in
            if character.isNewline {
                result += " "
            } else {
                if "\\`*_[]<>|#&".contains(character) { result += "\\" }
                result.append(character)
            }
        }
    }
}

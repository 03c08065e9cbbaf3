/// The comments that ibtool writes into tables.
enum IBComment {
    /// `Class = "UIButton"; accessibilityLabel = "Close"; ObjectID = "2en-CB-bYH";`, with the developer's note behind it.
    static func text(className: String, property: String, value: String, id: String, note: String?) -> String {
        var text = #"Class = "\#(className)"; \#(property) = "\#(escaped(value))"; ObjectID = "\#(id)";"#
        if let note { text += #" Note = "\#(escaped(note))";"# }
        return text
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

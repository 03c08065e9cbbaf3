extension String {
    /// The text with what Markdown would take for markup escaped, on one line.
    var markdown: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\r" where result.hasSuffix(" "), "\n" where result.hasSuffix(" "): break
            case "\r", "\n", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}": result += " "
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "&", "~":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

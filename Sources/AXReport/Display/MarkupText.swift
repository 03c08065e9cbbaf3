extension String {
    /// The text as it stands in XML and HTML, between tags and in attributes. U+FFFE and U+FFFF, which XML cannot hold,
    /// become U+FFFD.
    var markupEscaped: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

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

    /// Our own prose, in which backticks enclose code: only what is outside of them is escaped.
    var markdownProse: String {
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return markdown }
        return parts.enumerated().map { $0 % 2 == 0 ? String($1).markdown : "`\($1)`" }.joined()
    }

    /// The lines as a block in which nothing is markup.
    var markdownBlock: String {
        let runs = split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, runs + 1))
        return "\(fence)\n\(self)\n\(fence)"
    }
}

extension String {
    /// The string escaped for XML and HTML, between tags and in attributes. U+FFFE and U+FFFF become U+FFFD, because
    /// XML doesn't allow them.
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
    /// The string on one line, with Markdown's special characters escaped.
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

    /// The string as Markdown, for prose in which backticks enclose code. Only the text outside the code is escaped. If
    /// a backtick is unpaired, all text is escaped.
    var markdownProse: String {
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return markdown }
        return parts.enumerated().map { $0 % 2 == 0 ? String($1).markdown : "`\($1)`" }.joined()
    }

    /// The string as a fenced code block. The fence is longer than any run of backticks in the string.
    var markdownBlock: String {
        let runs = split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, runs + 1))
        return "\(fence)\n\(self)\n\(fence)"
    }
}

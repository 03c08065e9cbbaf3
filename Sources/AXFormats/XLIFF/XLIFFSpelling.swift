import AXSource

/// Spells text as Xcode's export does: in ids TAB, LF and CR are references, in text CR alone; quotes are escaped in
/// attributes only. Characters that XML cannot hold at all become U+FFFD.
enum XLIFFSpelling {
    static func text(_ string: String) -> String {
        spell(string) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\r": "&#13;"
            default: nil
            }
        }
    }

    static func attribute(_ string: String) -> String {
        spell(string) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t": "&#9;"
            case "\n": "&#10;"
            case "\r": "&#13;"
            default: nil
            }
        }
    }

    /// Whether XML has no way to hold the text as it is (XML 1.0, section 2.2).
    static func isUnspeakable(_ string: String) -> Bool {
        string.unicodeScalars.contains(where: isForbidden)
    }

    /// Markup with references for the characters above ASCII.
    static func inASCII(_ markup: String) -> String {
        markup.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
    }

    /// How the parts of a text that a fix replaces are spelled.
    static let escapes = EscapeTable(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])

    private static func spell(_ string: String, _ escape: (Unicode.Scalar) -> String?) -> String {
        guard string.utf8.contains(where: mayBeEscaped) else { return string }
        return string.unicodeScalars.reduce(into: "") { result, scalar in
            if let escaped = escape(scalar) {
                result += escaped
            } else {
                result.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
            }
        }
    }

    /// Whether a byte may belong to a character that is not spelled as it is. U+FFFE and U+FFFF begin with 0xEF.
    private static func mayBeEscaped(_ byte: UInt8) -> Bool {
        switch byte {
        case ..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0xEF: true
        default: false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }
}

import AXSource

/// Escapes text as Xcode's export does. In attributes, such as ids, quotation marks are escaped, and TAB, LF and CR
/// become references. In content, only CR becomes a reference. Characters that XML can't represent become U+FFFD.
enum XLIFFEscaping {
    static func content(_ string: String) -> String { escapes.spell(string) }

    static func attribute(_ string: String) -> String { attributeEscapes.spell(string) }

    /// Whether the string contains characters that XML can't represent even as references (XML 1.0, section 2.2).
    static func isUnrepresentable(_ string: String) -> Bool {
        string.unicodeScalars.contains { forbidden[$0] != nil }
    }

    /// Markup with references for the characters above ASCII.
    static func inASCII(_ markup: String) -> String {
        markup.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
    }

    static let escapes = EscapeTable(forbidden.merging(markup) { $1 })

    private static let attributeEscapes = EscapeTable(
        forbidden.merging(markup) { $1 }.merging(["\"": "&quot;", "\t": "&#9;", "\n": "&#10;"]) { $1 })

    private static let markup: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"]

    private static let forbidden: [Unicode.Scalar: String] = {
        let controls = (UInt8(0)..<0x20).map(Unicode.Scalar.init).filter { !["\t", "\n", "\r"].contains($0) }
        return Dictionary(uniqueKeysWithValues: (controls + ["\u{FFFE}", "\u{FFFF}"]).map { ($0, "\u{FFFD}") })
    }()
}

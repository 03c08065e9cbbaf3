import AXSource

/// Escapes text for XML in the same way as Xcode's export: `&`, `<` and `>` become entities, and CR a reference. In
/// attributes, such as ids, quotation marks, TAB and LF are escaped, too. Characters that XML can't represent become
/// U+FFFD.
enum XMLEscaping {
    static func content(_ string: String) -> String { escapes.spell(string) }

    static func attribute(_ string: String) -> String { attributeEscapes.spell(string) }

    /// Markup with references for the characters above ASCII.
    static func inASCII(_ markup: String) -> String {
        markup.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
    }

    static let escapes = EscapeTable(forbidden.merging(markup) { $1 })

    private static let attributeEscapes = EscapeTable(
        forbidden.merging(markup) { $1 }.merging(["\"": "&quot;", "\t": "&#9;", "\n": "&#10;"]) { $1 })

    private static let markup: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"]

    private static let forbidden = Dictionary(
        uniqueKeysWithValues: XMLForbiddenCharacters.all.map { ($0, "\u{FFFD}") })
}
